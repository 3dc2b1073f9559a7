import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import { Attention } from "./attention";

const NOTICE = { turn: "Your turn – Agurk", table: "Danish Agurk – Agurk", body: "They wait." };
const sounds: unknown[][] = [];
vi.mock("zzfx", () => ({ zzfx: (...sound: unknown[]) => sounds.push(sound) }));

class Note {
  static permission = "granted";
  static shown: Note[] = [];
  closed = false;
  onclick: (() => void) | null = null;
  constructor(
    readonly title: string,
    readonly options: { body: string },
  ) {
    Note.shown.push(this);
  }
  close() {
    this.closed = true;
  }
}

let active: boolean;
/** What a service worker shows; null where there is none. */
let worker: { active: object; showNotification: unknown; getNotifications: unknown } | null;
let attention: Attention;

beforeEach(() => {
  sounds.length = Note.shown.length = 0;
  active = true;
  worker = null;
  Note.permission = "granted";
  vi.stubGlobal("document", { title: "", hidden: true });
  vi.stubGlobal("window", { Notification: Note, focus: () => undefined });
  vi.stubGlobal("Notification", Note);
  vi.stubGlobal("navigator", {
    get userActivation() {
      return { hasBeenActive: active };
    },
    serviceWorker: { getRegistration: async () => worker },
  });
  vi.stubGlobal("location", { pathname: "/t/abcd" });
  attention = new Attention();
});

afterEach(() => {
  settings.sound = settings.notify = false;
  vi.unstubAllGlobals();
});

const knocked = () => vi.waitFor(() => expect(sounds).toHaveLength(1));
const quiet = async () => {
  await new Promise((done) => setTimeout(done, 20));
  expect(sounds).toEqual([]);
};

test("the title tells whose turn it is", () => {
  attention.tell(true, NOTICE);
  expect(document.title).toBe("Your turn – Agurk");
  attention.tell(false, NOTICE);
  expect(document.title).toBe("Danish Agurk – Agurk");
  attention.close();
  expect(document.title).toBe("Agurk");
});

test("a turn is knocked for once, if sounds are wanted", async () => {
  settings.sound = true;
  attention.tell(true, NOTICE);
  attention.tell(true, NOTICE);
  await knocked();
});

test("nothing sounds unasked, or before anybody has pressed anything", async () => {
  attention.tell(true, NOTICE);
  await quiet();
  settings.sound = true;
  active = false;
  attention.tell(false, NOTICE);
  attention.tell(true, NOTICE);
  await quiet();
});

test("a page that nobody looks at notifies, until the turn is over", async () => {
  settings.notify = true;
  attention.tell(true, NOTICE);
  attention.tell(true, NOTICE);
  await vi.waitFor(() => expect(Note.shown).toHaveLength(1));
  expect(Note.shown).toMatchObject([
    { title: "Your turn – Agurk", options: { body: "They wait." } },
  ]);
  attention.tell(false, NOTICE);
  expect(Note.shown[0]!.closed).toBe(true);
});

test("the service worker shows the notification where there is one", async () => {
  const shown: Note[] = [];
  worker = {
    active: {},
    showNotification: async (title: string, options: { body: string }) => {
      shown.push(new Note(title, options));
    },
    getNotifications: async () => shown,
  };
  settings.notify = true;
  attention.tell(true, NOTICE);
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  expect(shown).toMatchObject([
    { title: "Your turn – Agurk", options: { tag: "agurk", data: "/t/abcd" } },
  ]);
  attention.close();
  await vi.waitFor(() => expect(shown[0]!.closed).toBe(true));
});

test("a turn that is over before a notification is there shows none", async () => {
  settings.notify = true;
  attention.tell(true, NOTICE);
  attention.tell(false, NOTICE);
  await quiet();
  expect(Note.shown).toEqual([]);
});

test.each([
  ["is not wanted", () => (settings.notify = false)],
  ["is not allowed", () => (Note.permission = "denied")],
  ["is not needed", () => vi.stubGlobal("document", { title: "", hidden: false })],
])("no notification is shown that %s", async (_, change) => {
  settings.notify = true;
  change();
  attention.tell(true, NOTICE);
  await quiet();
  expect(Note.shown).toEqual([]);
});

test("a phone that notifies in another way does no harm", async () => {
  settings.notify = true;
  vi.stubGlobal(
    "Notification",
    class {
      static permission = "granted";
      constructor() {
        throw new TypeError("Illegal constructor");
      }
    },
  );
  attention.tell(true, NOTICE);
  await quiet();
});
