// The ways to play that the server knows, asked for once.
import { ask } from "../api";
import type { VariantLook, Variants } from "$wire";

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

/** What a variant is called; its key while that is not known. */
export function nameOf(key: string): string {
  return known.find((variant) => variant.key === key)?.name ?? NAMES[key] ?? key;
}

/** Known without asking, so that the first view shows it at once. */
const NAMES: Record<string, string> = { danish: "Danish Agurk" };
