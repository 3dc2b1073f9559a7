// Why a play is legal or not, and what may be played, in a sentence. Mirrors text/reasons.py and
// text/cards.py; speaks from cards.ftl, reasons.ftl and lists.ftl.
import { jokerOf, pretty, rankOf, suitOf, type Card, type Hand } from "../rules/cards";
import { explain } from "../rules/reasons";
import { demand, legalPlays, meets, same, toHead, type Demand, type Trick } from "../rules/trick";
import { sorted, strengthsOf, worth, type Variant } from "../rules/variant";
import { words, type Arguments } from "./words.svelte";

/** Why `play` out of `hand` is legal on `trick`, or why it is not.
 *
 * @param told Whether the sentence speaks of a player whose card lies, not to one about to play.
 */
export function reasonText(
  variant: Variant,
  hand: Hand,
  trick: Trick,
  play: Hand,
  told = false,
): string {
  const name = `reason-${explain(variant, hand, trick, play)}${told ? ".told" : ""}`;
  return words("reasons")(name, filled(variant, hand, trick, play));
}

/** What a player holding `held` may add to `trick`. */
export function dutyText(variant: Variant, held: Hand, trick: Trick): string {
  const hand = sorted(variant, held);
  const asked = demand(variant, trick);
  const about = filled(variant, hand, trick, hand.slice(0, 1));
  if (asked?.length) about["high"] = orHigher(variant, toHead(variant, trick)[0]!);
  return words("reasons")(duty(variant, hand, trick, asked), about);
}

/** One card by its rank, several as they are drawn: "the 9", "5♣ 5♦". */
export function named(variant: Variant, cards: Hand): string {
  return cards.length === 1 ? one(variant, cards[0]!) : cards.map(pretty).join(" ");
}

/** One of several things: "2♠ or K♥". */
export function oneOf(parts: readonly string[]): string {
  return joined("one-of", parts);
}

/** Several things in one breath: "Ida, Bo and Saga". */
export function allOf(parts: readonly string[]): string {
  return joined("all-of", parts);
}

function joined(message: string, parts: readonly string[]): string {
  if (parts.length < 2) return parts.join("");
  return words("lists")(message, { before: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
}

function filled(variant: Variant, hand: Hand, trick: Trick, play: Hand): Arguments {
  const asked = demand(variant, trick);
  const number = asked?.length || 1;
  const shown = named(variant, play);
  const about: Arguments = {
    play: shown,
    Play: shown.charAt(0).toUpperCase() + shown.slice(1),
    lowest: named(variant, sorted(variant, hand).slice(0, number)),
    cards: play.length,
    asked: number,
    led: demand(variant, trick.slice(0, 1))?.length === 0 ? "yes" : "no",
    equal: variant.set_follow === "equal_sets" ? "yes" : "no",
    sets: variant.set_follow,
  };
  if (asked?.length) {
    const head = toHead(variant, trick);
    about["head"] = named(variant, head);
    about["even"] = new Set(strengthsOf(variant, head)).size === 1 ? "yes" : "no";
    about["reach"] = heading(variant, hand, trick, asked).length ? "yes" : "no";
  }
  return about;
}

/** The legal plays that head the trick. */
function heading(variant: Variant, hand: Hand, trick: Trick, asked: readonly number[]): Hand[] {
  return legalPlays(variant, sorted(variant, hand), trick).filter(
    (play) => play.length === asked.length && meets(variant, strengthsOf(variant, play), asked),
  );
}

function duty(variant: Variant, hand: Hand, trick: Trick, asked: Demand): string {
  if (hand.length === 1) return "duty-only";
  if (!asked) {
    if (variant.lead === "sets") return "duty-lead-sets";
    return variant.lead === "any" ? "duty-lead" : "duty-lead-lowest";
  }
  if (asked.length > 1) return "duty-set";
  const plays = legalPlays(variant, hand, trick);
  const high = asked.length ? heading(variant, hand, trick, asked) : [];
  if (!high.length) return "duty-lowest";
  if (plays.length === hand.length) return "duty-any";
  const equal = same(strengthsOf(variant, high.at(-1)!), asked);
  if (variant.follow === "match_first" && equal) return "duty-match";
  return high.length === plays.length ? "duty-head" : "duty-head-or-lowest";
}

/** How high a card must be to equal this one at least: "9 or higher". */
function orHigher(variant: Variant, card: Card): string {
  const say = words("cards");
  const top = Math.max(...variant.strength.values());
  if (worth(variant.strength, card) === top || !isPlain(variant, card)) {
    return say("as-high", { card: one(variant, card) });
  }
  if (!suitOf(card)) return say("unsuited-or-higher", { name: pretty(card) });
  return say("rank-or-higher", { rank: rankOf(card) });
}

function one(variant: Variant, card: Card): string {
  const say = words("cards");
  const rank = rankOf(card);
  const suit = suitOf(card);
  if (jokerOf(card)) return say("the-joker");
  if (!suit) return rank ? say("the-number", { rank }) : pretty(card);
  return isPlain(variant, card) ? say("the-rank", { rank }) : say("the-full", { rank, suit });
}

/** Whether a card is as strong as its rank or its name says. */
function isPlain(variant: Variant, card: Card): boolean {
  if (!suitOf(card)) return !jokerOf(card);
  return worth(variant.strength, card) === rankOf(card);
}
