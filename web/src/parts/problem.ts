// A refusal as a sentence in the reader's language.
import { Refusal } from "../api";
import { has, words } from "../text/words.svelte";

/** What to say of something that was thrown. */
export function problem(error: unknown): string {
  const say = words("page");
  if (!(error instanceof Refusal)) return say("problem-other", { told: String(error) });
  if (has("page", `problem-${error.slug}`)) return say(`problem-${error.slug}`);
  if (error.status === 429) return say("problem-busy");
  return say("problem-other", { told: error.message || String(error.status) });
}
