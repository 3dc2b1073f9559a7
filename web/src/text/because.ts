// Why one play is better than another, in a sentence. Mirrors review/words.py; speaks from review.ftl.
import type { Because } from "$wire";
import { theRank } from "../state/naming";
import { pretty } from "../rules/cards";
import { words } from "./words.svelte";

/** By how much two shares have to differ to be told. */
const WORTH_SAYING = 0.02;

/** Why another play would have been better than the one that was made. */
export function because({ kind, better, worse, chances, pays }: Because): string {
  const say = words("review");
  const good = named(better);
  const told = [
    say(`why-${kind}`, {
      better: good,
      Better: good.charAt(0).toUpperCase() + good.slice(1),
      worse: named(worse),
    }),
  ];
  if (pays && pays[1] - pays[0] >= WORTH_SAYING) told.push(say("why-pays", percent(pays)));
  const both = percent(chances);
  if (both.better !== both.worse) told.push(say("why-chance", both));
  return told.join(" ");
}

const named = (cards: readonly string[]) =>
  cards.length === 1 ? theRank(cards[0]!) : cards.map(pretty).join(" ");

function percent([better, worse]: readonly [number, number]) {
  return { better: Math.round(100 * better), worse: Math.round(100 * worse) };
}
