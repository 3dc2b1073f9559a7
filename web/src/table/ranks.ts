// Typing the rank of a card: `9`, `T` or `10`, `Q` or the language's own letter, the beginning of a
// word. Which card that means, or that another key has to be waited for.
import { rankText, type CardText } from "../cards/cards";
import type { HeldCard } from "../state/shown";

interface Typed {
  /** What was typed so far and may go on. */
  buffer: string;
  /** The card that is meant. */
  key: string | null;
  /** Whether a longer name may be meant as well: wait a moment, then press `key`. */
  more: boolean;
}

/** How long to wait for the second key of a `10`, in ms. */
export const TYPING = 700;

/** What another key means after what was typed before. */
export function typed(before: string, pressed: string, hand: readonly HeldCard[]): Typed {
  for (const buffer of before ? [before + pressed, pressed] : [pressed]) {
    const wish = buffer.toLowerCase();
    const meant = hand.filter(({ card }) => namesOf(card).some((name) => name.startsWith(wish)));
    if (!meant.length) continue;
    const exact = meant.filter(({ card }) => namesOf(card).includes(wish));
    const more = exact.length > 0 && exact.length < meant.length;
    const among = exact.length ? exact : sameNames(meant) ? meant : [];
    return { buffer, key: best(among)?.key ?? null, more };
  }
  return { buffer: "", key: null, more: false };
}

/** The one to press among equals: one that is legal and not chosen yet, if there is one. */
function best(cards: readonly HeldCard[]): HeldCard | undefined {
  return (
    cards.find(({ legal, chosen }) => legal && !chosen) ??
    cards.find(({ off, chosen }) => !off && !chosen) ??
    cards[0]
  );
}

function sameNames(cards: readonly HeldCard[]): boolean {
  return new Set(cards.map(({ card }) => namesOf(card)[0])).size === 1;
}

/** Everything that the rank of a card may be typed as. */
function namesOf(card: CardText): string[] {
  if (/^X\d$/.test(card)) return ["x", "joker"];
  const printed = rankText(card).toLowerCase();
  const letter = card[0]!.toLowerCase();
  const own = rankText(card, true).toLowerCase();
  return /^[2-9tjqka][cdhs]$/i.test(card) ? [printed, letter, own] : [printed, plain(printed)];
}

const plain = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "");
