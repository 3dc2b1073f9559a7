// A refusal about seats and tables as a sentence in the reader's language.
import { Refusal } from "../api";
import { problem } from "../parts/problem";
import { has, words } from "../text/words.svelte";

/** What to say of something that was refused. */
export function refused(error: unknown): string {
  if (error instanceof Refusal && has("seats", `refused-${error.slug}`)) {
    return words("seats")(`refused-${error.slug}`);
  }
  return problem(error);
}
