// What cards and seats are called in a sentence.
import type { CardText } from "../cards/cards";
import { words } from "../text/words.svelte";
import { NUMBERS, rankText, suitOf } from "../cards/cards";

/** Who sits where, when something was said of them. */
export interface People {
  readonly names: readonly string[];
  readonly you: number | null;
}

/** The printed rank as a number, 2 to 14, or the number of a card without suits; null for others. */
export function rankOf(card: CardText): number | null {
  if (suitOf(card)) return NUMBERS[card[0]!] ?? Number(card[0]);
  return /^\d+$/.test(card) ? Number(card) : null;
}

/** A card by its rank: "the 9", "the king", "the joker". */
export function theRank(card: CardText): string {
  const say = words("cards");
  const rank = rankOf(card);
  if (/^X\d$/.test(card)) return say("the-joker");
  if (rank === null) return rankText(card);
  return suitOf(card) ? say("the-rank", { rank }) : say("the-number", { rank });
}

/** A card in full: "the 9 of clubs". */
export function theCard(card: CardText): string {
  const suit = suitOf(card);
  return suit ? words("table")("card", { rank: rankOf(card)!, suit }) : theRank(card);
}

/** Cards in full, in one breath: "the 9 of clubs and the 9 of hearts". */
export function theCards(cards: readonly CardText[]): string {
  return together(cards.map(theCard));
}

/** Several things in one breath: "Bo, Ida and Ola". */
export function together(all: readonly string[]): string {
  return joined(all, "all-of");
}

/** One of several things: "2, 3 or 4". */
export function either(all: readonly string[]): string {
  return joined(all, "one-of");
}

function joined(all: readonly string[], how: string): string {
  if (all.length < 2) return all.join("");
  return words("lists")(how, { before: all.slice(0, -1).join(", "), last: all.at(-1)! });
}

/** What a seat is called where its name stands alone. */
export function nameAlone(seat: number, people: People): string {
  return seat === people.you ? words("table")("you") : nameOf(seat, people);
}

/** What a seat is called by others. */
export function nameOf(seat: number, { names }: People): string {
  return names[seat] || words("table")("seat-number", { number: seat + 1 });
}

/** Several seats in one breath, the reader last: "Bo, Ida and you". */
export function allNames(seats: readonly number[], people: People): string {
  const others = seats.filter((seat) => seat !== people.you).map((seat) => nameOf(seat, people));
  if (others.length === seats.length) return together(others);
  return others.length ? together([...others, words("table")("you-too")]) : words("table")("you");
}

/** What fills a sentence about a seat: `$you` is "yes" where it speaks to the reader. */
export function who(seat: number, people: People): { you: string; name: string } {
  return { you: seat === people.you ? "yes" : "no", name: nameOf(seat, people) };
}
