import { describe, expect, test } from "vitest";
import { EXERCISES, VARIANT } from "./exercises";
import { answersOf, judged, legalOf } from "./judge";

describe("the exercises", () => {
  test("are ten", () => expect(EXERCISES).toHaveLength(10));

  test.each(EXERCISES.filter((each) => each.kind !== "legal").map((each) => [each.why, each]))(
    "about %s have one right answer",
    (_why, exercise) => {
      const right = answersOf(VARIANT, exercise).filter((answer) => answer.right);
      expect(right).toHaveLength(1);
    },
  );

  test("ask for what the rules allow", () => {
    const right = EXERCISES.flatMap((each) =>
      each.kind === "legal" ? [legalOf(VARIANT, each.hand, each.trick).join(" ")] : [],
    );
    expect(right).toEqual(["4d 8s Qc", "3c Jh As", "2c 9d", "4c", "2h 2s Ts", "3s Ad"]);
  });

  test("end as the rules say", () => {
    const right = EXERCISES.flatMap((each) =>
      each.kind === "legal" ? [] : answersOf(VARIANT, each).filter((answer) => answer.right),
    );
    expect(right.map(({ place, points, then, score }) => [place, points, then, score])).toEqual([
      [2, 0, "kept", 0],
      [3, 11, "kept", 0],
      [0, 9, "life", 12],
      [0, 12, "out", 0],
    ]);
  });
});

test("the example's player may play the king or the two, not the six", () => {
  expect(judged("danish", ["2s", "6d", "Kh"], ["9c"])).toEqual({
    "2s": "lowest",
    "6d": "not",
    Kh: "legal",
  });
});
