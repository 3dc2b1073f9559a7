// Cards as text, the way records write them: `9c`, `Td`, `X1`, `15`, `Vardshus`. What a card is
// worth against another is not its own business; see pack.ts. Mirrors rules/cards.py.
import { RuleError } from "./errors";

export type Card = string;
/** Some cards in a fixed order, lowest first where they are held together. */
export type Hand = readonly Card[];
export type Suit = "c" | "d" | "h" | "s";

export const JACK = 11;
export const KING = 13;
export const ACE = 14;

/** The Kille cards from the lowest up. */
export const KILLE: readonly Card[] = [
  ...["Blaren", "Blompottan", "Kransen"],
  ...["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"],
  ...["Vardshus", "Kavall", "Husu", "Husar", "Kuku", "Harlekin"],
];

const LETTERS: Record<string, number> = { T: 10, J: JACK, Q: 12, K: KING, A: ACE };
const SUITED = /^([2-9TJQKA])([cdhs])$/;
const FORM = /^(10|[2-9TJQKA])([CDHS♣♦♥♠])$/;
const SIGNS: Record<string, Suit> = { "♣": "c", "♦": "d", "♥": "h", "♠": "s" };
const SYMBOLS: Record<string, string> = { c: "♣", d: "♦", h: "♥", s: "♠" };
const NAMED = new Map(KILLE.filter((name) => /^\D/.test(name)).map((name) => [fold(name), name]));

function fold(text: string): string {
  return text.toUpperCase().replaceAll("Ä", "A");
}

/** The printed rank: 2 to 14, a plain number 1 to 15; 0 for a joker or a Kille picture. */
export function rankOf(card: Card): number {
  const letter = SUITED.exec(card)?.[1];
  if (letter) return LETTERS[letter] ?? Number(letter);
  return /^\d+$/.test(card) ? Number(card) : 0;
}

export function suitOf(card: Card): Suit | null {
  return (SUITED.exec(card)?.[2] as Suit | undefined) ?? null;
}

/** Which joker this is, from 1; 0 for every other card. */
export function jokerOf(card: Card): number {
  return /^X[1-9]$/.test(card) ? Number(card[1]) : 0;
}

/** The card as people write it: `9♣`, `10♦`, `Värdshus`, `15`. */
export function pretty(card: Card): string {
  const suit = suitOf(card);
  if (jokerOf(card)) return `Joker ${card[1]}`;
  if (!suit) return card === "Vardshus" ? "Värdshus" : card;
  return (card[0] === "T" ? "10" : card[0]!) + SYMBOLS[suit];
}

/** Read one card from text.
 *
 * @throws RuleError `no-card`
 */
export function readCard(text: string): Card {
  const word = text.trim().toUpperCase();
  const named = NAMED.get(fold(word));
  if (named) return named;
  const suited = FORM.exec(word);
  if (suited) {
    const [, rank, suit] = suited;
    return (rank === "10" ? "T" : rank!) + (SIGNS[suit!] ?? suit!.toLowerCase());
  }
  if (/^X[1-9]$/.test(word)) return word;
  const number = /^\d{1,2}$/.test(word) ? Number(word) : 0;
  if (number < 1 || number > 15) throw new RuleError("no-card", { card: text.trim().slice(0, 20) });
  return String(number);
}

/** Read the words of a text; separators are spaces or commas. */
export function wordsOf(text: string): string[] {
  return text.replaceAll(",", " ").split(/\s+/).filter(Boolean);
}

/** Read the cards in a text, in its order.
 *
 * @throws RuleError `no-card`
 */
export function cards(text: string): Hand {
  return wordsOf(text).map(readCard);
}

/** `hand` less the cards `gone`, each taken away once; null if one is not there. */
export function without(hand: Hand, gone: Hand): Hand | null {
  const left = [...hand];
  for (const card of gone) {
    const place = left.indexOf(card);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return left;
}
