// A refusal as a sentence in the reader's language.
import { Refusal } from "../api";
import { has, words } from "../text/words.svelte";

/** What the server says of a refusal. */
interface Told {
  slug: string;
  /** Its sentence, which is English. */
  told: string;
  /** The line of a record in which something is wrong. */
  line?: number | null;
}

/** Why something was refused; in the server's own words where its slug is not known. */
export function refusal({ slug, told, line }: Told): string {
  const name = `refused-${slug}`;
  return has("refusals", name) ? words("refusals")(name, { told, line: line ?? 0 }) : told;
}

/** What to say of something that was thrown. */
export function problem(error: unknown): string {
  const say = words("page");
  if (!(error instanceof Refusal)) return say("problem-other", { told: String(error) });
  const { slug, status, line } = error;
  if (slug === "offline") return say("problem-offline");
  if (has("refusals", `refused-${slug}`)) return refusal({ slug, told: error.message, line });
  if (status === 429) return say("problem-busy");
  return say("problem-other", { told: error.message || String(status) });
}
