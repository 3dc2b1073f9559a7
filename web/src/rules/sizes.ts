// How many cards each player gets. Mirrors rules/sizes.py.
import { RuleError } from "./errors";
import type { Variant } from "./variant";

/** How many cards the pack, less `kept` lying before players, gives everybody. */
function fitting(variant: Variant, players: number, kept = 0): number {
  return Math.floor((variant.cards.length - kept) / players);
}

/** The fewest and the most cards that a dealer may name where the dealer chooses. */
export function choosableSizes(variant: Variant, players: number, kept = 0): [number, number] {
  const fits = fitting(variant, players, kept);
  const most = variant.hand_max ? Math.min(fits, variant.hand_max) : fits;
  return [Math.min(variant.hand_min, most), most];
}

/** How many cards each gets in a deal whose size nobody chooses.
 *
 * @param number Which deal of the match it is, from 1.
 * @param losing The value of the card that took the last trick before.
 * @throws RuleError `too-few-cards`
 */
export function handSize(
  variant: Variant,
  players: number,
  number = 1,
  losing: number | null = null,
  kept = 0,
): number {
  const fits = fitting(variant, players, kept);
  const size = wanted(variant, fits, number, losing);
  if (size <= fits) return size;
  if (variant.hand_short === "first" && variant.hand <= fits) return variant.hand;
  if (variant.hand_short === "refuse" && !kept) {
    throw new RuleError("too-few-cards", { players, cards: size });
  }
  return fits;
}

function wanted(variant: Variant, fits: number, number: number, losing: number | null): number {
  let size: number;
  switch (variant.hand_rule) {
    case "equal_all":
      size = fits;
      break;
    case "countdown":
      size = variant.hand - ((number - 1) % (variant.hand - variant.hand_min + 1));
      break;
    case "cycle": {
      const steps = variant.hand - variant.hand_min;
      size = variant.hand_min + Math.abs(steps - ((number - 1) % Math.max(1, 2 * steps)));
      break;
    }
    case "loser_card":
      if (losing === null) return variant.hand;
      size = Math.max(losing, variant.hand_min);
      break;
    default:
      return variant.hand;
  }
  return variant.hand_max ? Math.min(size, variant.hand_max) : size;
}
