import { expect, test } from "vitest";
import type { SeatShown } from "../state/shown";
import { standings } from "./standings";

const seat = (seat: number, lives: number, score: number) => ({ seat, lives, score }) as SeatShown;
const order = (rows: ReturnType<typeof standings>) => rows.map(({ seat, how }) => [seat.seat, how]);

test("winners stand first and losers last, whatever their points", () => {
  const result = { winners: [2], losers: [0], top_card: null };
  expect(order(standings([seat(0, 1, 3), seat(1, 1, 9), seat(2, 1, 20)], result))).toEqual([
    [2, "won"],
    [1, ""],
    [0, "lost"],
  ]);
});

test("between them lives count more than points", () => {
  const result = { winners: [], losers: [], top_card: null };
  const rows = standings([seat(0, 1, 2), seat(1, 2, 20), seat(2, 1, 1)], result);
  expect(order(rows).map(([number]) => number)).toEqual([1, 2, 0]);
});

test("those who are alike stand as they sit", () => {
  const rows = standings([seat(2, 1, 5), seat(0, 1, 5), seat(1, 1, 5)], null);
  expect(order(rows).map(([number]) => number)).toEqual([0, 1, 2]);
});
