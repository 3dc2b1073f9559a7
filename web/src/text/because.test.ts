import { beforeAll, expect, test } from "vitest";
import { inEnglish } from "../state/given";
import { because } from "./because";
import { change, percent, precisely } from "./numbers";
import { speak } from "./words.svelte";

beforeAll(async () => {
  await inEnglish();
  await speak("review");
});

test("a reason says what the better play does, and what it is worth", () => {
  expect(
    because({
      kind: "keep-low",
      better: ["Kd"],
      worse: ["2c"],
      chances: [0.34, 0.3],
      pays: [0.2, 0.5],
    }),
  ).toBe(
    "The king would have kept the 2 for the end. " +
      "Paying for the last trick: in 20\u00a0% of cases, not 50\u00a0%. Chance to win: 34\u00a0%, not 30\u00a0%.",
  );
});

test("numbers that differ by nothing worth a word are left out", () => {
  const told = because({
    kind: "enough",
    better: ["9c"],
    worse: ["Ah"],
    chances: [0.301, 0.299],
    pays: [0.41, 0.42],
  });
  expect(told).toBe("The 9 would have been enough, and kept the ace for a later trick.");
});

test("several cards are named as they are drawn", () => {
  const told = because({
    kind: "other",
    better: ["9c", "9h"],
    worse: ["Ah", "Ad"],
    chances: [0.3, 0.3],
    pays: null,
  });
  expect(told).toBe("9♣ 9♥ would have been better.");
});

test("changes have a sign, chances are whole, errors have a place", () => {
  expect([0.051, -0.02, -0.0001, 0].map((by) => change(by))).toEqual([
    "+5.1",
    "−2.0",
    "0.0",
    "0.0",
  ]);
  expect(change(-0.034, 0)).toBe("−3");
  expect(percent(0.265)).toBe(27);
  expect(precisely(0.0123)).toBe("1.2");
});
