// A dispute as it is put together card by card, and the verdict in words.
import { without, type Card, type Hand } from "../rules/cards";
import { pretty } from "../rules/cards";
import { RuleError } from "../rules/errors";
import { referee } from "../rules/referee";
import { checkCards, sorted, type Variant } from "../rules/variant";
import { oneOf, reasonText } from "../text/reasons";
import { words } from "../text/words.svelte";
import type { Key } from "./keys";

/** Which of its parts a card is added to. */
export type Part = "trick" | "played" | "left";

export interface Disputed {
  /** The plays before the disputed one, in order. */
  readonly trick: readonly Hand[];
  readonly played: Hand;
  readonly left: Hand;
}

export const NOTHING: Disputed = { trick: [], played: [], left: [] };

function allCards({ trick, played, left }: Disputed): Hand {
  return [...trick.flat(), ...played, ...left];
}

/** A dispute with one more card for a key: the first of its cards that is not named yet. Where sets
 * are played, a new play of the trick begins with `next`. */
export function withCard(
  variant: Variant,
  dispute: Disputed,
  part: Part,
  key: Key,
  next = true,
): Disputed {
  const pack = variant.cards.filter((card) => key.cards.includes(card));
  const free = allCards(dispute).reduce<Hand>((left, card) => without(left, [card]) ?? left, pack);
  const card: Card | undefined = free[0];
  if (card === undefined) return dispute;
  if (part !== "trick") return { ...dispute, [part]: [...dispute[part], card] };
  const { trick } = dispute;
  const began = trick.at(-1);
  if (variant.lead !== "sets" || next || !began) return { ...dispute, trick: [...trick, [card]] };
  return { ...dispute, trick: [...trick.slice(0, -1), [...began, card]] };
}

/** A dispute without the last card of a part. */
export function withoutLast(dispute: Disputed, part: Part): Disputed {
  if (part !== "trick") return { ...dispute, [part]: dispute[part].slice(0, -1) };
  const last = dispute.trick.at(-1) ?? [];
  const rest = dispute.trick.slice(0, -1);
  return { ...dispute, trick: last.length > 1 ? [...rest, last.slice(0, -1)] : rest };
}

/** What the referee says of a play already made; nothing while there is none. */
export function verdict(variant: Variant, { trick, played, left }: Disputed): string[] {
  if (!played.length) return [];
  const say = words("keeping");
  const before = sorted(variant, [...played, ...left]);
  const plays = trick.map((play) => sorted(variant, play));
  checkCards(variant, [...before, ...plays.flat()]);
  const led = plays[0]?.length ?? 0;
  if (plays.some((play) => play.length !== led)) throw new RuleError("other");
  const ruling = referee(variant, plays, played, left);
  const reason = reasonText(variant, before, plays, played, true);
  if (ruling.legal) return [say("was-legal", { reason })];
  const due = oneOf(ruling.shouldHave.map((play) => play.map(pretty).join(" ")));
  return [
    say("was-not-legal", { reason }),
    say("should-have", { plays: due }),
    ...(ruling.witnesses.length
      ? [say("witnesses", { cards: ruling.witnesses.map(pretty).join(" ") })]
      : []),
  ];
}
