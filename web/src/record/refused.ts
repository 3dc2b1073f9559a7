// A refusal in the reader's language, where it is about matches and records.
import { Refusal } from "../api";
import { problem } from "../parts/problem";
import { has, words } from "../text/words.svelte";

/** What to say of something that was thrown. */
export function refusedFor(error: unknown): string {
  const name = error instanceof Refusal ? `refused-${error.slug}` : "";
  return name && has("records", name) ? words("records")(name) : problem(error);
}
