// @vitest-environment happy-dom
// The same words as the referee's in Python say the same.
import { beforeAll, describe, expect, it } from "vitest";
import { cards, type Hand } from "../rules/cards";
import { preset } from "../rules/presets";
import { dutyText, reasonText } from "./reasons";
import { speak } from "./words.svelte";

beforeAll(() => speak("cards", "lists", "reasons"));

const plays = (text: string): Hand[] => cards(text).map((card) => [card]);

describe("a reason", () => {
  it.each([
    ["danish", "3c 8d Kh", "9c", "8d", "The 8 is under the 9, and the lowest in hand was the 3."],
    ["danish", "3c 8d Kh", "9c", "Kh", "It is higher than the 9."],
    [
      "danish",
      "3c 8d",
      "9c",
      "3c",
      "Nothing in hand reached the 9, so the lowest had to go: the 3.",
    ],
    ["danish", "3c 8d Kh", "", "8d", "It was led, and any card may be led."],
    ["gurka_is", "5c 6c Kh", "Ah", "5c", "The lowest in hand, the 5, is always allowed."],
    [
      "gurka_is",
      "5c Jc Kh",
      "6c",
      "Kh",
      "The king is under the 6 of clubs, and the lowest in hand was the 5.",
    ],
  ])("in %s for %s on %s", (key, hand, trick, play, told) => {
    expect(reasonText(preset(key), cards(hand), plays(trick), cards(play), true)).toBe(told);
  });
});

describe("a duty", () => {
  it.each([
    ["3c 8d Kh", "9c", "Play 9 or higher, or the 3."],
    ["3c 8d", "", "Lead any card."],
    ["Kd Kh", "9c", "Play any card."],
    ["3c", "9c", "Play your last card, the 3."],
  ])("for %s on %s", (hand, trick, told) => {
    expect(dutyText(preset("danish"), cards(hand), plays(trick))).toBe(told);
  });
});
