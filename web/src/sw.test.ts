// The service worker in a world of paper: what it keeps, and what it never does.
import { beforeEach, describe, expect, it, vi } from "vitest";

const HOME = "https://agurk.example";
const FILES = {
  all: ["index.html", "icon.svg", "assets/page-1.js"],
  en: ["assets/e.js"],
  da: ["assets/d.js"],
};

type Hear = (event: object) => void;
let hears: Record<string, Hear>;
let shelves: Map<string, Map<string, Response>>;
let windows: { url: string; focus?: () => void }[];
let opened: string[];
let skipped: boolean;
/** What the network says; nothing while it is away. */
let network: ((url: string) => Response) | null;
let asked: string[];

const addressOf = (what: RequestInfo) =>
  new URL(typeof what === "string" ? what : what.url, HOME).href;

function shelf(name: string) {
  const kept = shelves.get(name) ?? new Map<string, Response>();
  shelves.set(name, kept);
  return {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    match: async (what: RequestInfo) => kept.get(addressOf(what))?.clone(),
    put: async (what: RequestInfo, answer: Response) => void kept.set(addressOf(what), answer),
    addAll: async (all: RequestInfo[]) => {
      for (const what of all) kept.set(addressOf(what), await fetch(what));
    },
  };
}

/** Let the worker hear something, and wait for what it does. */
async function hear(name: string, event: object = {}): Promise<void> {
  const work: Promise<unknown>[] = [];
  hears[name]!({ ...event, waitUntil: (each: Promise<unknown>) => work.push(each) });
  await Promise.all(work);
}

/** What the worker answers to a request; null if it leaves it to the browser. */
async function ask(path: string, init: { mode?: string; method?: string; language?: string } = {}) {
  const { mode = "cors", method = "GET", language = "en" } = init;
  const headers = new Headers({ "accept-language": language });
  const request = { url: HOME + path, mode, method, headers };
  const work: Promise<unknown>[] = [];
  let answer: Promise<Response> | null = null;
  const waitUntil = (each: Promise<unknown>) => work.push(each);
  const respondWith = (each: Promise<Response>) => (answer = each);
  hears["fetch"]!({ request, waitUntil, respondWith });
  const said = answer && (await (await (answer as Promise<Response>)).text());
  await Promise.all(work);
  return said;
}

const paths = () =>
  [...shelves.values()].flatMap((kept) => [...kept.keys()].map((url) => url.slice(HOME.length)));

beforeEach(async () => {
  hears = {};
  shelves = new Map();
  windows = [];
  opened = [];
  skipped = false;
  asked = [];
  network = (url) => new Response(`fresh ${url.slice(HOME.length)}`);
  vi.resetModules();
  const openWindow = async (path: string) => opened.push(path);
  vi.stubGlobal("self", {
    location: { origin: HOME },
    navigator: { languages: ["da"] },
    clients: { claim: async () => undefined, matchAll: async () => windows, openWindow },
    skipWaiting: async () => void (skipped = true),
    addEventListener: (name: string, hear: Hear) => (hears[name] = hear),
  });
  vi.stubGlobal("caches", {
    open: async (name: string) => shelf(name),
    keys: async () => [...shelves.keys()],
    delete: async (name: string) => shelves.delete(name),
    match: async (what: RequestInfo, { cacheName }: { cacheName?: string }) => {
      for (const name of cacheName ? [cacheName] : shelves.keys()) {
        const kept = await shelf(name).match(what);
        if (kept) return kept;
      }
    },
  });
  vi.stubGlobal(
    "Request",
    class {
      url: string;
      constructor(path: string) {
        this.url = HOME + path;
      }
    },
  );
  vi.stubGlobal("fetch", async (what: RequestInfo) => {
    asked.push(addressOf(what).slice(HOME.length));
    if (!network) throw new TypeError("away");
    return network(addressOf(what));
  });
  vi.spyOn(JSON, "parse").mockReturnValueOnce(FILES);
  await import("./sw");
  await hear("install");
});

describe("a new worker", () => {
  it("keeps the page and the sentences of the reader's language", () => {
    expect(paths().sort()).toEqual([
      "/",
      "/assets/d.js",
      "/assets/e.js",
      "/assets/page-1.js",
      "/icon.svg",
    ]);
  });
  it("fetches another language when the page speaks it, and nothing twice", async () => {
    asked = [];
    await hear("message", { data: { language: "da" } });
    expect(asked).toEqual([]);
  });
  it("lets go of what earlier ones kept, and of nobody else's", async () => {
    shelf("agurk-page-older");
    shelf("something else");
    await hear("activate");
    expect([...shelves.keys()].some((name) => name === "agurk-page-older")).toBe(false);
    expect(shelves.has("something else")).toBe(true);
  });
  it("leaves what other tabs still need, and finds it for them", async () => {
    await shelf("agurk-page-older").put("/assets/older-1.js", new Response("older"));
    windows = [{ url: `${HOME}/score/abcd` }, { url: `${HOME}/` }];
    await hear("activate");
    expect(await ask("/assets/older-1.js")).toBe("older");
  });
  it.each([
    ["/t/abcd", false],
    ["/watch/abcd", false],
    ["/score/abcd", true],
  ])("takes over while %s is open: %s", async (path, replaced) => {
    windows = [{ url: HOME + path }, { url: `${HOME}/` }];
    await hear("message", { data: { replace: true } });
    expect(skipped).toBe(replaced);
  });
});

describe("a notification", () => {
  const press = (data: string) =>
    hear("notificationclick", { notification: { close: () => undefined, data } });

  it("brings the table to the front that it tells of", async () => {
    const focus = vi.fn();
    windows = [{ url: `${HOME}/` }, { url: `${HOME}/t/abcd`, focus }];
    await press("/t/abcd");
    expect(focus).toHaveBeenCalled();
    expect(opened).toEqual([]);
  });
  it("opens the table if it is open no more", async () => {
    await press("/t/abcd");
    expect(opened).toEqual(["/t/abcd"]);
  });
});

describe("the page", () => {
  it.each(["/", "/score", "/learn", "/rules/danish", "/t/abcd"])(
    "is at %s without a network",
    async (path) => {
      network = null;
      expect(await ask(path, { mode: "navigate" })).toBe("fresh /");
    },
  );
  it("comes from the network where there is one", async () => {
    expect(await ask("/score", { mode: "navigate" })).toBe("fresh /score");
    network = () => new Response("bad gateway", { status: 502 });
    expect(await ask("/score", { mode: "navigate" })).toBe("fresh /");
  });
  it("takes its files from what is kept", async () => {
    asked = [];
    expect(await ask("/assets/page-1.js")).toBe("fresh /assets/page-1.js");
    expect(asked).toEqual([]);
    expect(await ask("/assets/more-2.js")).toBe("fresh /assets/more-2.js");
    network = null;
    expect(await ask("/assets/more-2.js")).toBe("fresh /assets/more-2.js");
  });
});

describe("the server's answers", () => {
  it("about rules are kept, and made fresh for the next time", async () => {
    await ask("/api/variants");
    network = () => new Response("newer");
    expect(await ask("/api/variants")).toBe("fresh /api/variants");
    network = null;
    expect(await ask("/api/variants")).toBe("newer");
    await expect(ask("/api/variants", { language: "pl" })).rejects.toThrow("away");
  });
  it("that are refusals are not kept", async () => {
    network = () => new Response("busy", { status: 429 });
    await ask("/api/rulebook");
    expect(paths().some((path) => path.startsWith("/api/"))).toBe(false);
  });
  it.each([
    "/api/tables/abcd",
    "/api/me",
    "/api/matches/abcd/replay",
    "/api/players",
    "/api/socket",
  ])("at %s are never kept", async (path) => {
    expect(await ask(path)).toBeNull();
    expect(await ask(path, { mode: "navigate" })).toBeNull();
    expect(await ask(path, { method: "POST" })).toBeNull();
    expect(paths().some((each) => each.startsWith("/api/"))).toBe(false);
  });
});
