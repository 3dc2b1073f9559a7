// Why a play is legal or not: the answer a person asks for at the table. Mirrors rules/reasons.py.
import { without, type Hand } from "./cards";
import { answers, demand, heads, same, type Demand, type Trick } from "./trick";
import { sorted, strengthsOf, type Variant } from "./variant";

const LEGAL = [
  "lead",
  "lead-lowest",
  "only",
  "lowest",
  "lowest-under-ace",
  "equals",
  "beats",
] as const;
export type Reason =
  | (typeof LEGAL)[number]
  | "not-held"
  | "under"
  | "must-head"
  | "must-match"
  | "must-lead-lowest"
  | "must-obey-ace"
  | "keep-one"
  | "unequal"
  | "number";

/** Whether this is a reason why a play is legal. */
export function isLegal(reason: Reason): boolean {
  return (LEGAL as readonly string[]).includes(reason);
}

/** Why `play` out of `hand` is legal on `trick`, or why it is not. */
export function explain(variant: Variant, hand: Hand, trick: Trick, played: Hand): Reason {
  const asked = demand(variant, trick);
  const play = sorted(variant, played);
  if (!play.length || !without(hand, play)) return "not-held";
  const legal = answers(variant, sorted(variant, hand), asked).some((each) => same(each, play));
  return legal ? whyLegal(variant, hand, asked, play) : whyNot(variant, hand, asked, play);
}

/** The cards of a remaining hand that prove that `play` was not legal; none if it was. */
export function witnesses(variant: Variant, remaining: Hand, trick: Trick, played: Hand): Hand {
  const asked = demand(variant, trick);
  const play = sorted(variant, played);
  return remaining.filter(
    (card) =>
      !answers(variant, sorted(variant, [...play, card]), asked).some((each) => same(each, play)),
  );
}

function whyLegal(variant: Variant, hand: Hand, asked: Demand, play: Hand): Reason {
  if (hand.length === 1) return "only";
  if (!asked) return variant.lead === "lowest" ? "lead-lowest" : "lead";
  if (!asked.length) return "lowest-under-ace";
  if (same(strengthsOf(variant, play), asked)) return "equals";
  return heads(variant, play, asked) ? "beats" : "lowest";
}

function whyNot(variant: Variant, hand: Hand, asked: Demand, play: Hand): Reason {
  const offered = strengthsOf(variant, play);
  if (!asked) return whyNoLead(variant, hand, offered);
  if (!asked.length) return play.length === 1 ? "must-obey-ace" : "number";
  if (offered.length !== asked.length) return "number";
  const held = strengthsOf(variant, hand);
  if (variant.follow === "match_first" && held.includes(asked[0]!)) return "must-match";
  if (variant.follow !== "optional" && Math.max(...held) >= asked[0]!) return "must-head";
  return "under";
}

function whyNoLead(variant: Variant, hand: Hand, offered: readonly number[]): Reason {
  if (variant.lead !== "sets" && offered.length > 1) return "number";
  if (variant.lead === "lowest") return "must-lead-lowest";
  return new Set(offered).size === 1 && offered.length === hand.length ? "keep-one" : "unequal";
}
