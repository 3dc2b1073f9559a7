// Scores, lives and money between deals, and what a counted last trick does to them. Mirrors
// rules/standing.py.
import type { Hand } from "./cards";
import type { Event } from "./events";
import { isCourt } from "./pack";
import { losingTopCard, type LastTrick, type Payment } from "./scoring";
import { worth, type Rules, type Variant } from "./variant";

const FIRST_OUT_UNITS = 5;
const FIRST_OUT_COURT_UNITS = 10;

/** Who has what, by seat. */
export interface Standing {
  readonly scores: readonly number[];
  /** Lives left; nobody with 0 is in. */
  readonly lives: readonly number[];
  /** How often each has bought in. */
  readonly bought: readonly number[];
  /** Cards that lie before each, out of the pack. */
  readonly kept: readonly Hand[];
  /** Units won or lost so far; with the pot they sum to 0. */
  readonly money: readonly number[];
  readonly pot: number;
  /** Seats that went out in the deal just counted. */
  readonly caught: readonly number[];
}

export type Settled = [Standing, Event[]];

/** The seats still in. */
export function seatsIn(standing: Standing): number[] {
  return standing.lives.flatMap((left, seat) => (left ? [seat] : []));
}

/** The highest score among the other players still in; null if there are none. */
export function highestOfOthers(
  standing: Standing,
  seat: number,
  leftOut: readonly number[] = [],
): number | null {
  const others = seatsIn(standing).filter((other) => other !== seat && !leftOut.includes(other));
  return others.length ? Math.max(...others.map((other) => standing.scores[other]!)) : null;
}

/** Those of `seats` that share the lowest score. */
export function lowestOf(standing: Standing, seats: readonly number[]): number[] {
  const least = Math.min(...seats.map((seat) => standing.scores[seat]!));
  return seats.filter((seat) => standing.scores[seat] === least);
}

/** The standing before the first deal, stakes paid. */
export function opening(rules: Rules, players: number): Standing {
  const all = <T>(value: T): T[] => Array.from({ length: players }, () => value);
  const stake = rules.money === "ante_pot" ? rules.stake : 0;
  return {
    scores: all(0),
    lives: all(rules.lives),
    bought: all(0),
    kept: all([]),
    money: all(0 - stake),
    pot: stake * players,
    caught: [],
  };
}

/** The lowest score that costs a life; null where no score does. */
export function leastTooMuch(rules: Rules): number | null {
  return rules.threshold ? rules.threshold + Number(rules.compare === "gt") : null;
}

export function isOverThreshold(rules: Rules, score: number): boolean {
  const least = leastTooMuch(rules);
  return least !== null && score >= least;
}

/** The standing after a last trick has been paid for, and what happened: penalties, exact scores
 * that become 0, lives and the scores players return on, then bonuses. */
export function settle(variant: Variant, standing: Standing, counted: LastTrick): Settled {
  const change = new Change(variant, { ...standing, caught: [] });
  for (const payment of counted.payments) change.pay(payment);
  const doomed = losingTopCard(variant, counted) !== null;
  const over = counted.payments
    .map(({ place }) => place)
    .filter((seat) => change.isOver(seat) || (doomed && seat === counted.taker));
  if (change.wouldEmpty(over)) return voided(variant, standing);
  change.takeLives(over, doomed ? counted.taker : null);
  for (const bonus of counted.bonuses) change.deduct(bonus);
  change.chargeFirstOut(standing, counted.payments);
  return [change.standing, change.events];
}

/** The standing after a deal that does not count since nobody would be left. */
function voided(variant: Variant, standing: Standing): Settled {
  const events: Event[] = [{ what: "void", how: variant.all_out }];
  if (variant.all_out !== "rampo") return [standing, events];
  const { money, pot } = standing;
  return [{ ...opening(variant, standing.scores.length), money, pot }, events];
}

/** The steps of counting one deal, each changing the standing and telling what happened. */
class Change {
  readonly events: Event[] = [];

  constructor(
    readonly variant: Variant,
    public standing: Standing,
  ) {}

  /** Add a penalty, and keep its card where cards are kept. */
  pay({ place: seat, points, card }: Payment): void {
    const score = this.standing.scores[seat]! + points;
    this.#score(seat, score);
    this.events.push({ what: "paid", seat, points, score });
    if (this.variant.keep_cards && card !== null) {
      this.#keep(seat, [...this.standing.kept[seat]!, card]);
    }
    const resets = this.variant.exact_reset && this.variant.end !== "one_deal";
    if (resets && score === this.variant.exact_reset) {
      this.#score(seat, 0);
      this.#keep(seat, []);
      this.events.push({ what: "reset", seat, score });
    }
  }

  isOver(seat: number): boolean {
    if (this.variant.end === "all_but_one_over" || this.variant.end === "one_deal") return false;
    return isOverThreshold(this.variant, this.standing.scores[seat]!);
  }

  /** Whether nobody would be left, in rules where such a deal does not count. */
  wouldEmpty(over: readonly number[]): boolean {
    if (this.variant.all_out !== "replay" && this.variant.all_out !== "rampo") return false;
    const { lives } = this.standing;
    return seatsIn(this.standing).every((seat) => over.includes(seat) && lives[seat] === 1);
  }

  /** Take a life from each seat in `over`; whoever has one left returns on a new score. */
  takeLives(over: readonly number[], allOf: number | null): void {
    for (const seat of over) {
      const left = seat === allOf ? 0 : this.standing.lives[seat]! - 1;
      this.standing = { ...this.standing, lives: put(this.standing.lives, seat, left) };
    }
    const caught = over.filter((seat) => !this.standing.lives[seat]);
    this.standing = { ...this.standing, caught };
    const returns = over.map((seat) => (caught.includes(seat) ? 0 : this.#returnsOn(seat, over)));
    over.forEach((seat, place) => {
      const score = this.standing.scores[seat]!;
      if (caught.includes(seat)) {
        this.#keep(seat, []);
        this.events.push({ what: "went-out", seat, score });
      } else {
        this.#return(seat, score, returns[place]!);
      }
    });
  }

  /** Take a bonus off a score, never below 0. */
  deduct({ place: seat, points }: Payment): void {
    const score = Math.max(0, this.standing.scores[seat]! - points);
    this.#score(seat, score);
    this.events.push({ what: "deducted", seat, points, score });
  }

  /** Let the first player out pay to the pot, where that is the rule. */
  chargeFirstOut(before: Standing, payments: readonly Payment[]): void {
    if (this.variant.money !== "first_out_pays" || !before.lives.every(Boolean)) return;
    for (const { place, card } of payments) {
      if (!this.standing.caught.includes(place)) continue;
      this.stake(place, card && isCourt(card) ? FIRST_OUT_COURT_UNITS : FIRST_OUT_UNITS);
    }
  }

  /** Move units from a seat to the pot. */
  stake(seat: number, units: number): void {
    const money = put(this.standing.money, seat, this.standing.money[seat]! - units);
    this.standing = { ...this.standing, money, pot: this.standing.pot + units };
    this.events.push({ what: "stake", seat, units });
  }

  #returnsOn(seat: number, over: readonly number[]): number {
    switch (this.variant.life_lost) {
      case "none":
        return 0;
      case "keep_highest_card":
        return Math.max(
          0,
          ...this.standing.kept[seat]!.map((card) => worth(this.variant.cost, card)),
        );
      case "max_other_active":
        // Others who lose a life by the same trick have no score to take over.
        return highestOfOthers(this.standing, seat, over) ?? 0;
    }
  }

  #return(seat: number, score: number, returns: number): void {
    const { cost, life_lost } = this.variant;
    if (life_lost === "keep_highest_card") {
      const kept = [...this.standing.kept[seat]!];
      this.#keep(seat, kept.sort((a, b) => worth(cost, a) - worth(cost, b)).slice(-1));
    } else if (life_lost === "none") this.#keep(seat, []);
    this.#score(seat, returns);
    const left = this.standing.lives[seat]!;
    this.events.push({ what: "life-lost", seat, score, returns, left });
  }

  #score(seat: number, score: number): void {
    this.standing = { ...this.standing, scores: put(this.standing.scores, seat, score) };
  }

  #keep(seat: number, cards: Hand): void {
    this.standing = { ...this.standing, kept: put(this.standing.kept, seat, cards) };
  }
}

function put<T>(values: readonly T[], seat: number, value: T): T[] {
  return values.map((had, place) => (place === seat ? value : had));
}

/** The score at which a seat may buy in now; null if it may not. */
export function buyInScore(rules: Rules, standing: Standing, seat: number): number | null {
  const others = seatsIn(standing).filter((other) => other !== seat);
  if (
    rules.buy_in === "none" ||
    (standing.lives[seat] && rules.buy_in !== "any_time") ||
    standing.bought[seat]! >= rules.buy_in_times ||
    others.length < rules.buy_in_others
  ) {
    return null;
  }
  return highestOfOthers(standing, seat);
}

/** The standing after a seat has bought in, which must be allowed. */
export function buyIn(variant: Variant, standing: Standing, seat: number): Settled {
  const score = buyInScore(variant, standing, seat);
  if (score === null) throw new Error(`Seat ${seat} may not buy in.`);
  const change = new Change(variant, standing);
  if (variant.buy_in_stakes) change.stake(seat, variant.stake * variant.buy_in_stakes);
  const now = change.standing;
  return [
    {
      ...now,
      scores: put(now.scores, seat, score),
      lives: put(now.lives, seat, Math.max(1, now.lives[seat]!)),
      bought: put(now.bought, seat, now.bought[seat]! + 1),
      caught: now.caught.filter((other) => other !== seat),
    },
    [{ what: "buy-in", seat, bought: true, score }, ...change.events],
  ];
}
