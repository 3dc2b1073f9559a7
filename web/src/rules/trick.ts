// The two questions a trick asks: what may be played, and who takes it. A trick is the plays made
// to it, in order; a play is the cards one player adds. Hands and plays are lowest first. Mirrors
// rules/trick.py.
import { ACE, type Hand } from "./cards";
import { strengthsOf, worth, type Variant } from "./variant";

export type Trick = readonly Hand[];

/** What a trick asks of the next play: null to lead, the strengths to be headed, or none of them
 * for the lowest card alone. */
export type Demand = readonly number[] | null;

/** What `trick` asks of the player who is next. */
export function demand(variant: Variant, trick: Trick): Demand {
  const [led] = trick;
  if (!led) return null;
  if (lowestIsDue(variant, trick)) return [];
  if (variant.lead === "sets") {
    if (variant.set_follow === "all_ge_max") {
      const best = Math.max(...trick.map((play) => worth(variant.strength, play.at(-1)!)));
      return led.map(() => best);
    }
    return strengthsOf(variant, trick[taker(variant, trick)]!);
  }
  if (variant.reference === "previous") return [worth(variant.strength, trick.at(-1)![0]!)];
  return [Math.max(...trick.map((play) => worth(variant.strength, play[0]!)))];
}

/** Whether an ace in `trick` obliges the next player to play the lowest card. */
function lowestIsDue(variant: Variant, trick: Trick): boolean {
  const which = variant.ace;
  if (which === "none") return false;
  const binding = which === "led" ? trick.slice(0, 1) : which === "next" ? trick.slice(-1) : trick;
  return binding.some((play) => worth(variant.strength, play[0]!) === ACE);
}

/** The plays that a player holding `hand` may add to `trick`, lowest first. */
export function legalPlays(variant: Variant, hand: Hand, trick: Trick): Hand[] {
  return answers(variant, hand, demand(variant, trick));
}

/** The plays out of `hand` that meet a demand, lowest first, equal cards once. */
export function answers(variant: Variant, hand: Hand, asked: Demand): Hand[] {
  if (hand.length < 2) return hand.length ? [hand] : [];
  if (variant.lead === "sets") {
    return asked ? setAnswers(variant, hand, asked) : leadsOfSets(variant, hand);
  }
  const chosen = !asked
    ? variant.lead === "any"
      ? hand
      : lowest(variant, hand)
    : asked.length
      ? singleAnswers(variant, hand, asked[0]!)
      : lowest(variant, hand);
  return [...new Set(chosen)].map((card) => [card]);
}

/** All cards of the lowest strength in `hand`. */
function lowest(variant: Variant, hand: Hand): Hand {
  const bottom = worth(variant.strength, hand[0]!);
  return hand.filter((card) => worth(variant.strength, card) === bottom);
}

/** The cards that may be played on a card of strength `toHead`. */
function singleAnswers(variant: Variant, hand: Hand, toHead: number): Hand {
  const heading = hand.filter((card) => worth(variant.strength, card) >= toHead);
  const low = lowest(variant, hand);
  if (variant.follow === "optional") {
    return [...low, ...hand.slice(Math.max(hand.length - heading.length, low.length))];
  }
  if (!heading.length) return low;
  if (variant.follow === "match_first") {
    const equal = heading.filter((card) => worth(variant.strength, card) === toHead);
    return equal.length ? equal : heading;
  }
  return heading;
}

/** Every single card and every choice of equal cards that leaves one card in hand. */
function leadsOfSets(variant: Variant, hand: Hand): Hand[] {
  const leads: Hand[] = [];
  for (let size = 1; size < hand.length; size++) {
    const equal = combinations(hand, size).filter((play) => {
      const strength = strengthsOf(variant, play);
      return strength[0] === strength.at(-1);
    });
    if (!equal.length) break;
    leads.push(...equal);
  }
  return leads;
}

/** As many cards as asked, each at least as high, or the lowest of the hand. */
function setAnswers(variant: Variant, hand: Hand, asked: readonly number[]): Hand[] {
  const bottom = strengthsOf(variant, hand.slice(0, asked.length));
  return combinations(hand, asked.length).filter((play) => {
    const offered = strengthsOf(variant, play);
    return meets(variant, offered, asked) || same(offered, bottom);
  });
}

/** Every choice of `size` cards, in the order of the hand, equal ones once. */
function combinations(hand: Hand, size: number): Hand[] {
  const found = new Map<string, Hand>();
  const choose = (from: number, chosen: Hand): void => {
    if (chosen.length === size) {
      const key = chosen.join(" ");
      if (!found.has(key)) found.set(key, chosen);
      return;
    }
    for (let place = from; place <= hand.length - (size - chosen.length); place++) {
      choose(place + 1, [...chosen, hand[place]!]);
    }
  };
  choose(0, []);
  return [...found.values()];
}

/** Whether a play heads what a trick asks for; no play does where nothing can be headed. */
export function heads(variant: Variant, play: Hand, asked: Demand): boolean {
  if (!asked?.length || play.length !== asked.length) return false;
  return meets(variant, strengthsOf(variant, play), asked);
}

/** The cards of a trick that the next play has to head. */
export function toHead(variant: Variant, trick: Trick): Hand {
  const place = variant.reference === "previous" ? trick.length - 1 : taker(variant, trick);
  const best = trick[place]!;
  return variant.set_follow === "all_ge_max" ? best.slice(-1) : best;
}

/** Whether cards of sorted strengths head what a trick asks for. */
export function meets(
  variant: Variant,
  offered: readonly number[],
  asked: readonly number[],
): boolean {
  if (variant.set_follow === "equal_sets" && offered[0] !== offered.at(-1)) return false;
  return offered.every((mine, place) => mine >= asked[place]!);
}

/** The place in `trick` of the play that takes it: the highest, among equals the last. Before the
 * last trick a card that an ace obliged does not take over from its equal. */
export function taker(variant: Variant, trick: Trick, last = false): number {
  if (variant.lead === "sets" && !last) return setTaker(variant, trick);
  const table = last ? variant.last_strength : variant.strength;
  let best = 0;
  let top = worth(table, trick[0]![0]!);
  for (let place = 1; place < trick.length; place++) {
    const mine = worth(table, trick[place]![0]!);
    const over = mine === top && (last || !lowestIsDue(variant, trick.slice(0, place)));
    if (mine > top || over) [best, top] = [place, mine];
  }
  return best;
}

/** The place of the last set that heads all before it, or has the highest card. */
function setTaker(variant: Variant, trick: Trick): number {
  let best = 0;
  if (variant.set_follow === "all_ge_max") {
    const highest = trick.map((play) => worth(variant.strength, play.at(-1)!));
    return highest.lastIndexOf(Math.max(...highest));
  }
  let top = strengthsOf(variant, trick[0]!);
  trick.forEach((play, place) => {
    const mine = strengthsOf(variant, play);
    if (meets(variant, mine, top)) [best, top] = [place, mine];
  });
  return best;
}

export function same(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, place) => value === other[place]);
}
