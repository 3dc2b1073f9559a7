// The service worker: the page itself, the rules and the scorekeeper work without a network. It
// keeps the files of one version of the page, all of them fetched before it begins, and takes over
// from the one before only when no table is open.
import { filesFor, isTable, kindOf, rulesKey, type Files } from "./worker/routing";

interface Waiting extends Event {
  waitUntil(until: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Clicked extends Waiting {
  readonly notification: { close(): void; readonly data: unknown };
}
interface Told extends Waiting {
  readonly data: unknown;
}
/** A tab or window of ours. */
interface Open {
  readonly url: string;
  focus(): Promise<unknown>;
}
/** What of a service worker's world is used here. */
interface Worker {
  readonly location: Location;
  readonly navigator: { readonly languages: readonly string[] };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<Open[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", hear: (event: Waiting) => void): void;
  addEventListener(name: "fetch", hear: (event: Fetching) => void): void;
  addEventListener(name: "notificationclick", hear: (event: Clicked) => void): void;
  addEventListener(name: "message", hear: (event: Told) => void): void;
}

const worker = self as unknown as Worker;
const FILES = JSON.parse("__FILES__") as Files;
const PAGE = "agurk-page-__VERSION__";
const RULES = "agurk-rules";
const DOCUMENT = "/";
/** A network that takes longer than this to bring the page is as good as none. */
const PATIENCE = 5_000;

worker.addEventListener("install", (event) => {
  event.waitUntil(fetchAll(worker.navigator.languages));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(cleanUp());
});

worker.addEventListener("message", (event) => {
  const told = event.data as { language?: string; replace?: boolean } | null;
  if (told?.language) event.waitUntil(fetchAll([told.language]));
  if (told?.replace) event.waitUntil(replaceIfFree());
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  switch (kindOf(request, worker.location.origin)) {
    case "document":
      return event.respondWith(document(request));
    case "file":
      return event.respondWith(file(request));
    case "rules":
      return event.respondWith(rules(event));
    case "other":
  }
});

/** Fetch what is not kept yet of what readers of these languages need. */
async function fetchAll(languages: readonly string[]): Promise<void> {
  const cache = await caches.open(PAGE);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const wanted = filesFor(FILES, languages).map((name) =>
    name === "index.html" ? DOCUMENT : `/${name}`,
  );
  const missing = wanted.filter((path) => !kept.has(path));
  // Names without a hash may stand for older content in the browser's own cache.
  await cache.addAll(
    missing.map((path) =>
      path.startsWith("/assets/") ? path : new Request(path, { cache: "reload" }),
    ),
  );
}

const windows = () => worker.clients.matchAll({ type: "window", includeUncontrolled: true });

/** Bring the view at a path to the front. */
async function show(path: string): Promise<void> {
  const found = (await windows()).find(({ url }) => new URL(url).pathname === path);
  await (found ? found.focus() : worker.clients.openWindow(path));
}

/** Let go of what earlier versions have kept, unless another tab may still need more of it. */
async function cleanUp(): Promise<void> {
  if ((await windows()).length > 1) return worker.clients.claim();
  const old = (await caches.keys()).filter(
    (name) => name.startsWith("agurk-") && name !== PAGE && name !== RULES,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Take over from the version before, unless a table is open anywhere. */
async function replaceIfFree(): Promise<void> {
  if (!(await windows()).some(({ url }) => isTable(url))) await worker.skipWaiting();
}

/** The document from the network; without one, that of this version, which shows every view. */
async function document(request: Request): Promise<Response> {
  const kept = () => caches.match(DOCUMENT, { cacheName: PAGE });
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    return answer.status < 500 ? answer : ((await kept()) ?? answer);
  } catch {
    return (await kept()) ?? Response.error();
  }
}

/** A file of the page, which never changes under its name. */
async function file(request: Request): Promise<Response> {
  const cache = await caches.open(PAGE);
  const options = { ignoreVary: true };
  const kept = (await cache.match(request, options)) ?? (await caches.match(request, options));
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** Words about rules: what is kept at once, and what is new for the next time. */
async function rules(event: Fetching): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(RULES);
  const key = rulesKey(request.url, request.headers.get("accept-language") ?? "");
  const fresh = fetch(request).then(async (answer) => {
    if (answer.status === 200) await cache.put(key, answer.clone());
    return answer;
  });
  const kept = await cache.match(key, { ignoreVary: true });
  if (!kept) return fresh;
  event.waitUntil(fresh.catch(() => undefined));
  return kept;
}
