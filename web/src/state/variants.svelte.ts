// The ways to play that the server knows, asked for once.
import { ask } from "../api";
import type { VariantLook, Variants } from "$wire";
import { has, words } from "../text/words.svelte";

let known: readonly VariantLook[] = $state([]);
let asking: Promise<void> | undefined;

/** The ways to play; empty until `loadVariants` is through. */
export function variants(): readonly VariantLook[] {
  return known;
}

/** Ask for the ways to play, once.
 *
 * @throws Refusal
 */
export function loadVariants(): Promise<void> {
  asking ??= ask<Variants>("GET", "/variants").then(
    ({ variants }) => {
      known = variants;
    },
    (error: unknown) => {
      asking = undefined;
      throw error;
    },
  );
  return asking;
}

/** What a way to play is called in the language of the page. */
export function nameOf(key: string, house: readonly string[] = []): string {
  const names = words("names");
  const listed = known.find((variant) => variant.key === key)?.name;
  const name = has("names", key) ? names(key) : (listed ?? key);
  return house.length ? names("house", { name }) : name;
}

/** What is played at a table, in the language of the page; as the server calls it if it has a name of
 * its own. */
export function wayOf(table: { variant: string; house?: readonly string[] }, told: string): string {
  return has("names", table.variant) ? nameOf(table.variant, table.house) : told;
}
