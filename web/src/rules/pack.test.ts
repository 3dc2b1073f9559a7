// Presets, cards and what they are worth, as spec/variants.json has them.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cards, pretty, readCard } from "./cards";
import { FAMILIES, PRESETS, changed, fromHeader, houseText, preset } from "./presets";
import { RULES } from "./variant";

interface Spec {
  variants: (Record<string, unknown> & {
    key: string;
    tables: Record<"cards" | "strength" | "last_strength" | "cost", unknown[]>;
  })[];
}
const SPEC = JSON.parse(
  readFileSync(new URL("../../../spec/variants.json", import.meta.url), "utf-8"),
) as Spec;

describe("a preset", () => {
  it.each(SPEC.variants.map((variant) => [variant.key, variant] as const))(
    "%s is what the file says",
    (key, told) => {
      const variant = preset(key);
      for (const rule of ["name", "revision", ...RULES] as const) {
        expect([rule, variant[rule]]).toEqual([rule, told[rule]]);
      }
      const { tables } = told;
      expect(variant.cards).toEqual(tables.cards);
      const each = (table: ReadonlyMap<string, number>) => variant.cards.map((c) => table.get(c));
      expect(each(variant.strength)).toEqual(tables.strength);
      expect(each(variant.last_strength)).toEqual(tables.last_strength);
      expect(each(variant.cost)).toEqual(tables.cost);
    },
  );
  it("has a family", () => {
    const all = FAMILIES.flatMap(({ variants }) => variants);
    expect(all).toEqual(PRESETS.map(({ key }) => key));
  });
});

describe("house rules", () => {
  it("are written as words and read back", () => {
    const house = changed(preset("danish"), { threshold: 30, lives: 1, life_lost: "none" });
    expect(houseText(house)).toBe("threshold=30 lives=1 life_lost=none");
    expect(house.name).toBe("Danish Agurk, house rules");
    expect(fromHeader("danish", houseText(house))).toEqual(house);
  });
  it("that change nothing leave the name", () => {
    expect(changed(preset("danish"), { threshold: 21 }).name).toBe("Danish Agurk");
  });
  it.each(["threshold=many", "height=3", "keep_cards=maybe"])("%s means nothing", (rule) => {
    expect(() => fromHeader("danish", rule)).toThrow("no-rule");
  });
});

describe("a card", () => {
  it.each([
    ["10d", "Td", "10♦"],
    ["kH", "Kh", "K♥"],
    ["a♠", "As", "A♠"],
    ["x2", "X2", "Joker 2"],
    ["15", "15", "15"],
    ["värdshus", "Vardshus", "Värdshus"],
  ])("written %s", (text, card, shown) => {
    expect([readCard(text), pretty(card)]).toEqual([card, shown]);
  });
  it.each(["", "1d", "16", "0", "9x", "X0"])("is not written %j", (text) => {
    expect(() => readCard(text)).toThrow("no-card");
  });
  it("stands among others with spaces or commas", () => {
    expect(cards("Kh, 6d 2s")).toEqual(["Kh", "6d", "2s"]);
  });
});
