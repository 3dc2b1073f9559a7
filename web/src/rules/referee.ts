// Settling a dispute: was that card legal, and what should have been played? The remaining hand
// tells. Mirrors rules/referee.py.
import type { Hand } from "./cards";
import { explain, isLegal, witnesses, type Reason } from "./reasons";
import { legalPlays, type Trick } from "./trick";
import { sorted, type Variant } from "./variant";

interface Ruling {
  readonly legal: boolean;
  readonly reason: Reason;
  /** The plays that would have been legal, lowest first. */
  readonly shouldHave: readonly Hand[];
  /** The cards of the remaining hand that prove an illegal play. */
  readonly witnesses: Hand;
}

/** The ruling on a play already made.
 *
 * @param trick The plays before the disputed one; none if it was led.
 * @param remaining The hand that is left.
 */
export function referee(variant: Variant, trick: Trick, played: Hand, remaining: Hand): Ruling {
  const before = sorted(variant, [...played, ...remaining]);
  const reason = explain(variant, before, trick, played);
  return {
    legal: isLegal(reason),
    reason,
    shouldHave: legalPlays(variant, before, trick),
    witnesses: witnesses(variant, remaining, trick, played),
  };
}
