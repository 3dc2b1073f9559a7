// How the text of a card reads: what is printed on it. No rule lives here.
import { words } from "../text/words.svelte";

/** One card as text: `9c`, `Td`, `X1` (a joker), `Vardshus` (a Kille card), `14` (without suits). */
export type CardText = string;

const SUITED = /^[2-9TJQKA][cdhs]$/;
/** What ranks that are letters stand for. */
export const NUMBERS: Record<string, number> = { T: 10, J: 11, Q: 12, K: 13, A: 14 };

/** The suit's letter, or null for a card that has none. */
export function suitOf(card: CardText): "c" | "d" | "h" | "s" | null {
  return SUITED.test(card) ? (card[1] as "c" | "d" | "h" | "s") : null;
}

/** Whether a card is a joker; a picture stands for its rank. */
export function isJoker(card: CardText): boolean {
  return /^X\d$/.test(card);
}

/** Words of Kille cards: as they may be broken, and in three letters. */
const BROKEN: Record<string, [string, string]> = {
  Blompottan: ["Blom\u00adpottan", "Blo"],
  Harlekin: ["Harle\u00adkin", "Har"],
  Husar: ["Husar", "Hsr"],
  Husu: ["Husu", "Hsu"],
  Vardshus: ["Värds\u00adhus", "Vär"],
};

/** A rank that is a word, as it can be printed in little room. */
export function wordText(card: CardText, short: boolean): string {
  const [broken, letters] = BROKEN[card] ?? [card, card.slice(0, 3)];
  return short ? letters : broken;
}

/** The number that J Q K A stand for, as it is printed in the corner; null for other cards. */
export function faceValue(card: CardText): number | null {
  const value = SUITED.test(card) ? NUMBERS[card[0]!] : undefined;
  return value !== undefined && value > 10 ? value : null;
}

/** The rank as it is printed: `10`, `Q`, or the language's own letter; a star for a joker. */
export function rankText(card: CardText, ownLetters = false): string {
  if (isJoker(card)) return "★";
  if (!SUITED.test(card)) return card === "Vardshus" ? "Värdshus" : card;
  const letter = card[0]!;
  const value = NUMBERS[letter];
  if (value === 10) return "10";
  return value && ownLetters ? words("cards")(`letter-${value}`) : letter;
}
