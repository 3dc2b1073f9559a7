import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Replay, ReplayDeal, Step } from "$wire";
import { settings } from "../settings.svelte";
import { NAMES, inEnglish, match, played, plays } from "./given";
import { ReplayStore, type Source } from "./replay.svelte";

const HANDS = [
  ["2c", "9c"],
  ["3d", "Th"],
  ["4s", "5s"],
  ["6h", "Kd"],
];

/** A deal of two tricks, Ida leading: Bo takes the first, Mikkel the last one for 13. */
function twoTricks(): Step[] {
  const left = HANDS.map((hand) => [...hand]);
  const first = ["Ida 9c", "Bo Th", "Saga 4s", "Mikkel 6h"];
  const last = ["Bo 3d", "Saga 5s", "Mikkel Kd", "Ida 2c"];
  const steps: Step[] = [
    {
      seat: null,
      events: [{ type: "dealt", dealer: 3, deal: 1, size: 2, leader: 0 }],
      scene: match({ size: 2, counts: [2, 2, 2, 2], tricks_left: 2 }),
      hands: HANDS,
    },
  ];
  const taken = plays(first.join(", "));
  const complete = { plays: taken, taker: 1 };
  for (const [number, lines] of [first, last].entries()) {
    for (const [place, line] of lines.entries()) {
      const { seat, cards } = plays(line)[0]!;
      left[seat] = left[seat]!.filter((card) => !cards.includes(card));
      const ends = place === 3;
      const trick = ends ? [] : plays(lines.slice(0, place + 1).join(", "));
      const tricks = number || ends ? [complete] : [];
      if (number && ends) tricks.push({ plays: plays(last.join(", ")), taker: 3 });
      const how =
        place === 0 ? "led" : line.endsWith("Th") || line.endsWith("Kd") ? "headed" : "thrown";
      const taker = number ? 3 : 1;
      steps.push({
        seat,
        events: [
          played(`${line} ${how}`),
          ...(ends
            ? [
                {
                  type: "trick-taken",
                  seat: taker,
                  cards: number ? ["Kd"] : ["Th"],
                  last: number > 0,
                } as const,
              ]
            : []),
          ...(ends && number ? [{ type: "paid", seat: 3, points: 13, score: 13 } as const] : []),
        ],
        scene: match({ size: 2, trick, tricks, tricks_left: 2 - tricks.length, to_act: null }),
        hands: left.map((hand) => [...hand]),
      });
    }
  }
  return steps;
}

const REPLAY: Replay = {
  ...{ match: "m1", seed: "", variant: "danish", house: [], rules: "Danish Agurk" },
  players: NAMES.map((name, seat) => ({ name, bot: seat === 2 ? "ladder" : "" })),
  ...{ you: 0, promise: "", secret: "", again: "", nonces: [], result: null },
  pack: HANDS.flat(),
  deals: [],
};

class Given implements Source {
  asked: number[] = [];
  failing = false;

  overview(): Promise<Replay> {
    return Promise.resolve(REPLAY);
  }

  deal(number: number): Promise<ReplayDeal> {
    this.asked.push(number);
    if (this.failing) return Promise.reject(new Error("away"));
    return Promise.resolve({ deal: number, steps: twoTricks() });
  }
}

let source: Given;
let store: ReplayStore;

beforeEach(async () => {
  vi.useFakeTimers();
  await inEnglish();
  settings.pace = "normal";
  source = new Given();
  store = new ReplayStore(source);
  await store.load();
  await store.show(1);
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a deal that begins with a lot is shown from where cards are dealt", async () => {
  const steps = twoTricks();
  const lot = { ...steps[0]!, hands: [[], [], [], []], events: [] };
  const store = new ReplayStore({
    overview: () => Promise.reject(new Error("It is not asked for.")),
    deal: (deal) => Promise.resolve({ deal, steps: [lot, ...steps] } as unknown as ReplayDeal),
  });
  await store.show(1);
  expect(store.at).toBe(1);
  store.go(99);
  store.play();
  expect(store.at).toBe(1);
  store.close();
});

test("a deal begins at its first step, with every hand", () => {
  expect(store.at).toBe(0);
  expect(store.told.lead).toBe("Deal 1: Mikkel deals 2 cards to each, and you lead.");
  expect(store.hands).toEqual(HANDS);
  expect(store.trickNow).toBe(1);
});

test("a step is told in the sentences of the table", () => {
  store.go(4);
  expect(store.told).toEqual({
    lead: "Mikkel throws the 6 of hearts.",
    second: "Bo takes the trick with the 10 of hearts.",
  });
});

test("every step is told at once, under what its trick came to", () => {
  expect(store.tellings.map(({ group }) => group)).toEqual([
    "Deal 1",
    ...Array<string>(4).fill("Trick 1: Bo takes it"),
    ...Array<string>(4).fill("Trick 2: Mikkel takes it and pays 13"),
  ]);
});

test("a complete trick stays in sight until the next card", () => {
  store.go(4);
  expect(store.trickNow).toBe(1);
  expect(store.seats.find(({ name }) => name === "Bo")?.earlier).toEqual([
    { trick: 1, cards: ["Th"], took: true, last: false },
  ]);
  store.go(5);
  expect(store.trickNow).toBe(2);
});

test("what was paid is shown from the step on that paid it", () => {
  store.go(7);
  expect(store.payments).toEqual([]);
  store.go(8);
  expect(store.payments).toMatchObject([{ seat: 3, points: 13 }]);
});

test("the reader sits last, and a bot is one", () => {
  expect(store.seats.map(({ name }) => name)).toEqual(["Bo", "Saga", "Mikkel", "You"]);
  expect(store.seats.map(({ bot }) => bot)).toEqual(["", "ladder", "", ""]);
});

test("nobody goes beyond the first and the last step", () => {
  store.go(-3);
  expect(store.at).toBe(0);
  store.go(99);
  expect(store.at).toBe(8);
  expect(store.atEnd).toBe(true);
});

test("a deal plays by itself to its end, and a complete trick rests longer", async () => {
  store.play();
  await vi.advanceTimersByTimeAsync(4 * 1100);
  expect(store.at).toBe(4);
  await vi.advanceTimersByTimeAsync(1100);
  expect(store.at).toBe(4);
  await vi.advanceTimersByTimeAsync(1100);
  expect(store.at).toBe(5);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.at).toBe(8);
  expect(store.playing).toBe(false);
});

test("a quick pace plays twice as fast", async () => {
  settings.pace = "quick";
  store.play();
  await vi.advanceTimersByTimeAsync(1100);
  expect(store.at).toBe(2);
});

test("playing begins anew once all is shown, and stops when asked to", async () => {
  store.go(8);
  store.play();
  expect(store.at).toBe(0);
  await vi.advanceTimersByTimeAsync(1100);
  store.pause();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.at).toBe(1);
});

test("another deal begins anew, and one that was seen is not fetched again", async () => {
  store.go(5);
  await store.show(2);
  expect(store.at).toBe(0);
  await store.show(1);
  expect(source.asked).toEqual([1, 2]);
});

test("a deal that could not be fetched is asked for again", async () => {
  source.failing = true;
  await expect(store.show(3)).rejects.toThrow("away");
  source.failing = false;
  await store.show(3);
  expect(store.number).toBe(3);
  expect(source.asked).toEqual([1, 3, 3]);
});

test("the log has what has happened so far, the newest first", () => {
  store.go(1);
  expect(store.log.map(({ text }) => text)).toEqual([
    "You lead the 9 of clubs.",
    "Deal 1: Mikkel deals 2 cards to each, and you lead.",
  ]);
});
