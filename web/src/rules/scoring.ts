// What the last trick costs, and whom. Mirrors rules/scoring.py.
import { ACE, rankOf, suitOf, type Card } from "./cards";
import { taker, type Trick } from "./trick";
import { worth, type Variant } from "./variant";

/** What one player pays for the last trick. */
export interface Payment {
  /** A place in the trick, or a seat once a match has counted it. */
  readonly place: number;
  /** Points to be added, multiplied already. */
  readonly points: number;
  /** The card it is paid for; null where only points were noted. */
  readonly card: Card | null;
}

export interface LastTrick {
  readonly taker: number;
  readonly payments: readonly Payment[];
  /** Who takes how much off the score. */
  readonly bonuses: readonly Payment[];
}

/** What the last trick costs, by places in the trick.
 *
 * @param kontra The place of the player who called Kontra.
 * @param factors What multiplies the cost for some places, by exchanges made.
 */
export function countLastTrick(
  variant: Variant,
  trick: Trick,
  kontra: number | null = null,
  factors: Record<number, number> = {},
): LastTrick {
  const took = taker(variant, trick, true);
  const last = (place: number) => worth(variant.last_strength, trick[place]![0]!);
  const paid = trick
    .map((play, place) => ({
      place,
      points: price(variant, trick, place, kontra) * (factors[place] ?? 1),
      card: play[0]!,
    }))
    .filter(({ place }) => last(place) === last(took));
  if (variant.penalty_tie === "all") return { taker: took, payments: paid, bonuses: [] };
  const bonus = variant.penalty_tie === "bonus";
  return {
    taker: took,
    payments: paid.filter(({ place }) => place === took),
    bonuses: paid.filter(({ place, points }) => bonus && place !== took && points > 0),
  };
}

/** What the card at a place costs, multiplied. */
function price(variant: Variant, trick: Trick, place: number, kontra: number | null): number {
  let cost = worth(variant.cost, trick[place]![0]!);
  if (variant.multiplier === "ones_x2" && trick.some((play) => rankOf(play[0]!) === 1)) cost *= 2;
  if (variant.multiplier === "kontra" && kontra !== null) cost *= kontra === place ? 4 : 2;
  return cost;
}

/** The place of the lowest card in the last trick, the first of equals. */
export function lowestLastCard(variant: Variant, trick: Trick): number {
  const strength = trick.map((play) => worth(variant.last_strength, play[0]!));
  return strength.indexOf(Math.min(...strength));
}

/** Whether taking the last trick with a card loses the match at once. */
function losesMatch(variant: Variant, card: Card): boolean {
  return (
    variant.top_card_loses && suitOf(card) !== null && worth(variant.last_strength, card) > ACE
  );
}

/** The top card if it took the last trick and that alone loses the match. */
export function losingTopCard(variant: Variant, counted: LastTrick): Card | null {
  const found = counted.payments.find(
    ({ place, card }) => place === counted.taker && card !== null && losesMatch(variant, card),
  );
  return found?.card ?? null;
}
