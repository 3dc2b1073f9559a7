import { afterEach, expect, test, vi } from "vitest";
import type { Review, ReviewedDeal, ReviewedPlay } from "$wire";
import { before, courseOf, firstDeal, lostIn, reviewOf } from "./reviewing";

const play = (trick: number, seat: number, loss = 0): ReviewedPlay => ({
  trick,
  seat,
  cards: [],
  forced: false,
  corrected: false,
  exact: false,
  loss,
  good: loss === 0,
  costly: loss > 0,
  best: [],
  worths: [],
  because: null,
});
const share = (seat: number, from: number, after: number) => ({
  ...{ seat, before: from, after },
  ...{ deal: 0, own: 0, others: after - from },
});
const FIRST: ReviewedDeal = {
  deal: 1,
  plays: [play(1, 1), play(1, 2, 0.02), play(1, 0, 0.05), play(2, 0)],
  takers: [],
  shares: [share(0, 0.3, 0.2), share(1, 0.3, 0.5), share(2, 0.4, 0.3)],
};
// Seat 2 is out.
const SECOND: ReviewedDeal = {
  deal: 3,
  plays: [play(1, 0, 0.01), play(1, 1, 0.1)],
  takers: [],
  shares: [share(0, 0.2, 0.1), share(1, 0.5, 0.9)],
};
const turn = (deal: number, seat: number) => ({
  ...{ deal, seat, trick: 1, change: 0.4, cause: "own", by: seat, cards: [] },
});
const REVIEW: Review = {
  match: "m",
  own_chances: true,
  accuracy: [],
  turns: [turn(3, 1)],
  deals: [FIRST, SECOND],
};

afterEach(() => vi.unstubAllGlobals());

test("what lay before a play is what was played to its trick", () => {
  expect(before(FIRST, FIRST.plays[2]!)).toEqual(FIRST.plays.slice(0, 2));
  expect(before(FIRST, FIRST.plays[3]!)).toEqual([]);
});

test("the course of a match begins before it, and ends where a seat goes out", () => {
  expect(courseOf(REVIEW, 0)).toEqual([0.3, 0.2, 0.1]);
  expect(courseOf(REVIEW, 2)).toEqual([0.4, 0.3]);
  expect(courseOf(REVIEW, 7)).toEqual([]);
});

test("what was given away in a deal is that of one seat", () => {
  expect(lostIn(FIRST, 0)).toBeCloseTo(0.05);
  expect(lostIn(FIRST, 1)).toBe(0);
});

test("a review begins with what turned it for a seat, or with what cost it most", () => {
  expect(firstDeal(REVIEW, 1)).toBe(3);
  expect(firstDeal(REVIEW, 0)).toBe(1);
  expect(firstDeal(REVIEW, 2)).toBe(1);
  expect(firstDeal({ ...REVIEW, turns: [], deals: [] }, 0)).toBeNull();
});

test("it is asked for again until it is there, and no longer than somebody waits", async () => {
  vi.useFakeTimers();
  const answers = [{ done: 0, of: 0 }, { done: 8, of: 24 }, REVIEW];
  const asked = vi.fn(async () => Response.json(answers.shift()));
  vi.stubGlobal("fetch", asked);
  const told = vi.fn();
  const coming = reviewOf("m", told, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await coming).toEqual(REVIEW);
  expect(told.mock.calls).toEqual([[{ done: 0, of: 0 }], [{ done: 8, of: 24 }]]);
  answers.push({ done: 0, of: 0 });
  const left = new AbortController();
  const gone = reviewOf("m", told, left.signal);
  left.abort();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await gone).toBeNull();
  expect(asked).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
});
