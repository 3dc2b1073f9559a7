import { expect, test } from "vitest";
import { botsBeside, levelOf } from "./opponents";

const of = (...bots: string[]) => bots.map((bot) => ({ bot }));

test("the same deals are played against the bots of the match, in their seats", () => {
  expect(botsBeside(of("", "careful", "expert"), 0)).toEqual(["careful", "expert"]);
  expect(levelOf(of("", "careful", "expert"), "easy")).toBe("careful");
});

test("a person's seat is played by one like the first bot", () => {
  expect(botsBeside(of("", "", "expert"), 1)).toEqual(["expert", "expert"]);
});

test("where only people played the reader's own choice counts", () => {
  expect(botsBeside(of("", ""), 0)).toEqual([]);
  expect(levelOf(of("", ""), "easy")).toBe("easy");
});
