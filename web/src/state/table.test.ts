import { readFileSync, readdirSync } from "node:fs";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Event, Scene, ServerMessage, Update, Welcome } from "$wire";
import { settings } from "../settings.svelte";
import {
  QuietLine,
  chairs,
  inEnglish,
  match,
  mine,
  played,
  plays,
  scene,
  update,
  welcome,
} from "./given";
import type { Manner } from "./staging";
import { laid } from "./steps";
import { TableStore } from "./table.svelte";

beforeAll(inEnglish);

let line: QuietLine;
let store: TableStore;
let manner: Manner;

beforeEach(() => {
  vi.useFakeTimers();
  manner = { pace: 1, moves: true, hidden: false };
  open();
});

afterEach(() => {
  store.close();
  settings.confirm = false;
  vi.unstubAllGlobals();
  vi.stubGlobal("document", { documentElement: {}, hidden: false, title: "" });
});

function open() {
  store = new TableStore("t1", {
    connect: (ears) => (line = new QuietLine(ears)),
    manner: () => manner,
  });
}

const TRICK = match({
  leader: 3,
  trick: plays("Mikkel 9c"),
  holding: 3,
  counts: [7, 7, 7, 6],
});
const HAND = mine("3c 3d 8d 9s Jh", "3c lowest, 3d lowest, 9s equals, Jh beats");
const BO_TO_PLAY = match({ ...TRICK, trick: plays("Mikkel 9c, Ida 9s"), holding: 0, to_act: 1 });
const PLAYED: Event = played("Ida 9s headed");

const atMyTurn = () => line.hear(welcome(scene(TRICK), HAND));
const said = (type: string) => line.said.filter((command) => command.type === type);
const playsIt = () => line.hear(update(11, [PLAYED], scene(BO_TO_PLAY), mine("3c 3d 8d Jh")));

describe("playing a card", () => {
  test("is one command about the table as it is known", () => {
    atMyTurn();
    expect(store.myTurn).toBe(true);
    store.press("9s");
    expect(said("choose")).toEqual([{ type: "choose", action: "9s", on: 10, id: "c1" }]);
    expect(store.waiting).toBe(true);
  });

  test.each(["done first", "the scene first"])("twice is still one: %s", (order) => {
    atMyTurn();
    store.press("9s");
    store.press("9s");
    store.press("Jh");
    const done = () => line.hear({ type: "done", id: "c1", number: 11 });
    if (order === "done first") done();
    store.press("Jh");
    playsIt();
    if (order !== "done first") done();
    expect(said("choose")).toHaveLength(1);
    expect(store.waiting).toBe(false);
    expect(store.myTurn).toBe(false);
  });

  test("is possible by typing a rank, a legal card first", () => {
    atMyTurn();
    store.press("3");
    store.press("j");
    expect(said("choose")).toMatchObject([{ action: "3c" }]);
  });

  test("asks why if it is not legal, and says so for a while", () => {
    atMyTurn();
    store.press("8d");
    expect(line.said).toMatchObject([{ type: "explain", cards: "8d" }]);
    const told = "The 8 is under the 9, and your lowest is the 3.";
    line.hear({ type: "explained", id: "c1", legal: false, reason: "under", told });
    expect(store.note).toBe(told);
    vi.advanceTimersByTime(3_999);
    expect(store.note).toBe(told);
    vi.advanceTimersByTime(1);
    expect(store.note).toBe("");
  });

  test("waits for one's turn", () => {
    atMyTurn();
    playsIt();
    store.press("Jh");
    expect(line.said).toEqual([]);
    expect(store.note).toBe("It is not your turn.");
  });

  test("goes on where it was refused, in the reader's words", () => {
    atMyTurn();
    store.press("9s");
    line.hear({ type: "refused", id: "c1", slug: "paused", told: "Paused at 10.", number: 10 });
    expect(store.note).toBe("The table pauses.");
    expect(store.waiting).toBe(false);
    line.hear({ type: "refused", id: null, slug: "odd", told: "Something odd.", number: 10 });
    expect(store.note).toBe("Something odd.");
  });

  test("asked for too early is asked for again, if nothing has changed for it", () => {
    atMyTurn();
    store.press("9s");
    line.hear({ type: "refused", id: "c1", slug: "stale", told: "Stale.", number: 12 });
    expect(said("choose")).toHaveLength(1);
    line.hear(update(12, [], scene(TRICK), HAND));
    expect(said("choose")).toMatchObject([{ on: 10 }, { on: 12, action: "9s" }]);
    expect(store.note).toBe("");
    line.hear({ type: "done", id: "c2", number: 12 });
    expect(store.waiting).toBe(false);
  });

  test("is not asked for again in another trick, even if the card could be played", () => {
    atMyTurn();
    store.press("9s");
    const other = match({ ...TRICK, tricks: [{ plays: [], taker: 0 }] });
    line.hear(update(12, [], scene(other), HAND));
    line.hear({ type: "refused", id: "c1", slug: "stale", told: "Stale.", number: 12 });
    expect(said("choose")).toHaveLength(1);
    expect(store.waiting).toBe(false);
    expect(store.note).toBe("The table had moved on. Look, and choose again.");
  });

  test("is not asked for without end", () => {
    atMyTurn();
    store.press("9s");
    for (let id = 1; id <= 9; id += 1) {
      line.hear({ type: "refused", id: `c${id}`, slug: "stale", told: "", number: 10 });
    }
    expect(said("choose")).toHaveLength(3);
    expect(store.waiting).toBe(false);
  });

  test("ends what is being shown", () => {
    line.hear(welcome(scene(match({ ...TRICK, to_act: 3, trick: [], holding: null })), mine("3c")));
    const led: Event = played("Mikkel 9c led");
    line.hear(update(11, [led], scene(TRICK), HAND));
    expect(store.stage.kind).toBe("play");
    expect(store.myTurn).toBe(true);
    store.press("9s");
    expect(store.stage.kind).toBe("still");
    expect(said("choose")).toHaveLength(1);
  });
});

test("where it is wanted, a card is chosen first and played by a second press", () => {
  settings.confirm = true;
  atMyTurn();
  store.press("9s");
  store.press("Jh");
  expect(said("choose")).toEqual([]);
  expect(store.choices).toMatchObject([{ action: "Jh", label: "Play the jack of hearts" }]);
  store.press("Jh");
  expect(said("choose")).toMatchObject([{ action: "Jh" }]);
});

test("cards of a set are chosen and played together", () => {
  const sets = mine("3c 3d 8d", "3c lead, 3d lead, 3c+3d lead, 8d lead");
  line.hear(welcome(scene(match()), sets));
  expect(store.picking).toBe(true);
  store.press("3d");
  store.press("8d");
  expect(store.choices).toMatchObject([{ action: "explain 3d 8d", label: "Why not?" }]);
  store.choose("explain 3d 8d");
  expect(said("explain")).toMatchObject([{ cards: "3d 8d" }]);
  store.press("8d");
  store.press("3c");
  expect(store.choices).toMatchObject([
    { action: "3c+3d", label: "Play the 3 of clubs and the 3 of diamonds" },
  ]);
  store.playChosen();
  expect(said("choose")).toMatchObject([{ action: "3c+3d" }]);
});

test("cards are changed by choosing them, or none, or all", () => {
  const changing = mine("3c 8d", "exchange none, exchange 3c, exchange 8d, exchange 3c 8d");
  line.hear(welcome(scene(match({ phase: "exchange" })), changing));
  expect(store.choices.map(({ label }) => label)).toEqual(["Keep all cards", "Change all cards"]);
  store.press("8d");
  expect(store.choices.map(({ label }) => label)).toEqual(["Change the 8 of diamonds"]);
  store.playChosen();
  expect(said("choose")).toMatchObject([{ action: "exchange 8d" }]);
});

test("questions are answered by their own words", () => {
  const asked = mine("", "buy-in, no buy-in");
  line.hear(welcome(scene(match({ phase: "buy-in", lives: [0, 1, 1, 1], counts: [] })), asked));
  expect(store.choices).toEqual([
    { action: "buy-in", label: "Buy in", main: true, costs: false },
    { action: "no buy-in", label: "Do not buy in", main: false, costs: true },
  ]);
  store.choose("no buy-in");
  expect(said("choose")).toMatchObject([{ action: "no buy-in" }]);
  store.choose("size 5");
  expect(said("choose")).toHaveLength(1);
});

describe("playing the rest", () => {
  const forced = mine("3c 4c 5c", "3c lowest", { claim: true });

  test("is offered when all is forced, and ends with the deal", () => {
    line.hear(welcome(scene(TRICK), forced));
    expect(store.choices).toMatchObject([{ action: "rest", label: "Play the rest" }]);
    store.choose("rest");
    expect(said("prefer")).toMatchObject([{ forced: true }]);
    line.hear(update(11, [], scene(TRICK), { ...forced, forced: true }));
    expect(store.choices).toEqual([]);
    const over = match({ phase: "deal", deal: 2, to_act: null, counts: [] });
    line.hear(update(12, [], scene(over), mine("", "", { forced: true })));
    expect(said("prefer")).toMatchObject([{ forced: true }, { forced: false }]);
    line.hear(update(13, [], scene(over), mine("")));
    expect(said("prefer")).toHaveLength(2);
  });

  test("plays one of several equal cards, which is no choice", () => {
    line.hear(welcome(scene(TRICK), forced));
    store.choose("rest");
    const equal = mine("3c 3d 5c", "3c lowest, 3d lowest", { claim: true, forced: true });
    line.hear(update(11, [], scene(TRICK), equal));
    expect(said("choose")).toMatchObject([{ action: "3c" }]);
  });

  test("leaves alone what the reader prefers for good", () => {
    line.hear(welcome(scene(TRICK), forced));
    store.playForced(true);
    line.hear(update(12, [], scene(match({ deal: 2 })), mine("9c 9d", "", { forced: true })));
    expect(said("prefer")).toMatchObject([{ forced: true }]);
  });
});

describe("coming back", () => {
  test("shows a short absence step by step, and tells no entry twice", () => {
    atMyTurn();
    playsIt();
    vi.runAllTimers();
    const lines = store.log.length;
    const bo: Event = played("Bo 2c thrown lowest");
    const saga = match({ ...BO_TO_PLAY, trick: plays("Mikkel 9c, Ida 9s, Bo 2c"), to_act: 2 });
    const missed = [
      { number: 11, seat: 0, at: 0, events: [PLAYED] },
      { number: 12, seat: 1, at: 0, events: [bo] },
    ];
    line.ears.changed("away");
    expect(store.line).toBe("away");
    line.hear(welcome(scene(saga), mine("3c"), { number: 12, missed }));
    expect(store.line).toBe("open");
    expect(store.stage).toMatchObject({ kind: "play", seat: 1 });
    expect(store.log.slice(0, -lines).map(({ text }) => text)).toEqual([
      "Bo throws the lowest card, the 2 of clubs.",
    ]);
  });

  test("shows the table as it is where too much was missed", () => {
    atMyTurn();
    line.hear(welcome(scene(BO_TO_PLAY), mine("3c"), { number: 300, missed: null }));
    expect(store.stage.kind).toBe("still");
    expect(store.scene).toEqual(scene(BO_TO_PLAY));
    expect(store.log[0]!.text).toMatch(/^Something was missed here/);
  });

  test("still waits for the answer to a card that was played before", () => {
    atMyTurn();
    line.ears.changed("away");
    store.press("9s");
    expect(store.told.second).toBe("This is played as soon as the table is there again.");
    line.hear(welcome(scene(BO_TO_PLAY), mine("3c"), { number: 11 }));
    expect(store.waiting).toBe(true);
    line.hear({ type: "done", id: "c1", number: 11 });
    expect(store.waiting).toBe(false);
    expect(said("choose")).toHaveLength(1);
  });

  test("hears nobody whom the reader does not want to hear", () => {
    atMyTurn();
    store.mute(2, true);
    line.hear(welcome(scene(TRICK), HAND));
    expect(said("mute")).toMatchObject([
      { seat: 2, on: true },
      { seat: 2, on: true },
    ]);
    expect([...store.muted]).toEqual([2]);
  });

  test("hears them no more after a reload either", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    });
    store.mute(2, true);
    store.close();
    open();
    expect([...store.muted]).toEqual([2]);
    store.mute(2, false);
    store.close();
    open();
    expect([...store.muted]).toEqual([]);
  });

  test("says it when there is nothing to come back to", () => {
    atMyTurn();
    line.ears.ended("removed", "You were removed.");
    expect(store.line).toBe("ended");
    expect(store.told.lead).toBe("You were taken off this table");
    line.ears.ended("odd", "Something odd.");
    expect(store.told).toEqual({ lead: "This table is gone", second: "Something odd." });
  });
});

describe("a request to start or to ask all", () => {
  const over = () =>
    line.hear(welcome(scene(match({ ...TRICK, name: "m1" }), { stage: "over" }), HAND));
  const begins = () => line.hear(update(11, [], scene(match({ ...TRICK, name: "m2" })), HAND));
  const refused = () =>
    line.hear({ type: "refused", id: "c1", slug: "not-now", told: "Not now.", number: 11 });

  test("is sent once until it is answered", () => {
    over();
    store.ask("rematch");
    store.ask("rematch");
    expect(said("ask")).toHaveLength(1);
    expect(store.asking).toBe(true);
    line.hear({ type: "done", id: "c1", number: 11 });
    store.ask("rematch");
    expect(said("ask")).toHaveLength(1);
    begins();
    expect(store.asking).toBe(false);
    store.start();
    expect(said("start")).toHaveLength(1);
  });

  test.each(["the refusal first", "the match first"])(
    "that came too late is not told of once the match has begun: %s",
    (order) => {
      over();
      store.ask("rematch");
      for (const heard of order === "the match first" ? [begins, refused] : [refused, begins])
        heard();
      expect(store.note).toBe("");
      expect(store.asking).toBe(false);
    },
  );

  test("that was refused is told of", () => {
    over();
    store.ask("rematch");
    line.hear({ type: "refused", id: "c1", slug: "not-now", told: "Not now.", number: 10 });
    expect(store.note).toBe("Not now.");
    expect(store.asking).toBe(false);
  });
});

test("letters of chance are added once a match, and their refusal is not told", () => {
  const lot = scene(match({ phase: "lot", to_act: null, deal: 0, counts: [] }));
  line.hear(welcome(lot, mine("")));
  line.hear(update(11, [], lot, mine("")));
  expect(said("nonce")).toMatchObject([{ on: 10, text: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  line.hear({ type: "refused", id: "c1", slug: "not-now", told: "Too late.", number: 11 });
  expect(store.note).toBe("");
  line.hear(update(12, [], scene(match({ ...lot.match, name: "m2" })), mine("")));
  expect(said("nonce")).toHaveLength(2);
});

test("a spectator sees all seats from the first, and no hand", () => {
  line.hear(welcome(scene(TRICK), null));
  expect(store.you).toBeNull();
  expect(store.hand).toEqual([]);
  expect(store.seats.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  expect(store.me).toBeNull();
  expect(said("nonce")).toEqual([]);
});

test("who is there is known at once, also in what is still to be shown", () => {
  atMyTurn();
  playsIt();
  line.hear({ type: "presence", present: [0, 2], spectators: 4, away: [] });
  expect(store.known!.spectators).toBe(4);
  const there = () => store.seats.filter(({ present }) => present).map(({ seat }) => seat);
  expect(there()).toEqual([2, 0]);
  vi.runAllTimers();
  expect(there()).toEqual([2, 0]);
});

describe("somebody who is away and has to decide", () => {
  const gone = chairs(["Ida", "Bo", "Saga", "Mikkel"]).map((chair, seat) => ({
    ...chair,
    present: seat !== 1,
  }));
  const at = (changes: Partial<Scene>) =>
    line.hear(welcome(scene(BO_TO_PLAY, { chairs: gone, ...changes }), mine("3c")));

  test("has a clock that is counted down", () => {
    at({ clock: { seat: 1, left: 20_000, total: 60_000 }, away: [{ seat: 1, left: 60_000 }] });
    expect(store.told.second).toBe("Play goes on in 20 seconds at the latest.");
    vi.advanceTimersByTime(5_000);
    expect(store.told.second).toBe("Play goes on in 15 seconds at the latest.");
    expect(store.seats[0]!.clock).toMatchObject({ total: 60_000 });
  });

  test("is waited for until a bot takes over, which is counted calmly", () => {
    at({ away: [{ seat: 1, left: 117_000 }] });
    expect(store.told.second).toBe("A bot plays for Bo in 120 seconds.");
    vi.advanceTimersByTime(6_000);
    expect(store.told.second).toBe("A bot plays for Bo in 120 seconds.");
    vi.advanceTimersByTime(91_000);
    expect(store.told.second).toBe("A bot plays for Bo in 20 seconds.");
    vi.advanceTimersByTime(19_000);
    expect(store.told.second).toBe("A bot plays for Bo in one second.");
  });

  test("is waited for from the moment the others hear of it", () => {
    line.hear(welcome(scene(BO_TO_PLAY), mine("3c")));
    vi.advanceTimersByTime(50_000);
    const away = [{ seat: 1, left: 20_000 }];
    line.hear({ type: "presence", present: [0, 2, 3], spectators: 0, away });
    expect(store.told.second).toBe("A bot plays for Bo in 20 seconds.");
    line.hear({ type: "presence", present: [0, 1, 2, 3], spectators: 0, away: [] });
    expect(store.told.lead).toBe("Bo is thinking");
  });
});

test("the title tells whose turn it is", () => {
  atMyTurn();
  expect(document.title).toBe("Your turn – Agurk");
  playsIt();
  expect(document.title).toBe("Danish Agurk – Agurk");
});

test("what is said stands in the log among what happened", () => {
  atMyTurn();
  line.hear({ type: "said", seat: 1, phrase: "well-played", text: "" });
  expect(store.log[0]).toMatchObject({ kind: "talk", text: "Bo: Well played" });
});

test("what is said stands at the seat for a moment, from the last word on", () => {
  const says = () => store.seats.find(({ seat }) => seat === 1)!.says;
  atMyTurn();
  expect(says()).toBe("");
  line.hear({ type: "said", seat: 1, phrase: "well-played", text: "" });
  expect(says()).toBe("Well played");
  vi.advanceTimersByTime(4_000);
  line.hear({ type: "said", seat: 1, phrase: null, text: "Again?" });
  vi.advanceTimersByTime(4_000);
  expect(says()).toBe("Again?");
  vi.advanceTimersByTime(3_000);
  expect(says()).toBe("");
});

const FIXTURES = new URL("./fixtures/", import.meta.url);

describe.each(readdirSync(FIXTURES))("a table heard from its beginning: %s", (name) => {
  const messages = readFileSync(new URL(name, FIXTURES), "utf-8")
    .trim()
    .split("\n")
    .map((text) => JSON.parse(text) as ServerMessage & (Welcome | Update));
  const events = messages.flatMap((message) =>
    message.type === "update" ? message.entries.flatMap((entry) => entry.events) : [],
  );

  test("all that came is in sight in the end, whatever was staged before", () => {
    for (const message of messages) {
      line.hear(message);
      vi.advanceTimersByTime(5_000);
      expect(store.stage.kind).toBe("still");
      expect(store.scene!.match?.trick).toEqual(laid(message.scene).match?.trick);
      expect(store.hand.map(({ card }) => card)).toEqual(message.mine!.hand);
      expect(store.myTurn).toBe(message.mine!.options.length > 0);
      expect(store.offers).toEqual(message.mine!.options);
      expect(store.told.lead).not.toBe("");
    }
  });

  test("nothing is shown that was not, and nothing is taken back, however fast it comes", () => {
    let before = { deal: 0, tricks: 0, cards: 0 };
    const look = () => {
      const { match } = store;
      if (!match?.counts) return;
      const now = { deal: match.deal, tricks: match.tricks.length, cards: match.trick.length };
      const order = ({ deal, tricks, cards }: typeof now) => deal * 1e4 + tricks * 100 + cards;
      expect(order(now)).toBeGreaterThanOrEqual(order(before));
      before = now;
    };
    for (const message of messages) {
      line.hear(message);
      look();
      for (let step = 0; step < 3; step += 1) {
        vi.advanceTimersByTime(100);
        look();
      }
    }
    vi.runOnlyPendingTimers();
  });

  test("each thing that happened is told once, the newest first", () => {
    for (const message of messages) line.hear(message);
    vi.advanceTimersByTime(60_000);
    expect(store.log).toHaveLength(events.length);
    expect(new Set(store.log.map(({ key }) => key)).size).toBe(events.length);
    const cards = store.log.filter(({ text }) => / (?:leads?|plays?|throws?) /.test(text));
    const laid = events.filter(({ type }) => type === "played");
    expect(cards.filter(({ kind }) => kind === "card")).toHaveLength(laid.length);
  });

  test("who joins later sees the same", () => {
    for (const message of messages) {
      open();
      const { number, scene, mine } = message;
      line.hear(welcome(scene, mine, { number }));
      const { match } = store;
      if (match?.phase === "play" && match.trick.length) expect(match.holding).not.toBeNull();
      expect(store.hand.map(({ card }) => card)).toEqual(mine!.hand);
      store.close();
    }
  });
});

describe("a hint", () => {
  const HINTED: ServerMessage = {
    type: "hinted",
    id: "c1",
    number: 10,
    plays: [{ cards: ["3c"], chance: 0.2, error: 0, loss: 0, loss_error: 0, pays: null }],
    best: ["3c"],
    exact: true,
    told: "",
  };

  test("is asked for once, shown when it comes, and gone when a card is played", () => {
    atMyTurn();
    store.hint(true);
    store.hint(true);
    expect(said("hint")).toMatchObject([{ on: 10 }]);
    expect(store.hinting).toBe(true);
    line.hear(HINTED);
    expect(store.hinting).toBe(false);
    expect(store.hinted?.best).toEqual(["3c"]);
    playsIt();
    expect(store.hinted).toBeNull();
  });

  test("is put away by the reader, and asked for anew", () => {
    atMyTurn();
    store.hint(true);
    line.hear(HINTED);
    store.hint(false);
    expect(store.hinted).toBeNull();
    expect(said("hint")).toHaveLength(1);
    store.hint(true);
    expect(said("hint")).toHaveLength(2);
  });

  test("that is refused can be asked for again", () => {
    atMyTurn();
    store.hint(true);
    line.hear({ type: "refused", id: "c1", slug: "not-now", told: "Wait.", number: 10 });
    expect(store.hinting).toBe(false);
    store.hint(true);
    expect(said("hint")).toHaveLength(2);
  });

  test("is for whoever has to decide", () => {
    line.hear(welcome(scene(BO_TO_PLAY), mine("3c 3d 8d Jh")));
    store.hint(true);
    expect(said("hint")).toEqual([]);
  });
});
