// What the reader is asked, from the options the server offers: no rule is known here.
import type { Bar, MatchScene, Mine, Option, Scene } from "$wire";
import type { CardText } from "../cards/cards";
import { rankText, suitOf } from "../cards/cards";
import { settings } from "../settings.svelte";
import { has, words } from "../text/words.svelte";
import { cardsOf } from "./hand";
import { either, rankOf, theRank } from "./naming";
import type { Stage } from "./shown";

/** Whether the reader has to decide something now that belongs to what is in sight. */
export function isTurn(
  known: Scene | null,
  mine: Mine | null,
  { current, stage }: { current: boolean; stage: Stage },
): boolean {
  if (known?.stage !== "playing" || known.paused || !mine?.options.length || !current) return false;
  // What is asked after a deal waits until what it cost is seen.
  return known.match?.phase === "play" || !["play", "breath"].includes(stage.kind);
}

/** How many letters a lead may have in English, to fit a small screen. */
const FITS = 36;

/** How a lead names cards: by their ranks in words, or by what is printed on them. */
interface Naming {
  the(card: CardText): string;
  orHigher(card: CardText): string;
}

const IN_WORDS: Naming = {
  the: theRank,
  orHigher: (card) =>
    suitOf(card)
      ? words("cards")("rank-or-higher", { rank: rankOf(card)! })
      : words("cards")("unsuited-or-higher", { name: rankText(card) }),
};

const AS_PRINTED: Naming = {
  the: (card) =>
    suitOf(card) ? words("cards")("the-number", { rank: printed(card) }) : theRank(card),
  orHigher: (card) => words("cards")("unsuited-or-higher", { name: printed(card) }),
};

const printed = (card: CardText) => rankText(card, settings.ownLetters);

/** The lead line when it is the reader's turn; in letters where words would be too long. */
export function asked(match: MatchScene, mine: Mine): string {
  const lead = askedIn(IN_WORDS, match, mine);
  return lead.length <= FITS ? lead : askedIn(AS_PRINTED, match, mine);
}

function askedIn(naming: Naming, match: MatchScene, mine: Mine): string {
  const say = words("table");
  if (match.phase !== "play") {
    const asked = `asked-${match.phase}`;
    return say(has("table", asked) ? asked : "turn");
  }
  if (mine.options.some(({ action }) => action.includes("+"))) return askedForSet(match);
  if (mine.hand.length === 1) return say("turn-last-card");
  const heading = mine.options.filter(({ why }) => why === "equals" || why === "beats");
  const low = mine.options.filter((each) => !heading.includes(each));
  const lowest = low[0] && naming.the(cardsOf(low[0].action)[0]!);
  if (!match.trick.length) {
    const bound = mine.options.some(({ why }) => why === "lead-lowest");
    return bound && lowest ? say("turn-lead-lowest", { lowest }) : say("turn-lead");
  }
  if (!heading.length) return say("turn-lowest", { lowest: lowest! });
  const legal = new Set(mine.options.flatMap(({ action }) => cardsOf(action)));
  if (mine.hand.every((card) => legal.has(card))) return say("turn-any");
  const high = highEnough(naming, mine.bar, heading);
  if (!high) return say("turn-some");
  return low.length ? say("turn-or-lowest", { high, lowest: lowest! }) : say("turn-high", { high });
}

function askedForSet({ trick }: MatchScene): string {
  const say = words("table");
  const number = trick[0]?.cards.length;
  return number ? say("turn-set", { cards: number }) : say("turn-lead-set");
}

/** What a card has to be to head the trick: "9 or higher"; null where that is not one thing. */
function highEnough(naming: Naming, bar: Bar | null, heading: readonly Option[]): string | null {
  if (bar) return bar.higher ? naming.orHigher(bar.card) : naming.the(bar.card);
  const cards = [...new Set(heading.map(({ action }) => naming.the(cardsOf(action)[0]!)))];
  return cards.length === 1 ? cards[0]! : null;
}

/** The second line beside a question that is no card to be played. */
export function askedMore(match: MatchScene, mine: Mine): string {
  const say = words("table");
  if (match.phase === "buy-in")
    return say("asked-buy-in-more", { score: match.scores[mine.seat]! });
  if (match.phase === "kontra") return say("asked-kontra-more");
  if (match.phase !== "exchange") return "";
  const counts = [...new Set(mine.options.map(({ action }) => cardsOf(action).length))].sort(
    (one, other) => one - other,
  );
  const most = counts.at(-1) ?? 0;
  if (!most) return say("asked-exchange-none");
  if (counts.length === most + 1) return say("asked-exchange-most", { most });
  return say("asked-exchange-exactly", { counts: either(counts.map(String)) });
}
