// The rules of a table that differ from those of its variant, as sentences.
import { ask } from "../api";
import type { Field, TableOptions, VariantFields } from "$wire";

type Rules = Pick<TableOptions, "variant" | "house">;

/** Ask for all rules of a table, each with a sentence.
 *
 * @throws Refusal
 */
export async function fieldsOf({ variant, house }: Rules): Promise<readonly Field[]> {
  const query = new URLSearchParams(house.map((rule) => ["house", rule]));
  const path = `/variants/${encodeURIComponent(variant)}/fields?${query}`;
  return (await ask<VariantFields>("GET", path)).fields;
}

/** The house rules of a table in words; as they are written where the words cannot be had. */
export async function houseRules(rules: Rules): Promise<readonly string[]> {
  if (!rules.house.length) return [];
  try {
    const changed = (await fieldsOf(rules)).filter(({ value, preset }) => value !== preset);
    return changed.map(({ sentence }) => sentence);
  } catch {
    return rules.house;
  }
}
