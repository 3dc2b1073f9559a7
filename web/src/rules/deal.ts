// One deal: hands, tricks, and whose turn it is. Places are the players of this deal in seat order.
// Mirrors rules/deal.py.
import { without, type Hand } from "./cards";
import { RuleError } from "./errors";
import { answers, demand, same, taker, type Trick } from "./trick";
import { sorted, type Variant } from "./variant";

interface PlayedTrick {
  readonly leader: number;
  readonly plays: Trick;
  readonly taker: number;
}

export interface Deal {
  readonly variant: Variant;
  /** The cards held, by place, lowest first. */
  readonly hands: readonly Hand[];
  /** The place that leads, or led, the current trick. */
  readonly leader: number;
  readonly trick: Trick;
  readonly tricks: readonly PlayedTrick[];
  /** The plays that are legal now, lowest first; empty when all is played. */
  readonly legal: readonly Hand[];
}

/** A deal before its first card. */
export function start(variant: Variant, hands: readonly Hand[], leader: number): Deal {
  const held = hands.map((hand) => sorted(variant, hand));
  return {
    variant,
    hands: held,
    leader,
    trick: [],
    tricks: [],
    legal: answers(variant, held[leader]!, null),
  };
}

/** The place that plays next. */
export function turn(deal: Deal): number {
  return (deal.leader + deal.trick.length) % deal.hands.length;
}

/** The deal after the player in turn has played `cards`, lowest first.
 *
 * @throws RuleError `not-legal`
 */
export function play(deal: Deal, cards: Hand): Deal {
  if (!deal.legal.some((each) => same(each, cards))) {
    throw new RuleError("not-legal", { cards: cards.join(" ") });
  }
  const { variant } = deal;
  const place = turn(deal);
  const hands = deal.hands.map((hand, each) => (each === place ? without(hand, cards)! : hand));
  const trick = [...deal.trick, cards];
  if (trick.length < hands.length) {
    const legal = answers(variant, hands[(place + 1) % hands.length]!, demand(variant, trick));
    return { ...deal, hands, trick, legal };
  }
  const last = hands[place]!.length === 0;
  const took = (deal.leader + taker(variant, trick, last)) % hands.length;
  const tricks = [...deal.tricks, { leader: deal.leader, plays: trick, taker: took }];
  return {
    ...deal,
    hands,
    leader: took,
    trick: [],
    tricks,
    legal: answers(variant, hands[took]!, null),
  };
}

/** How many sequences of the next `depth` plays there are. */
export function count(deal: Deal, depth: number): number {
  if (depth === 1) return deal.legal.length;
  return deal.legal.reduce((sum, cards) => sum + count(play(deal, cards), depth - 1), 0);
}
