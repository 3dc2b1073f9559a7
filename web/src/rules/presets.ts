// The ways to play that come with Agurk, from spec/variants.json, and house rules on top of them.
// A file of its own, loaded when it is needed: `await import("../rules/presets")`.
import spec from "$spec/variants.json";
import { RuleError } from "./errors";
import { PLAIN_GAME, RULES, variantOf, type Rules, type Variant } from "./variant";

const DESCRIBED = spec.variants as unknown as readonly Partial<Rules>[];

/** What a preset gets behind its name when its rules are changed. */
const SUFFIX = ", house rules";

/** All presets, in their order. */
export const PRESETS: readonly Rules[] = DESCRIBED.map((rules) => {
  const known = Object.entries(rules).filter(([name]) => name in PLAIN_GAME);
  return { ...PLAIN_GAME, ...(Object.fromEntries(known) as Partial<Rules>) };
});

/** The presets by where they come from. */
export const FAMILIES = spec.families as readonly { family: string; variants: readonly string[] }[];

/** The presets that people of a country know first. */
export const NATIONAL = spec.national as readonly string[];

const made = new Map<string, Variant>();

/** The preset with a key, `custom` for the plain game.
 *
 * @throws RuleError `no-variant`
 */
export function preset(key: string): Variant {
  let variant = made.get(key);
  if (!variant) {
    const rules = key === PLAIN_GAME.key ? PLAIN_GAME : PRESETS.find((each) => each.key === key);
    if (!rules) throw new RuleError("no-variant", { variant: key });
    variant = variantOf(rules);
    made.set(key, variant);
  }
  return variant;
}

/** The variant that a preset and house rules such as `threshold=30 lives=1` stand for.
 *
 * @throws RuleError `no-variant` or `no-rule`
 */
export function fromHeader(key: string, house = ""): Variant {
  const name = `${key} ${house}`;
  let variant = made.get(name);
  if (!variant) {
    const base = preset(key);
    const changes = house.split(/\s+/).filter(Boolean).map(parseRule);
    variant = changes.length ? changed(base, Object.fromEntries(changes)) : base;
    made.set(name, variant);
  }
  return variant;
}

/** A preset with some rules changed, and named after it. */
export function changed(base: Rules, changes: Partial<Rules>): Variant {
  const rules: Rules = { ...bare(preset(base.key)), ...bare(base), ...changes };
  const from = preset(base.key);
  const differs = RULES.some((name) => rules[name] !== from[name]);
  return variantOf({ ...rules, name: houseName(from, differs) });
}

/** What a variant with this base is called unless somebody says otherwise. */
function houseName(base: Rules, differs: boolean): string {
  return differs && base.key !== PLAIN_GAME.key ? base.name + SUFFIX : base.name;
}

/** How a variant differs from its preset, as `name=value` words; empty if it does not. */
export function houseText(variant: Rules): string {
  const base = preset(variant.key);
  return RULES.filter((name) => variant[name] !== base[name])
    .map((name) => `${name}=${wordOf(variant[name])}`)
    .join(" ");
}

function wordOf(value: string | number | boolean): string {
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

function parseRule(text: string): [keyof Rules, string | number | boolean] {
  const [word = "", value = ""] = text.split("=");
  const name = word as keyof Rules;
  const preset = PLAIN_GAME[name];
  const right =
    RULES.includes(name) &&
    (typeof preset === "number"
      ? /^\d{1,9}$/.test(value)
      : typeof preset === "boolean"
        ? /^(yes|no)$/.test(value)
        : value !== "");
  if (!right) throw new RuleError("no-rule", { rule: text.slice(0, 40) });
  if (typeof preset === "number") return [name, Number(value)];
  return [name, typeof preset === "boolean" ? value === "yes" : value];
}

/** The rules alone, without what follows from them. */
function bare(variant: Rules): Rules {
  const known = Object.entries(variant).filter(([name]) => name in PLAIN_GAME);
  return Object.fromEntries(known) as unknown as Rules;
}
