// When a match is over, who has won it, and who is paid. Mirrors rules/outcome.py.
import type { Card } from "./cards";
import type { Event } from "./events";
import { losingTopCard, type LastTrick } from "./scoring";
import { isOverThreshold, lowestOf, seatsIn, type Settled, type Standing } from "./standing";
import type { Rules, Variant } from "./variant";

/** Who has won and who has lost, by seat. */
export interface Outcome {
  readonly winners: readonly number[];
  /** Seats that the rules name as losers; empty where only winners are named. */
  readonly losers: readonly number[];
  /** The card that ended the match by itself, if one did. */
  readonly topCard: Card | null;
}

/** How a match has ended with the deal just counted; null if it goes on. */
export function outcome(variant: Variant, standing: Standing, counted: LastTrick): Outcome | null {
  const doomed = losingTopCard(variant, counted);
  const seats = seatsIn(standing);
  if (doomed !== null) {
    const others = (seats.length ? seats : standing.caught).filter((s) => s !== counted.taker);
    return ended(lowestOf(standing, others), [counted.taker], doomed);
  }
  switch (variant.end) {
    case "one_deal": {
      const losers = counted.payments.map(({ place }) => place);
      const winners = seats.filter((seat) => !losers.includes(seat));
      return ended(winners.length ? winners : seats, losers);
    }
    case "all_but_one_over": {
      const left = seats.filter((seat) => !isOverThreshold(variant, standing.scores[seat]!));
      if (left.length > 1) return null;
      const winners = lowestOf(standing, seats);
      return ended(
        winners,
        seats.filter((seat) => !winners.includes(seat) && !left.includes(seat)),
      );
    }
    case "first_out":
      if (standing.caught.length) {
        const winners = seats.length ? lowestOf(standing, seats) : afterAllOut(variant, standing);
        return ended(
          winners,
          standing.caught.filter((seat) => !winners.includes(seat)),
        );
      }
      break;
    case "two_left":
      if (seats.length && seats.length <= 2) return ended(lowestOf(standing, seats));
      break;
    case "last_in":
      if (seats.length === 1) return ended(seats);
  }
  return seats.length ? null : ended(afterAllOut(variant, standing));
}

export function ended(
  winners: readonly number[],
  losers: readonly number[] = [],
  topCard: Card | null = null,
): Outcome {
  return { winners, losers, topCard };
}

/** Who wins when the last players went out together. */
function afterAllOut(rules: Rules, standing: Standing): readonly number[] {
  return rules.all_out === "share_all" ? standing.caught : lowestOf(standing, standing.caught);
}

/** The standing after the winners are paid; odd units go to the first clockwise from the dealer. */
export function payOut(
  rules: Rules,
  standing: Standing,
  winners: readonly number[],
  dealer: number,
): Settled {
  const players = standing.scores.length;
  const from = (seat: number) => (seat - dealer - 1 + 2 * players) % players;
  const order = [...winners].sort((one, other) => from(one) - from(other));
  const gains = standing.scores.map(() => 0);
  share(gains, order, standing.pot);
  if (rules.money === "pay_difference") {
    const least = standing.scores[winners[0]!]!;
    standing.scores.forEach((score, seat) => (gains[seat]! -= score - least));
    share(gains, order, standing.scores.reduce((sum, score) => sum + score, 0) - least * players);
  }
  const money = standing.money.map((had, seat) => had + gains[seat]!);
  const won: Event[] = gains.flatMap((units, seat) =>
    units ? [{ what: "won", seat, units } as const] : [],
  );
  return [{ ...standing, money, pot: 0 }, won];
}

/** Add `units` to the seats in `order`, odd ones one by one from the first. */
function share(gains: number[], order: readonly number[], units: number): void {
  const each = Math.floor(units / order.length);
  const odd = units - each * order.length;
  order.forEach((seat, place) => (gains[seat]! += each + Number(place < odd)));
}
