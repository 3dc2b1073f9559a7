// Plays are counted as the engine counts them: spec/counts, every variant.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { wordsOf, type Hand } from "./cards";
import { count, type Deal } from "./deal";
import { preset } from "./presets";
import { answers, demand } from "./trick";
import { cardOf, handOf, sorted, type Variant } from "./variant";

const FOLDER = new URL("../../../spec/counts/", import.meta.url);

function position(variant: Variant, line: string): { deal: Deal; numbers: number[] } {
  const [where = "", told = ""] = line.split(": ");
  const parts = where.split("; ");
  const hands = parts[0]!.split("|").map((hand) => handOf(variant, hand));
  const leader = Number(parts[1]!.slice("leader ".length));
  const trick: Hand[] = wordsOf((parts[2] ?? "").replace("trick", "")).map((play) =>
    sorted(
      variant,
      play.split("+").map((card) => cardOf(variant, card)),
    ),
  );
  const next = hands[(leader + trick.length) % hands.length]!;
  const legal = answers(variant, next, demand(variant, trick));
  return {
    deal: { variant, hands, leader, trick, tricks: [], legal },
    numbers: told.split(" ").map(Number),
  };
}

describe("the ways to play on", () => {
  it.each(readdirSync(FOLDER).map((name) => name.replace(".txt", "")))("in %s", (key) => {
    const text = readFileSync(new URL(`${key}.txt`, FOLDER), "utf-8");
    for (const line of text.split("\n").filter((each) => each && !each.startsWith("#"))) {
      const { deal, numbers } = position(preset(key), line);
      const found = numbers.map((_, place) => count(deal, place + 1));
      expect([line, found]).toEqual([line, numbers]);
    }
  });
});
