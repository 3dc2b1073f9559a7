import { describe, expect, it } from "vitest";
import { PRESETS, preset } from "../rules/presets";
import { begin } from "../rules/match";
import { topCards } from "./counting";
import { keysOf, needsCard } from "./keys";

const entered = (key: string) => keysOf(preset(key)).map((each) => each.entered);

describe("the keys", () => {
  it.each([
    ["danish", "2 3 4 5 6 7 8 9 10 J Q K A"],
    ["diku_jokers", "2 3 4 5 6 7 8 9 10 J Q K A X"],
    ["gurka_is", "2 3 4 5 6d 7 8 9 10 J Q K A 6c"],
    ["five_cucumbers", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15"],
    ["ogorek", "A 2 3 4 5 6 7 8 9 10 J Q K"],
  ])("of %s are in order of strength", (key, keys) => {
    expect(entered(key).join(" ")).toBe(keys);
  });
  it.each(PRESETS.map(({ key }) => key))("of %s each say what it costs", (key) => {
    const match = begin(preset(key), preset(key).least_players);
    for (const each of keysOf(match.variant)) {
      const [card] = topCards(match, each.entered, 1);
      expect(match.variant.cost.get(card!)).toBe(each.cost);
    }
  });
  it("show a suit only where the rank leaves the cost open", () => {
    const suited = keysOf(preset("gurka_is")).filter((key) => key.suited);
    expect(suited.map((key) => key.entered)).toEqual(["6c"]);
  });
});

describe("a card", () => {
  it("is asked for unless all cost the same and nothing follows from it", () => {
    expect(needsCard(preset("danish"))).toBe(true);
    const flat = PRESETS.filter(({ key }) => !needsCard(preset(key)));
    for (const rules of flat) expect(["one", "none"]).toContain(rules.values);
  });
});
