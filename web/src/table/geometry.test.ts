import { describe, expect, it } from "vitest";
import { columnsFit, handRows, lying, roundTable, scaleOf, type Box } from "./geometry";

const apart = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) >= (a.w + b.w) / 2 - 1e-6 || Math.abs(a.y - b.y) >= (a.h + b.h) / 2 - 1e-6;

/** Whether the corner of a box that is nearest to the middle of an ellipse lies outside it. */
function beside(box: Box, slice: Box): boolean {
  const near = (d: number, half: number) => Math.max(0, Math.abs(d) - half);
  const x = near(box.x - slice.x, box.w / 2) / (slice.w / 2);
  const y = near(box.y - slice.y, box.h / 2) / (slice.h / 2);
  return x * x + y * y >= 1;
}

describe.each([2, 3, 4, 5, 6, 7, 8])("a round table of %i", (players) => {
  it.each([
    [1120, 600],
    [840, 450],
    [1600, 900],
  ])("lets nothing overlap on %i by %i pixels", (width, height) => {
    const scale = scaleOf(players, width, height)!;
    const { seats, places, slice } = roundTable(players, width, scale);
    const counter = { x: slice.x, y: slice.y, w: 110 * scale, h: 110 * scale };
    expect(seats).toHaveLength(players - 1);
    expect(places).toHaveLength(players);
    for (const group of [seats, [...places, counter]])
      group.forEach((a, at) => group.slice(at + 1).forEach((b) => expect(apart(a, b)).toBe(true)));
    for (const seat of seats) {
      expect(beside(seat, slice)).toBe(true);
      for (const place of places) expect(apart(seat, place)).toBe(true);
    }
  });

  it("keeps every seat on the table", () => {
    const { seats, slice } = roundTable(players, 1120, 1);
    for (const { x, y, w, h } of [...seats, slice]) {
      expect(x - w / 2).toBeGreaterThanOrEqual(0);
      expect(x + w / 2).toBeLessThanOrEqual(1120);
      expect(y - h / 2).toBeGreaterThanOrEqual(0);
      expect(y + h / 2).toBeLessThanOrEqual(600);
    }
  });

  it("has my card at the bottom and my left neighbour's at the left", () => {
    const { places, slice } = roundTable(players, 1120, 1);
    expect(places.at(-1)!.x).toBeCloseTo(slice.x);
    expect(places.at(-1)!.y).toBeGreaterThan(slice.y);
    if (players > 2) expect(places[0]!.x).toBeLessThan(slice.x);
  });
});

describe("which table is drawn", () => {
  it("is the sheet for nine, and where there is too little room", () => {
    expect(scaleOf(9, 1120, 600)).toBeNull();
    expect(scaleOf(4, 1120, 440)).toBeNull();
    expect(scaleOf(4, 1120, 600)).toBe(1);
  });
});

describe("a hand", () => {
  it("of seven fits a phone in one row, 43 pixels a card", () => {
    const { w, h, rows } = handRows(7, 360, false);
    expect(Math.floor(w)).toBe(43);
    expect([h, rows]).toEqual([88, 1]);
  });

  it.each([1, 5, 7, 8, 13, 20, 26])("of %i fits the width of a phone and of a desk", (cards) => {
    for (const [width, roomy] of [
      [320, false],
      [360, false],
      [768, false],
      [1120, true],
    ] as const) {
      const { w, gap, across, rows } = handRows(cards, width, roomy);
      expect(across * rows).toBeGreaterThanOrEqual(cards);
      expect(across * w + (across - 1) * gap).toBeLessThanOrEqual(width - 31.9);
      expect(w).toBeGreaterThan(36);
    }
  });

  it("has cards of 96 by 136 where there is room", () => {
    expect(handRows(5, 1120, true)).toMatchObject({ w: 96, rows: 1 });
    expect(handRows(12, 1120, true).rows).toBe(2);
  });
});

describe("earlier cards", () => {
  it("lie side by side, and are written small when there are many", () => {
    expect(lying(2, 264, 52)).toEqual({ w: 40, h: 52, tokens: false });
    expect(lying(6, 218, 40).tokens).toBe(false);
    expect(lying(25, 264, 52).tokens).toBe(true);
  });

  it("have a column a trick where that fits", () => {
    expect(columnsFit(7, 344, 96, 48)).toBe(true);
    expect(columnsFit(13, 344, 96, 48)).toBe(false);
  });
});
