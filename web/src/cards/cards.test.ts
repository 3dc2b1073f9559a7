// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { speak } from "../text/words.svelte";
import { faceValue, isJoker, rankText, suitOf, wordText } from "./cards";

await speak("cards");

describe("what is printed on a card", () => {
  it.each([
    ["9c", "9", "c"],
    ["Td", "10", "d"],
    ["Qh", "Q", "h"],
    ["14", "14", null],
    ["Kuku", "Kuku", null],
    ["Vardshus", "Värdshus", null],
  ])("%s: %s", (card, rank, suit) => {
    expect(rankText(card)).toBe(rank);
    expect(suitOf(card)).toBe(suit);
  });

  it("has a number for a letter only", () => {
    expect(["Tc", "Jc", "Ac", "14"].map(faceValue)).toEqual([null, 11, 14, null]);
  });

  it("is a picture for a joker", () => {
    expect(isJoker("X2")).toBe(true);
    expect(isJoker("9c")).toBe(false);
  });

  it("tells words apart in three letters", () => {
    const kille = "Harlekin Kuku Husar Husu Kavall Vardshus Kransen Blompottan Blaren".split(" ");
    const short = kille.map((card) => wordText(card, true));
    expect(new Set(short).size).toBe(kille.length);
    expect(short.every((letters) => letters.length === 3)).toBe(true);
    expect(wordText("Blompottan", false).replace("\u00ad", "")).toBe("Blompottan");
  });
});
