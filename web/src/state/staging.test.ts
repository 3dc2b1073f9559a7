import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Event } from "$wire";
import { inEnglish, match, played, plays, scene } from "./given";
import { Staging, type Manner, type Sight } from "./staging";
import { laid, steps, type Step } from "./steps";

const PEOPLE = { names: ["Ida", "Bo", "Saga", "Mikkel"], you: 0 };

beforeAll(inEnglish);

let manner: Manner;
let seen: Sight[];
let staging: Staging;

beforeEach(() => {
  vi.useFakeTimers();
  manner = { pace: 1, moves: true, hidden: false };
  seen = [];
  staging = new Staging(
    (sight) => seen.push(sight),
    () => manner,
  );
});

const kinds = () => seen.map(({ stage }) => stage.kind);

/** Mikkel leads, and the trick is completed by Saga, who does not take it. */
const BEFORE = scene(
  match({
    leader: 3,
    to_act: 2,
    trick: plays("Mikkel 9c, Ida Td, Bo 2c"),
    holding: 0,
    counts: [6, 6, 7, 6],
  }),
);
const AFTER = scene(
  match({
    leader: 0,
    to_act: 0,
    tricks: [{ plays: plays("Mikkel 9c, Ida Td, Bo 2c, Saga 3h"), taker: 0 }],
    tricks_left: 6,
    counts: [6, 6, 6, 6],
  }),
);
const LAST_CARD: Event[] = [
  played("Saga 3h thrown"),
  { type: "trick-taken", seat: 0, cards: ["Td"], last: false },
];

function made(events: Event[], after = AFTER, before = BEFORE): Step[] {
  const entries = [{ number: 1, seat: null, at: 0, events }];
  return steps(before, [], { entries, scene: after, at: 5 }, PEOPLE);
}

test("a card flies, the complete trick rests, its cards go to their owners", () => {
  staging.add(made(LAST_CARD));
  expect(kinds()).toEqual(["play"]);
  vi.advanceTimersByTime(279);
  expect(kinds()).toEqual(["play"]);
  vi.advanceTimersByTime(1);
  expect(kinds()).toEqual(["play", "rest"]);
  vi.advanceTimersByTime(1199);
  expect(kinds()).toEqual(["play", "rest"]);
  vi.advanceTimersByTime(1);
  expect(kinds()).toEqual(["play", "rest", "collect"]);
  vi.advanceTimersByTime(360);
  expect(kinds()).toEqual(["play", "rest", "collect", "still"]);
  expect(seen.at(-1)!.scene).toBe(AFTER);
});

test("while the trick rests all its cards lie there, and nobody is to play", () => {
  staging.add(made(LAST_CARD));
  vi.advanceTimersByTime(280);
  const { match } = seen.at(-1)!.scene;
  expect(match!.trick).toEqual(plays("Mikkel 9c, Ida Td, Bo 2c, Saga 3h"));
  expect(match).toMatchObject({ holding: 0, to_act: null, tricks: [], counts: [6, 6, 6, 6] });
});

test("what is told is told with what is seen, each once", () => {
  staging.add(made(LAST_CARD));
  expect(seen[0]!.told).toEqual([LAST_CARD[0]]);
  vi.runAllTimers();
  expect(seen.flatMap(({ told }) => told)).toEqual(LAST_CARD);
});

const COUNTED = scene(
  match({
    phase: "deal",
    to_act: null,
    counts: [],
    leader: null,
    tricks: [{ plays: plays("Mikkel 9c, Ida Td, Bo 2c, Saga 3h"), taker: 0 }],
    tricks_left: 0,
    scores: [17, 0, 0, 0],
    lives: [1, 2, 2, 2],
  }),
);
const COUNT: Event[] = [
  played("Saga 3h thrown"),
  { type: "trick-taken", seat: 0, cards: ["Td"], last: true },
  { type: "paid", seat: 0, points: 10, score: 24 },
  { type: "life-lost", seat: 0, score: 24, returns_on: 17, left: 1 },
];

test("after the last trick the table holds its breath, then comes the price", () => {
  staging.add(made(COUNT, COUNTED));
  vi.advanceTimersByTime(280);
  expect(kinds()).toEqual(["play", "breath"]);
  expect(seen.at(-1)).toMatchObject({ payments: [], scene: { match: { scores: [0, 0, 0, 0] } } });
  vi.advanceTimersByTime(400);
  expect(kinds()).toEqual(["play", "breath", "price"]);
  const payment = {
    ...{ seat: 0, name: "You", you: true, before: 14, points: 10, sum: 24 },
    ...{ then: "life", after: 17 },
  };
  expect(seen.at(-1)!.stage).toEqual({ kind: "price", payments: [payment], ms: 800 });
  expect(seen.at(-1)!.scene.match!.scores).toEqual([0, 0, 0, 0]);
  vi.advanceTimersByTime(800);
  expect(kinds().at(-1)).toBe("still");
  expect(seen.at(-1)).toMatchObject({ payments: [payment] });
  expect(seen.at(-1)!.scene.match!.scores).toEqual([17, 0, 0, 0]);
});

test("the last trick stays in sight until the next cards are out", () => {
  expect(laid(COUNTED).match).toMatchObject({
    trick: plays("Mikkel 9c, Ida Td, Bo 2c, Saga 3h"),
    holding: 0,
    tricks: [],
    tricks_left: 1,
  });
  expect(laid(AFTER)).toBe(AFTER);
});

test("the deal just counted keeps its number and dealer in sight", () => {
  const next = scene({ ...COUNTED.match!, deal: 2, dealer: 0 });
  const before = scene({ ...BEFORE.match!, tricks: COUNTED.match!.tricks });
  expect(laid(next, before).match).toMatchObject({ deal: 1, dealer: 3 });
  expect(laid(next, laid(next, before)).match).toMatchObject({ deal: 1, dealer: 3 });
  expect(laid(next).match).toMatchObject({ deal: 1, dealer: null });
});

test("whoever goes out in a deal had cards in it, though both are told at once", () => {
  const tricks = [{ plays: plays("Bo 2c, Saga 3h, Ida 9c"), taker: 0 }];
  const over = scene(
    match({ deal: 2, size: 1, leader: 0, lives: [0, 1, 1, 0], counts: [], tricks }),
  );
  const events: Event[] = [
    { type: "dealt", dealer: 0, deal: 2, size: 1, leader: 1 },
    played("Bo 2c led"),
  ];
  const [deal, play] = made(events, over, COUNTED);
  expect(deal!.scene.match!.counts).toEqual([1, 1, 1, 0]);
  expect(play!.scene.match!.counts).toEqual([1, 0, 1, 0]);
});

test("the next deal clears what was paid", () => {
  const dealt = scene(match({ deal: 2, leader: 1, to_act: 1, dealer: 0 }));
  const events: Event[] = [{ type: "dealt", dealer: 0, deal: 2, size: 7, leader: 1 }];
  staging.add(made(COUNT, COUNTED));
  const payments = made(COUNT, COUNTED).at(-1)!.payments;
  const entries = [{ number: 2, seat: null, at: 0, events }];
  staging.add(steps(COUNTED, payments, { entries, scene: dealt, at: 6 }, PEOPLE));
  vi.runAllTimers();
  expect(kinds()).toEqual(["play", "breath", "price", "still", "deal", "still"]);
  expect(seen.at(-2)).toMatchObject({
    payments: [],
    scene: { match: { to_act: null, trick: [] } },
  });
});

test.each([
  ["calm", 1.5, [420, 1800, 540]],
  ["quick", 0.5, [140, 600, 180]],
])("at a %s pace all times are multiplied", (_, pace, times) => {
  manner.pace = pace;
  staging.add(made(LAST_CARD));
  vi.runAllTimers();
  expect(seen.slice(0, 3).map(({ stage }) => "ms" in stage && stage.ms)).toEqual(times);
});

test("without motion a move is a short fade, and a trick rests as long", () => {
  manner.moves = false;
  staging.add(made(LAST_CARD));
  vi.runAllTimers();
  expect(seen.slice(0, 3).map(({ stage }) => "ms" in stage && stage.ms)).toEqual([120, 1200, 120]);
});

test("a resting trick can be skipped, and nothing is shown twice", () => {
  staging.add(made(LAST_CARD));
  vi.advanceTimersByTime(300);
  expect(staging.skip()).toBe(true);
  expect(kinds()).toEqual(["play", "rest", "collect"]);
  vi.runAllTimers();
  expect(kinds()).toEqual(["play", "rest", "collect", "still"]);
  expect(staging.skip()).toBe(false);
});

test("playing early shows the newest at once, and all that was to be told", () => {
  staging.add(made(LAST_CARD));
  vi.advanceTimersByTime(100);
  staging.finish();
  expect(kinds()).toEqual(["play", "still"]);
  expect(seen.at(-1)!.scene).toBe(AFTER);
  expect(seen.flatMap(({ told }) => told)).toEqual(LAST_CARD);
  vi.runAllTimers();
  expect(seen).toHaveLength(2);
});

test("a page that nobody looks at shows the newest at once", () => {
  manner.hidden = true;
  staging.add(made(LAST_CARD));
  expect(kinds()).toEqual(["still"]);
});

test("a page that falls behind shows the newest at once, and tells all in order", () => {
  for (let round = 0; round < 4; round += 1) staging.add(made(LAST_CARD));
  expect(kinds().at(-1)).toBe("still");
  expect(seen.flatMap(({ told }) => told)).toHaveLength(8);
  expect(staging.busy).toBe(false);
});

test("cards of several seats in one message fly one after the other, each under its own scene", () => {
  const after = scene(
    match({ leader: 3, to_act: 1, trick: plays("Mikkel 9c, Ida Td"), holding: 0 }),
  );
  const before = scene(match({ leader: 3, to_act: 3, trick: [] }));
  const events: Event[] = [played("Mikkel 9c led"), played("Ida Td headed")];
  const [first, second, last] = made(events, after, before);
  expect(first!.scene.match).toMatchObject({ trick: plays("Mikkel 9c"), holding: 3 });
  expect(second!.scene.match).toMatchObject({ trick: plays("Mikkel 9c, Ida Td"), holding: 0 });
  expect(last!.scene).toBe(after);
});

test("a card to the last trick has its price while it flies", () => {
  const last = { last_trick: true, tricks_left: 1, leader: 3, holding: 3 };
  const after = scene(match({ ...last, to_act: 0, trick: plays("Mikkel 9c"), price: 9 }));
  const before = scene(match({ ...last, to_act: 3, holding: null }));
  const [flying] = made([played("Mikkel 9c led")], after, before);
  expect(flying!.scene.match!.price).toBe(9);
});

test("a card that is thrown leaves the trick to who holds it", () => {
  const [first] = made(LAST_CARD);
  expect(first!.scene.match!.holding).toBe(0);
});

test("after a card was taken back the newest scene is shown as it is", () => {
  const events: Event[] = [{ type: "taken-back", seat: 2, cards: ["3h"] }, LAST_CARD[0]!];
  expect(made(events).map(({ stage }) => stage.kind)).toEqual(["still"]);
});

test("whoever comes and goes is changed in what waits as well", () => {
  staging.add(made(LAST_CARD));
  staging.change((step) => ({ ...step, scene: { ...step.scene, spectators: 3 } }));
  vi.runAllTimers();
  expect(seen.slice(1).map(({ scene }) => scene.spectators)).toEqual([3, 3, 3]);
});
