// The keys for the card that took the last trick: one for each rank, and one for a card that costs
// something else than its rank.
import { suitOf, type Card } from "../rules/cards";
import { worth, type Variant } from "../rules/variant";
import { flatCost, rankTextOf } from "./counting";

export interface Key {
  /** What is entered for it: a rank, or a card where the rank alone would leave the cost open. */
  readonly entered: string;
  /** The cards that it stands for. */
  readonly cards: readonly Card[];
  /** Whether it stands for one suit, which has to be shown. */
  readonly suited: boolean;
  readonly cost: number;
}

/** The keys of a variant, the weakest first. */
export function keysOf(variant: Variant): Key[] {
  const groups = new Map<string, Card[]>();
  for (const card of new Set(variant.cards)) {
    const last = worth(variant.last_strength, card);
    const group = `${rankTextOf(card)} ${last} ${worth(variant.cost, card)}`;
    groups.set(group, [...(groups.get(group) ?? []), card]);
  }
  const ranks = [...groups.keys()].map((group) => group.split(" ")[0]!);
  return [...groups.entries()]
    .map(([group, cards]) => {
      const rank = group.split(" ")[0]!;
      const alone = ranks.filter((each) => each === rank).length === 1;
      const suited = !alone && cards.length === 1 && suitOf(cards[0]!) !== null;
      const cost = worth(variant.cost, cards[0]!);
      return { entered: alone ? rank : cards[0]!, cards, suited, cost };
    })
    .sort((one, other) => strength(variant, one) - strength(variant, other));
}

function strength(variant: Variant, key: Key): number {
  return worth(variant.last_strength, key.cards[0]!);
}

/** Whether the card has to be named at all. */
export function needsCard(variant: Variant): boolean {
  return (
    flatCost(variant) === null ||
    variant.keep_cards ||
    variant.top_card_loses ||
    variant.hand_rule === "loser_card" ||
    variant.money === "first_out_pays"
  );
}
