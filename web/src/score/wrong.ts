// Why something cannot be noted, as a sentence.
import type { RuleError } from "../rules/errors";
import { has, words } from "../text/words.svelte";

export function wrong({ slug, about }: RuleError): string {
  const name = has("keeping", `wrong-${slug}`) ? `wrong-${slug}` : "wrong-other";
  return words("keeping")(name, about);
}
