// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { HeldCard } from "../state/shown";
import { speak } from "../text/words.svelte";
import { typed } from "./ranks";

const hand = (text: string, legal = text): HeldCard[] =>
  text.split(" ").map((card, at) => ({
    key: `${card}-${at}`,
    card,
    legal: legal.split(" ").includes(card),
    off: false,
    why: "",
    chosen: false,
  }));

await speak("cards");

describe("a rank that is typed", () => {
  it.each([
    ["9", "9c-1"],
    ["q", "Qd-2"],
    ["T", "Th-3"],
  ])("%s means its card at once", (pressed, key) => {
    expect(typed("", pressed, hand("3c 9c Qd Th"))).toMatchObject({ key, more: false });
  });

  it("of two digits is waited for", () => {
    const first = typed("", "1", hand("3c Th"));
    expect(first).toEqual({ buffer: "1", key: "Th-1", more: false });
    const numbers = hand("1 12 15");
    expect(typed("", "1", numbers)).toEqual({ buffer: "1", key: "1-0", more: true });
    expect(typed("1", "2", numbers)).toMatchObject({ key: "12-1", more: false });
  });

  it("means a legal card before one that is not", () => {
    expect(typed("", "9", hand("9c 9d", "9d")).key).toBe("9d-1");
  });

  it("is chosen once each where several are", () => {
    const cards = hand("9c 9d");
    cards[0]!.chosen = true;
    expect(typed("", "9", cards).key).toBe("9d-1");
  });

  it("can be the beginning of a word", () => {
    expect(typed("", "k", hand("Kuku Kavall")).key).toBeNull();
    expect(typed("k", "a", hand("Kuku Kavall")).key).toBe("Kavall-1");
  });

  it("begins anew when it cannot go on", () => {
    expect(typed("1", "3", hand("3c Th")).key).toBe("3c-0");
    expect(typed("", "z", hand("3c")).key).toBeNull();
  });
});
