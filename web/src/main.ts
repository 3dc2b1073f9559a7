// First of all: it asks for sentences while the rest of this file runs.
import "./text/ahead";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { route } from "./route.svelte";
import { speak } from "./text/words.svelte";
import { viewAt } from "./views";
import { registerLater } from "./worker/page.svelte";

try {
  // The view comes at the same time. If it cannot be had, the page says so.
  const { view } = viewAt(route.path);
  void view.load().catch(() => undefined);
  await speak(...view.sentences);
  mount(App, { target: document.getElementById("page")! });
} catch {
  // Without sentences nothing can be said but what stands in the document.
  document.getElementById("failed")!.hidden = false;
}
if (import.meta.env.PROD) registerLater();
