import { describe, expect, it } from "vitest";
import { PRESETS, fromHeader, houseText, preset } from "../rules/presets";
import { clash, houseOf, offered, withHouse } from "./house";

const KEYS = PRESETS.map(({ key }) => key);

describe("house rules", () => {
  it.each(KEYS)("as %s has them change nothing, and it can be played", (key) => {
    const variant = withHouse(key, houseOf(preset(key)));
    expect(houseText(variant)).toBe("");
    expect(clash(variant)).toBeNull();
  });
  it.each(KEYS)("of %s are read back from their words", (key) => {
    const house = { threshold: 40, lives: 3, buyIn: true };
    const variant = withHouse(key, house);
    expect(fromHeader(key, houseText(variant))).toEqual(variant);
  });
  it("of one life leave nothing to come back with", () => {
    const house = { ...houseOf(preset("danish")), lives: 1 };
    expect(houseText(withHouse("danish", house))).toBe("lives=1 life_lost=none");
  });
  it("of a second life bring it back at the score of the worst", () => {
    const house = { ...houseOf(preset("cucumber")), lives: 2 };
    expect(withHouse("cucumber", house).life_lost).toBe("max_other_active");
  });
  it("let who is out buy in, for nothing where there is no pot", () => {
    const house = { ...houseOf(preset("danish")), buyIn: true };
    const variant = withHouse("danish", house);
    expect([variant.buy_in, variant.buy_in_stakes]).toEqual(["on_elimination", 0]);
  });
  it("that contradict each other are found", () => {
    const reset = preset("danish_exact_reset").exact_reset;
    const house = houseOf(preset("danish_exact_reset"));
    const low = withHouse("danish_exact_reset", { ...house, threshold: reset - 1 });
    expect(clash(low)).toBe("reset-beyond");
    const high = withHouse("gurka_is", { ...houseOf(preset("gurka_is")), threshold: 999 });
    expect(clash(high)).toBe("too-few-left");
  });
  it("are not offered where they mean nothing", () => {
    const one = PRESETS.find(({ end }) => end === "one_deal")!;
    expect(offered(one)).toEqual({ threshold: false, lives: false, buyIn: false });
  });
});
