// The reader's hand, and what can be done with it. What is legal comes from the options.
import type { MatchScene, Mine, Option } from "$wire";
import type { CardText } from "../cards/cards";
import type { HeldCard } from "./shown";
import { rankOf } from "./naming";

/** What is said under a card, by the reason for which it is legal. */
const WHY: Record<string, string> = {
  lowest: "lowest",
  "lowest-under-ace": "lowest",
  "lead-lowest": "lowest",
  equals: "equals",
  beats: "beats",
};

/** The cards that an action names. */
export function cardsOf(action: string): CardText[] {
  const changed = /^exchange (.*)$/.exec(action);
  if (changed) return changed[1] === "none" ? [] : changed[1]!.split(" ");
  return /^(?:no |size |kontra|buy-in)/.test(action) ? [] : action.split("+");
}

/** Whether cards are chosen first, and played or changed together. */
export function picks(match: MatchScene, { options }: Mine): boolean {
  return match.phase === "exchange" || options.some(({ action }) => action.includes("+"));
}

/** The option that plays or changes just these cards. */
export function optionFor(options: readonly Option[], cards: readonly CardText[]): Option | null {
  const wanted = same(cards);
  return options.find(({ action }) => same(cardsOf(action)) === wanted) ?? null;
}

function same(cards: readonly CardText[]): string {
  return [...cards].sort().join(" ");
}

/** Keys of the cards of a hand: the card itself, and a number where it is there more than once. */
export function keysOf(hand: readonly CardText[]): string[] {
  return hand.map((card, place) => {
    const before = hand.slice(0, place).filter((other) => other === card).length;
    return before ? `${card}.${before + 1}` : card;
  });
}

/** The hand as it is drawn. `turn`: whether the reader has to decide something now. */
export function handShown(
  mine: Mine | null,
  match: MatchScene | null,
  { turn, chosen }: { turn: boolean; chosen: ReadonlySet<string> },
): HeldCard[] {
  if (!mine || !match) return [];
  const playing = turn && match.phase === "play";
  const legal = turn ? legalCards(mine, match) : new Map<CardText, string>();
  const keys = keysOf(mine.hand);
  return mine.hand.map((card, place) => {
    const why = legal.get(card);
    return {
      key: keys[place]!,
      card,
      legal: why !== undefined,
      off: playing && why === undefined,
      why: why ?? "",
      chosen: chosen.has(keys[place]!),
    };
  });
}

/** Which cards take part in an option, and what is said under each. */
function legalCards(mine: Mine, match: MatchScene): Map<CardText, string> {
  const found = new Map<CardText, string>();
  for (const { action, why } of mine.options) {
    if (match.phase !== "play" && match.phase !== "exchange") break;
    for (const card of cardsOf(action)) {
      // What a card does alone says more than what it does in a set.
      if (!found.has(card) || !action.includes("+")) found.set(card, WHY[why] ?? "");
    }
  }
  return found;
}

/** The card of a hand that somebody means who types a rank: a legal one first. */
export function keyFor(hand: readonly HeldCard[], typed: string): string | null {
  const exact = hand.find(({ key }) => key === typed);
  if (exact) return exact.key;
  const wanted = typed.toUpperCase();
  const alike = hand.filter(({ card }) => {
    const number = rankOf(card);
    return card[0] === wanted || (number !== null && String(number) === typed);
  });
  return (alike.find(({ legal, chosen }) => legal && !chosen) ?? alike[0])?.key ?? null;
}

/** What a decision is made on: the same text stands for the same cards in the same places. */
export function momentOf({ name, deal, phase, tricks, trick, to_act }: MatchScene): string {
  const cards = trick.map((play) => play.cards.join("+")).join(" ");
  return [name, deal, phase, tricks.length, cards, to_act].join(" | ");
}
