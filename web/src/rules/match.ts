// What everybody may know of a match between deals: dealer, phase, scores, outcome. Mirrors
// rules/match.py.
import type { Hand } from "./cards";
import type { Outcome } from "./outcome";
import type { LastTrick } from "./scoring";
import { opening, seatsIn, type Standing } from "./standing";
import { checkPlayers, worth, type Variant } from "./variant";

/** What a match waits for: the dealer to name a size, cards, an answer, or nothing more. */
type Phase = "lot" | "size" | "deal" | "buy-in" | "over";

/** How the deal before ended. */
export interface Counted {
  /** What its last trick cost, by seat. */
  readonly trick: LastTrick;
  /** The seat that played the lowest last card, the first of equals. */
  readonly lowest: number;
}

export interface Match {
  readonly variant: Variant;
  /** How many seats there are, eliminated players' included. */
  readonly players: number;
  readonly standing: Standing;
  readonly phase: Phase;
  /** Who deals, or dealt, this deal; -1 before the lot. */
  readonly dealer: number;
  /** Which deal of the match this is, from 1; 0 before the first. */
  readonly number: number;
  /** Cards to each in this deal; 0 while that is not known. */
  readonly size: number;
  /** The seats still to be asked whether to buy in; the first is asked now. */
  readonly waiting: readonly number[];
  readonly counted: Counted | null;
  readonly outcome: Outcome | null;
}

/** A match before its first deal.
 *
 * @throws RuleError `players`
 */
export function begin(variant: Variant, players: number): Match {
  checkPlayers(variant, players);
  return {
    variant,
    players,
    standing: opening(variant, players),
    phase: "lot",
    dealer: -1,
    number: 0,
    size: 0,
    waiting: [],
    counted: null,
    outcome: null,
  };
}

/** The seats that play this deal. */
export function seatsOf(match: Match): number[] {
  return seatsIn(match.standing);
}

/** The cards that lie before players, out of the pack. */
export function keptIn(match: Match): Hand {
  return match.standing.kept.flat();
}

/** `seats` in clockwise order, beginning with the first to the left of `after`. */
export function clockwise(match: Match, seats: readonly number[], after: number): number[] {
  const from = (seat: number) => (seat - after - 1 + 2 * match.players) % match.players;
  return [...seats].sort((one, other) => from(one) - from(other));
}

/** Seats, or all still in, clockwise from the dealer's left. */
export function fromDealer(match: Match, seats: readonly number[] = seatsOf(match)): number[] {
  return clockwise(match, seats, match.dealer);
}

/** A seat if it is still in, or else the next that is, clockwise. */
export function atOrAfter(match: Match, seat: number): number {
  return clockwise(match, seatsOf(match), seat - 1)[0]!;
}

/** Who deals after the deal just counted. */
export function nextDealer(match: Match): number {
  const { counted, variant } = match;
  if (counted && variant.next_dealer === "loser") return atOrAfter(match, counted.trick.taker);
  if (counted && variant.next_dealer === "lowest_last_card") {
    return atOrAfter(match, counted.lowest);
  }
  return fromDealer(match)[0]!;
}

/** Who leads to the first trick of this deal. */
export function leaderOf(match: Match): number {
  const { counted, variant } = match;
  if (variant.first_lead === "dealer") return match.dealer;
  if (counted && variant.first_lead === "taker") return atOrAfter(match, counted.trick.taker);
  if (counted && variant.first_lead === "lowest_last_card") return atOrAfter(match, counted.lowest);
  return fromDealer(match)[0]!;
}

/** The value of the card that took the last trick before; null in the first deal. */
export function losingValue(match: Match): number | null {
  if (!match.counted) return null;
  const { taker, payments } = match.counted.trick;
  const card = payments.find(({ place }) => place === taker)?.card ?? null;
  return card === null ? null : worth(match.variant.cost, card);
}
