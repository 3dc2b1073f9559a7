import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ServerMessage } from "$wire";
import { Line, type Ears } from "./socket";

/** A socket that a test opens, breaks and speaks for. */
class FalseSocket {
  static readonly CONNECTING = 0;
  static all: FalseSocket[] = [];
  readyState = 1;
  readonly sent: Record<string, unknown>[] = [];
  closed = false;
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};

  constructor(readonly address: string) {
    FalseSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.closed = true;
  }
  say(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  /** Open it, and let the server greet. */
  welcome(number = 0) {
    this.onopen();
    this.say({ type: "welcome", number });
  }
  types() {
    return this.sent.map(({ type }) => type);
  }
}

/** What a browser tells a page, and how many listen. */
class Around extends EventTarget {
  visibilityState = "visible";
  listeners = 0;
  override addEventListener(
    ...[type, heard, options]: Parameters<EventTarget["addEventListener"]>
  ) {
    super.addEventListener(type, heard, options);
    this.listeners += 1;
    (options as { signal: AbortSignal }).signal.addEventListener("abort", () => this.listeners--);
  }
  tell(type: string, more: object = {}) {
    this.dispatchEvent(Object.assign(new Event(type), more));
  }
}

let page: Around;
let paper: Around;
let told: string[];
let line: Line | undefined;
const ears: Ears = {
  hear: ({ type }: ServerMessage) => told.push(type),
  changed: (how) => told.push(how),
  ended: (slug) => told.push(`ended: ${slug}`),
};
const sockets = () => FalseSocket.all;
const newest = () => FalseSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  FalseSocket.all = [];
  told = [];
  page = new Around();
  paper = new Around();
  vi.stubGlobal("WebSocket", FalseSocket);
  vi.stubGlobal("document", paper);
  vi.stubGlobal("location", { protocol: "https:", host: "agurk.example" });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
});

afterEach(() => {
  line?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function begin(about: ConstructorParameters<typeof Line>[2] = {}) {
  line = new Line("T", ears, about);
  return line;
}

/** A line that the server has greeted. */
function opened() {
  const made = begin();
  newest().welcome();
  return made;
}

test("it says which table, who, in which language, and what is known already", () => {
  begin({ token: "link", since: 7, language: "da" });
  newest().onopen();
  expect(newest().address).toBe("wss://agurk.example/api/socket");
  const hello = { type: "hello", table: "T", since: 7, token: "link", language: "da" };
  expect(newest().sent).toMatchObject([hello]);
});

test("nothing is said before the server has greeted", () => {
  const { length } = begin().say({ type: "ready" } as never);
  expect(length).toBeGreaterThan(0);
  newest().onopen();
  expect(newest().types()).toEqual(["hello"]);
  newest().say({ type: "welcome", number: 0 });
  expect(newest().types()).toEqual(["hello", "ready"]);
});

test("what was not answered is sent again under the same id, and what was is not", () => {
  const here = opened();
  const answered = here.say({ type: "play" } as never);
  const waiting = here.say({ type: "play" } as never);
  newest().say({ type: "update", number: 3, id: answered });
  newest().onclose();
  vi.advanceTimersByTime(1_000);
  expect(sockets()).toHaveLength(2);
  newest().welcome(3);
  expect(newest().sent).toMatchObject([{ type: "hello", since: 3 }, { id: waiting }]);
});

test.each(["say", "explain", "mute"])("%s is for the moment only, and not sent again", (type) => {
  opened().say({ type } as never);
  newest().onclose();
  vi.advanceTimersByTime(1_000);
  newest().welcome();
  expect(newest().types()).toEqual(["hello"]);
});

test("a server that says bye for good is not asked again", () => {
  const here = opened();
  newest().say({ type: "bye", slug: "removed", told: "No.", again: false });
  newest().onclose();
  vi.advanceTimersByTime(60_000);
  expect(here.over).toBe(true);
  expect(told.at(-1)).toBe("ended: removed");
  expect(sockets()).toHaveLength(1);
});

test("a server that says bye for now is asked again soon", () => {
  opened();
  newest().say({ type: "bye", slug: "restart", told: "", again: true });
  newest().onclose();
  expect(told.at(-1)).toBe("away");
  vi.advanceTimersByTime(200);
  expect(sockets()).toHaveLength(2);
});

test("the longer a server is away the more seldom it is asked, but within seconds", () => {
  begin();
  const waits: number[] = [];
  for (let tries = 0; tries < 9; tries++) {
    const [before, since] = [sockets().length, Date.now()];
    newest().onclose();
    while (sockets().length === before) vi.advanceTimersByTime(10);
    waits.push(Date.now() - since);
  }
  expect(waits[0]).toBeLessThan(200);
  expect(waits.at(-1)).toBeGreaterThan(3_000);
  expect(Math.max(...waits)).toBeLessThan(6_500);
});

test("a silent server is asked whether it is there, and given up", () => {
  opened();
  const first = newest();
  vi.advanceTimersByTime(16_000);
  expect(first.types()).toContain("ping");
  expect(first.closed).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(first.closed).toBe(true);
  expect(told).toContain("away");
  expect(sockets().length).toBeGreaterThan(1);
});

test("a server that answers is not given up", () => {
  opened();
  for (let beat = 0; beat < 10; beat++) {
    vi.advanceTimersByTime(10_000);
    newest().say({ type: "pong" });
  }
  expect(sockets()).toHaveLength(1);
  expect(told).not.toContain("away");
});

test("a network that goes is noticed at once, and so is one that comes back", () => {
  const here = opened();
  page.tell("offline");
  expect([here.open, newest().closed]).toEqual([false, true]);
  expect(told.at(-1)).toBe("away");
  page.tell("online");
  vi.advanceTimersByTime(0);
  expect(sockets()).toHaveLength(2);
});

test("a page that comes back from the browser's memory connects anew, though nothing told of a break", () => {
  const here = opened();
  const waiting = here.say({ type: "play" } as never);
  page.tell("pagehide");
  page.tell("pageshow", { persisted: true });
  vi.advanceTimersByTime(300);
  expect(sockets()).toHaveLength(2);
  newest().welcome();
  expect(newest().sent.at(-1)).toMatchObject({ id: waiting });
});

test("a page that is shown for the first time connects once", () => {
  begin();
  page.tell("pageshow", { persisted: false });
  vi.advanceTimersByTime(1_000);
  expect(sockets()).toHaveLength(1);
});

test("whoever looks at the page again waits for no timer", () => {
  opened();
  for (let tries = 0; tries < 8; tries++) {
    newest().onclose();
    vi.advanceTimersByTime(7_000);
  }
  newest().onclose();
  const { length } = sockets();
  paper.tell("visibilitychange");
  vi.advanceTimersByTime(0);
  expect(sockets()).toHaveLength(length + 1);
});

test("a socket that is still being opened is closed as soon as it is, and says nothing", () => {
  const here = begin();
  const { onopen } = newest();
  newest().readyState = FalseSocket.CONNECTING;
  here.close();
  expect(newest().closed).toBe(false);
  expect(newest().onopen).not.toBe(onopen);
  newest().onopen();
  expect(newest().closed).toBe(true);
  expect(newest().sent).toEqual([]);
});

test("an old socket is not listened to any more", () => {
  opened();
  const old = newest();
  page.tell("offline");
  told = [];
  old.say({ type: "update", number: 9 });
  old.onclose();
  expect(told).toEqual([]);
});

test("whoever leaves leaves no timer and no listener behind", () => {
  const here = opened();
  newest().onclose();
  expect(page.listeners + paper.listeners).toBeGreaterThan(0);
  here.close();
  expect(vi.getTimerCount()).toBe(0);
  expect(page.listeners + paper.listeners).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(sockets()).toHaveLength(1);
});
