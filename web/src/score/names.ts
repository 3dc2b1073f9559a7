// What a player may be called on a score sheet. Mirrors scorekeeper/names.py.
import { LONGEST_NAME } from "../parts/longest";
import { RuleError } from "../rules/errors";

const SEPARATORS = /[+,"'\p{C}]/u;

/** Names with single spaces, each fit for a sheet and different from the others.
 *
 * @throws RuleError `no-name`, `long-name`, `odd-name` or `same-name`
 */
export function checkNames(names: readonly string[]): string[] {
  const checked: string[] = [];
  for (const name of names) checked.push(checkName(name, checked));
  return checked;
}

/** One more name with single spaces. */
export function checkName(name: string, taken: readonly string[]): string {
  const clean = name.normalize("NFC").split(/\s+/).filter(Boolean).join(" ");
  if (!clean) throw new RuleError("no-name");
  if ([...clean].length > LONGEST_NAME) throw new RuleError("long-name", { most: LONGEST_NAME });
  if (SEPARATORS.test(clean)) throw new RuleError("odd-name", { name: clean });
  const other = taken.find((each) => each.toLowerCase() === clean.toLowerCase());
  if (other !== undefined) throw new RuleError("same-name", { name: other });
  return clean;
}
