// Seats added to a match and taken out of it, between two deals. Mirrors scorekeeper/seats.py.
import { atOrAfter, seatsOf, type Counted, type Match } from "../rules/match";
import type { Payment } from "../rules/scoring";
import { isOverThreshold, type Standing } from "../rules/standing";

/** The score and the lives with which somebody sits down late: the worst of those in, so that
 * nobody gains by coming late. */
export function newcomersTerms(match: Match): { score: number; lives: number } {
  const { standing, variant } = match;
  const seats = seatsOf(match);
  const bearable = seats
    .map((seat) => standing.scores[seat]!)
    .filter((score) => !isOverThreshold(variant, score));
  return {
    score: Math.max(0, ...bearable),
    lives: Math.min(...seats.map((seat) => standing.lives[seat]!)),
  };
}

/** A match with a new seat before the one that was at `place`. */
export function addSeat(
  match: Match,
  place: number,
  { score, lives, pays }: { score: number; lives: number; pays: boolean },
): Match {
  const { standing: had, variant } = match;
  const stake = pays && variant.money === "ante_pot" ? variant.stake : 0;
  const insert = <T>(values: readonly T[], value: T): T[] => values.toSpliced(place, 0, value);
  const standing: Standing = {
    scores: insert(had.scores, score),
    lives: insert(had.lives, lives),
    bought: insert(had.bought, 0),
    kept: insert(had.kept, []),
    money: insert(had.money, 0 - stake),
    pot: had.pot + stake,
    caught: [],
  };
  return moved(match, standing, (seat) => seat + Number(seat >= place));
}

/** A match without a seat; what it had to do falls to the next one clockwise. Before the first deal
 * the stake is given back; later it stays in the pot. */
export function removeSeat(match: Match, seat: number): Match {
  const had = match.standing;
  const drop = <T>(values: readonly T[]): T[] => values.toSpliced(seat, 1);
  const standing: Standing = {
    scores: drop(had.scores),
    lives: drop(had.lives),
    bought: drop(had.bought),
    kept: drop(had.kept),
    money: drop(had.money),
    pot: had.pot + (match.counted ? 0 : had.money[seat]!),
    caught: [],
  };
  const left = match.players - 1;
  const after = moved(match, standing, (other) => (other - Number(other > seat)) % left);
  return seatsOf(after).length ? { ...after, dealer: atOrAfter(after, after.dealer) } : after;
}

/** A match with another standing, in which each seat has moved. */
function moved(match: Match, standing: Standing, move: (seat: number) => number): Match {
  return {
    ...match,
    players: standing.scores.length,
    standing,
    dealer: move(match.dealer),
    counted: match.counted && movedCounted(match.counted, move),
  };
}

function movedCounted({ trick, lowest }: Counted, move: (seat: number) => number): Counted {
  const seated = (payment: Payment) => ({ ...payment, place: move(payment.place) });
  const { taker, payments, bonuses } = trick;
  return {
    trick: { taker: move(taker), payments: payments.map(seated), bonuses: bonuses.map(seated) },
    lowest: move(lowest),
  };
}
