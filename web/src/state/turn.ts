// What the reader is asked, from the options the server offers: no rule is known here.
import type { MatchScene, Mine, Option, Scene } from "$wire";
import type { CardText } from "../cards/cards";
import { suitOf } from "../cards/cards";
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

/** The lead line when it is the reader's turn. */
export function asked(match: MatchScene, mine: Mine): string {
  const say = words("table");
  if (match.phase !== "play") {
    const asked = `asked-${match.phase}`;
    return say(has("table", asked) ? asked : "turn");
  }
  if (mine.options.some(({ action }) => action.includes("+"))) return askedForSet(match);
  if (mine.hand.length === 1) return say("turn-last-card");
  const heading = mine.options.filter(({ why }) => why === "equals" || why === "beats");
  const low = mine.options.filter((each) => !heading.includes(each));
  const lowest = low[0] && rankLed(low[0]);
  if (!match.trick.length) {
    const bound = mine.options.some(({ why }) => why === "lead-lowest");
    return bound && lowest ? say("turn-lead-lowest", { lowest }) : say("turn-lead");
  }
  if (!heading.length) return say("turn-lowest", { lowest: lowest! });
  if (new Set(mine.options.flatMap(({ action }) => cardsOf(action))).size === mine.hand.length) {
    return say("turn-any");
  }
  const high = orHigher(match, mine, heading);
  if (!high) return say("turn-some");
  return low.length ? say("turn-or-lowest", { high, lowest: lowest! }) : say("turn-high", { high });
}

function askedForSet({ trick }: MatchScene): string {
  const say = words("table");
  const number = trick[0]?.cards.length;
  return number ? say("turn-set", { cards: number }) : say("turn-lead-set");
}

const rankLed = ({ action }: Option) => theRank(cardsOf(action)[0]!);

/** How high a card has to be: "9 or higher"; null where the options do not follow the ranks. */
function orHigher(match: MatchScene, mine: Mine, heading: readonly Option[]): string | null {
  const heads = new Set(heading.map(({ action }) => action));
  const equal = heading.find(({ why }) => why === "equals")?.action;
  const held = match.trick.find(({ seat }) => seat === match.holding)?.cards[0];
  const before = match.trick.at(-1)?.cards[0];
  for (const card of [equal, held, before]) {
    const least = card === undefined ? null : rankOf(card);
    if (card === undefined || least === null) continue;
    const fits = mine.hand.every((mine) => heads.has(mine) === (rankOf(mine) ?? -1) >= least);
    if (fits) return say(card, least);
  }
  // Only equal cards will do, or the pack has an order of its own.
  const cards = [...new Set(heading.map(rankLed))];
  return cards.length === 1 ? cards[0]! : null;

  function say(card: CardText, rank: number): string {
    const or = words("cards");
    if (!suitOf(card)) return or("unsuited-or-higher", { name: card });
    return rank === 14 ? theRank(card) : or("rank-or-higher", { rank });
  }
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
