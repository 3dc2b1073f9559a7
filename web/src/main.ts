import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./text/words.svelte";
import { register } from "./worker/page.svelte";

await speak();
mount(App, { target: document.getElementById("page")! });
if (import.meta.env.PROD) void register();
