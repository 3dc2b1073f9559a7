// What a table can do without at first. Each part is loaded when it is wanted; most are fetched
// before that, once the reader has cards to play and the browser has nothing to do.
import { speak } from "../text/words.svelte";

export const afterMatch = () => import("./AfterMatch.svelte");
export const choices = () => import("./Choices.svelte");
export const decisions = () => import("./Decisions.svelte");
export const ended = () => import("./Ended.svelte");
export const hint = () =>
  Promise.all([import("./Hint.svelte"), speak("worth")]).then(([part]) => part);
export const log = () => import("./Log.svelte");
export const lobby = () => import("./Lobby.svelte");
export const menuItems = () => import("./MenuItems.svelte");
export const menuPart = () => import("./MenuPart.svelte");
export const noTable = () => import("./NoTable.svelte");
export const phrases = () => import("./Phrases.svelte");
export const price = () => import("./Price.svelte");
export const questions = () => import("./Questions.svelte");
export const roundTable = () => import("./RoundTable.svelte");
export const says = () => import("./Says.svelte");
export const sheet = () => import("./Sheet.svelte");
export const side = () => import("./Side.svelte");
export const sideDrawer = () => import("./SideDrawer.svelte");
export const textTable = () => import("./TextTable.svelte");

/** What may be wanted at a table that is open, the soonest first. */
const SOON: (() => Promise<unknown>)[] = [
  choices,
  price,
  hint,
  menuItems,
  ended,
  questions,
  afterMatch,
  sheet,
  roundTable,
  side,
  sideDrawer,
  menuPart,
  decisions,
  phrases,
  says,
];
/** How long the table has been in sight before anything is fetched that nobody wants yet, in ms. */
const AT_FIRST = 3_000;
/** Where browsers do not tell when they are idle: how long after what was fetched before, in ms. */
const APART = 200;

/** Fetch it, one after the other. What cannot be had now is asked for when it is wanted. */
export async function fetchWhenIdle(): Promise<void> {
  await new Promise((rest) => setTimeout(rest, AT_FIRST));
  for (const load of SOON) {
    await idle();
    await load().catch(() => undefined);
  }
}

function idle(): Promise<unknown> {
  return new Promise((rest) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(rest);
    else setTimeout(rest, APART);
  });
}
