import { readFileSync } from "node:fs";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Scene, Update, Welcome } from "$wire";
import { QuietLine, chairs, inEnglish, match, mine, plays, scene, welcome } from "./given";
import { TableStore } from "./table.svelte";
import { textTable } from "./texttable";

beforeAll(inEnglish);

let line: QuietLine;
let store: TableStore;

beforeEach(() => {
  vi.useFakeTimers();
  store = new TableStore("t1", {
    connect: (ears) => (line = new QuietLine(ears)),
    manner: () => ({ pace: 1, moves: true, hidden: true }),
  });
});

afterEach(() => store.close());

function at(shown: Scene, held = mine("")) {
  line.hear(welcome(shown, held));
  return textTable(store);
}

test("a trick under way reads from top to bottom", () => {
  const shown = match({
    deal: 5,
    tricks: [{ plays: plays("Ida Qc, Bo 7d, Saga 9s, Mikkel 2h"), taker: 0 }],
    tricks_left: 6,
    trick: plays("Saga 6d, Mikkel 9c"),
    leader: 2,
    holding: 3,
    counts: [5, 6, 5, 5],
    scores: [9, 12, 14, 17],
    lives: [2, 2, 2, 1],
  });
  expect(
    at(
      scene(shown),
      mine("3c 8d Jh", "3c lowest, Jh beats", { bar: { card: "9c", higher: true } }),
    ),
  ).toEqual([
    "Danish Agurk. Deal 5, trick 2 of 7.",
    "Your turn: 9 or higher, or the 3. Mikkel holds with the 9. Bo plays after you.",
    "Your hand: the 3 of clubs, lowest; the 8 of diamonds, not legal now; the jack of hearts, beats.",
    "Saga led the 6 of diamonds.",
    "Mikkel played the 9 of clubs and holds the trick.",
    "Bo: 12 of 21 points; no cucumber of 2; 6 cards in hand; played the 7 of diamonds.",
    "Saga: 14 of 21 points; no cucumber of 2; 5 cards in hand; played the 9 of spades.",
    "Mikkel: 17 of 21 points; one cucumber of 2; dealt; 5 cards in hand; played the 2 of hearts.",
    "You: 9 of 21 points; no cucumber of 2; 5 cards in hand; played the queen of clubs.",
  ]);
});

test("money, lives bought, cards seen and seats without people are told", () => {
  const shown = match({
    ...{ phase: "deal", to_act: null, counts: [], threshold: 0, all_lives: 1, pot: 6 },
    ...{ lives: [1, 0, 1, 1], bought: [1, 0, 0, 0], money: [-3, 0, 1, 0] },
    ...{ shown: [{ seat: 2, cards: ["3c"] }], kept: [[], [], [], ["Kd"]] },
  });
  const seats = chairs().map((chair, seat) => ({
    ...chair,
    ...(seat === 1 && { person: false, bot: "ladder" }),
    ...(seat === 2 && { bot: "ladder", present: false }),
    ...(seat === 3 && { present: false }),
  }));
  expect(at(scene(shown, { chairs: seats })).slice(2)).toEqual([
    "Bo: a bot; out.",
    "Saga: a bot stands in; 0 points; one unit won; all have seen the 3 of clubs in this hand.",
    "Mikkel: away; 0 points; dealt; the king of diamonds kept out of the pack.",
    "You: 0 points; bought in once; 3 units lost.",
    "6 units are in the pot.",
  ]);
});

test("before a match only the seats are told", () => {
  const free = chairs().map((chair, seat) =>
    seat ? { ...chair, name: "", person: false } : chair,
  );
  expect(at(scene(null, { stage: "waiting", chairs: free }))).toEqual([
    "Danish Agurk",
    "Start when all are here. Bots take the seats that are empty then.",
    "Seat 2: nobody sits here.",
    "Seat 3: nobody sits here.",
    "Seat 4: nobody sits here.",
    "You: here.",
  ]);
});

test("a whole match can be read at every step", () => {
  const path = new URL("./fixtures/match.jsonl", import.meta.url);
  for (const text of readFileSync(path, "utf-8").trim().split("\n")) {
    line.hear(JSON.parse(text) as Welcome | Update);
    for (const told of textTable(store)) expect(told).not.toMatch(/undefined|null|NaN|\{|: \.$/);
  }
});
