import { expect, test } from "vitest";
import type { FinishedMatch, FinishedSeat, Statistics, VariantStatistics } from "$wire";
import {
  MOST,
  averageCost,
  costBars,
  endingOf,
  lastBars,
  mySeat,
  rivals,
  ways,
  wonBars,
} from "./statistics";

function way(changes: Partial<VariantStatistics>): VariantStatistics {
  return {
    ...{ variant: "danish", players: 4, matches: 8, won: 3 },
    ...{ deals: 80, points: 200, last_tricks: 20 },
    ...changes,
  };
}

function played(...variants: VariantStatistics[]): Statistics {
  const total = { matches: 8, won: 3, lost: 0, deals: 80, points: 200, last_tricks: 20 };
  return { player: "p", ...total, variants };
}

function seat(changes: Partial<FinishedSeat>): FinishedSeat {
  return {
    name: "Ida",
    bot: "",
    won: 0,
    lost: false,
    points: 0,
    last_tricks: 0,
    you: false,
    ...changes,
  };
}

function match(name: string, seats: FinishedSeat[], again: FinishedMatch["again"] = null) {
  return { match: name, variant: "danish", house: [], begun: 0, ended: 1, seats, again };
}

test("the share won stands beside an equal share for everybody", () => {
  expect(wonBars(played(way({})))).toEqual([
    { variant: "danish", players: 4, matches: 8, value: 3 / 8, even: 1 / 4 },
  ]);
});

test("the share of last tricks is one of deals", () => {
  expect(lastBars(played(way({})))[0]).toMatchObject({ value: 0.25, even: 0.25 });
});

test("a cost on average needs a last trick", () => {
  const none = way({ variant: "diku", last_tricks: 0, points: 0 });
  expect(costBars(played(way({}), none)).map(({ variant, value }) => [variant, value])).toEqual([
    ["danish", 10],
  ]);
  expect(averageCost({ ...played(), last_tricks: 0, points: 0 })).toBeNull();
  expect(averageCost(played())).toBe(10);
});

test("what was played most comes first, and not everything comes", () => {
  const many = Array.from({ length: MOST + 2 }, (_, n) => way({ variant: `v${n}`, matches: n }));
  const shown = ways(played(...many));
  expect(shown).toHaveLength(MOST);
  expect(shown[0]!.variant).toBe(`v${MOST + 1}`);
});

test.each([
  [{ won: 1 }, "won"],
  [{ won: 0.5 }, "won-part"],
  [{ lost: true }, "lost"],
  [{}, "neither"],
])("a seat with %j has %s", (changes, ending) => {
  expect(endingOf(seat(changes))).toBe(ending);
});

test("my seat is the one the server says is mine", () => {
  const mine = seat({ you: true });
  expect(mySeat(match("a", [seat({}), mine]))).toBe(mine);
  expect(mySeat(match("a", [seat({})]))).toBeNull();
});

test("people who played the same deals are compared by what they paid; bots are not", () => {
  const bot = seat({ bot: "ladder" });
  const first = match("a", [bot, seat({ name: "Bo", points: 40 })]);
  const second = match("b", [bot, seat({ name: "Ola", points: 12 })], { match: "a", deal: null });
  const third = match("c", [seat({ name: "Aino", points: 12, won: 1 })], { match: "a" });
  expect(
    rivals([first, second, third]).map(({ found, seat, first }) => [found.name, seat, first]),
  ).toEqual([
    ["Aino", 0, false],
    ["Ola", 1, false],
    ["Bo", 1, true],
  ]);
});

test("a match played anew from a later deal is not compared", () => {
  const first = match("a", [seat({ name: "Bo" })]);
  const later = match("b", [seat({ name: "Ola" })], { match: "a", deal: 3 });
  expect(rivals([first, later]).map(({ found }) => found.name)).toEqual(["Bo"]);
});
