// The page's side of its service worker: registers it, tells it the language, and knows when a new
// version waits.
import { language } from "../text/words.svelte";

let waiting: ServiceWorker | null = $state.raw(null);
let active: ServiceWorker | null = null;
let asked = false;

/** Whether a new version of the page is here. */
export function hasNewVersion(): boolean {
  return waiting !== null;
}

/** Go on with the new version; the page is loaded anew as soon as it has taken over. */
export function takeNewVersion(): void {
  asked = true;
  waiting?.postMessage({ replace: true });
}

/** How long the page is left alone before its worker fetches what is not wanted yet, in ms. */
const LATER = 3_000;

/** Let the page work without a network before long: what is looked at now comes first. */
export function registerLater(): void {
  setTimeout(() => void register(), LATER);
}

async function register(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  workers.addEventListener("controllerchange", () => asked && location.reload());
  try {
    const registration = await workers.register("/sw.js");
    watch(registration);
    ({ active } = await workers.ready);
    tellLanguage();
  } catch {
    // Without a worker the page needs the network, and works as it did.
  }
}

/** Have the sentences of the language kept that is spoken now. */
export function tellLanguage(): void {
  active?.postMessage({ language: language() });
}

function watch(registration: ServiceWorkerRegistration): void {
  waiting = registration.waiting;
  registration.addEventListener("updatefound", () => {
    const next = registration.installing;
    next?.addEventListener("statechange", () => {
      // The first one of all replaces nothing.
      if (next.state === "installed" && registration.active) waiting = next;
      if (next.state === "redundant" && waiting === next) waiting = null;
    });
  });
}
