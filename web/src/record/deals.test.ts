import { expect, test } from "vitest";
import type { DealLook, Replay } from "$wire";
import { payerOf, rowsOf } from "./deals";

function deal(changes: Partial<DealLook>): DealLook {
  return {
    ...{ deal: 1, dealer: 0, leader: 1, size: 7, seed: null, hands: [], stock: [], kept: [] },
    ...{ taker: [0, 1], cards: ["9c"], paid: [0, 9], scores: [0, 9], lives: [2, 2] },
    ...changes,
  };
}

function rows(...deals: DealLook[]) {
  const players = ["Ida", "Bo"].map((name) => ({ name, bot: "" }));
  return rowsOf({ players, deals } as unknown as Replay);
}

test("a row says who took the last trick and with what", () => {
  expect(rows(deal({}))[0]).toMatchObject({ taker: 1, cards: ["9c"] });
});

test("a deal that was thrown in has no taker, and nobody pays", () => {
  const [row] = rows(deal({ cards: [], taker: [0], paid: [0, 0] }));
  expect(row!.taker).toBeNull();
  expect(payerOf(row!)).toBeNull();
});

test("a life is lost where there are fewer than after the deal before", () => {
  const shown = rows(deal({}), deal({ deal: 2, lives: [2, 1] }), deal({ deal: 3, lives: [2, 0] }));
  expect(shown.map(({ scores }) => scores[1]!.lostLife)).toEqual([false, true, true]);
  expect(shown.map(({ scores }) => scores[1]!.out)).toEqual([false, false, true]);
});

test("somebody who was out before is gone, but not in the deal that did it", () => {
  const shown = rows(deal({ lives: [1, 0] }), deal({ deal: 2, lives: [1, 0] }));
  expect(shown.map(({ scores }) => scores[1]!.gone)).toEqual([false, true]);
});

test("whoever pays most is named", () => {
  const [row] = rows(deal({ paid: [-3, 12] }));
  expect(payerOf(row!)).toMatchObject({ seat: 1, paid: 12 });
});
