import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./text/words.svelte";
import { register } from "./worker/page.svelte";

try {
  await speak();
  mount(App, { target: document.getElementById("page")! });
} catch {
  // Without sentences nothing can be said but what stands in the document.
  document.getElementById("failed")!.hidden = false;
}
if (import.meta.env.PROD) void register();
