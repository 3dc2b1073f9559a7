import { expect, test } from "vitest";
import type { SeatShown } from "../state/shown";
import { columnsOf, faceUp, someLong } from "./lying";

const PACK = ["2c", "3c", "4c", "9c", "Kc"];

function seat(earlier: string[], cards: string[] | null = null): SeatShown {
  const tricks = earlier.map((card, at) => ({
    trick: at + 1,
    cards: [card],
    took: false,
    last: false,
  }));
  return { earlier: tricks, cards } as unknown as SeatShown;
}

test("a hand keeps its order, and what has been played of it is known", () => {
  expect(faceUp(seat(["9c"], ["2c"]), ["3c", "Kc"], PACK)).toEqual([
    { card: "2c", gone: true },
    { card: "3c", gone: false },
    { card: "9c", gone: true },
    { card: "Kc", gone: false },
  ]);
});

test("a card that was drawn takes the place of the one it came for", () => {
  const hand = faceUp(seat([]), ["4c"], PACK);
  expect(hand.map(({ card }) => card)).toEqual(["4c"]);
});

test("equal cards of two packs are both shown", () => {
  expect(faceUp(seat(["9c"]), ["9c"], PACK)).toHaveLength(2);
});

test("names stand beside the cards where there is room, else above them", () => {
  expect(columnsOf(7, 328)).toMatchObject({ name: 88, columns: true });
  expect(columnsOf(10, 328)).toMatchObject({ name: 0, columns: true });
  expect(columnsOf(14, 840)).toMatchObject({ name: 168, columns: true });
});

test("many tricks on a narrow screen have no columns", () => {
  expect(columnsOf(17, 328)).toMatchObject({ columns: false, w: 28 });
});

test.each([2, 7, 10, 13])("cards of %i tricks fit their columns", (tricks) => {
  for (const width of [328, 560, 720, 840]) {
    const { name, w, columns } = columnsOf(tricks, width);
    if (columns) expect(w * tricks).toBeLessThanOrEqual(width - name);
  }
});

test("no trick at all needs no room", () => {
  expect(columnsOf(0, 328).w).toBeGreaterThan(0);
});

test("only the cards of Kille have long names", () => {
  expect(someLong([{ card: "Blompottan", gone: false }])).toBe(true);
  expect(
    someLong([
      { card: "Tc", gone: false },
      { card: "15", gone: true },
    ]),
  ).toBe(false);
});
