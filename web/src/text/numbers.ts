// Chances as numbers that are read: whole percent, and changes of them with a sign.
import { language } from "./words.svelte";

/** A chance from 0 to 1 in whole percent. */
export const percent = (chance: number): number => Math.round(100 * chance);

/** A chance from 0 to 1 in percent, with one place. */
export function precisely(chance: number): string {
  return (100 * chance).toLocaleString(language(), { maximumFractionDigits: 1 });
}

/** A change of chance in percent, with its sign. */
export function change(by: number, places = 1): string {
  const told = (100 * by).toLocaleString(language(), {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    signDisplay: "exceptZero",
  });
  return told.replace("-", "−");
}
