// What can be chosen beside a single card: a size, Kontra, buying in, sets of cards, an exchange.
import type { MatchScene, Mine } from "$wire";
import type { CardText } from "../cards/cards";
import { words } from "../text/words.svelte";
import { optionFor } from "./hand";
import { theCards } from "./naming";
import type { Choice } from "./shown";

/** The action that plays the rest of a deal by itself; none of the server's. */
export const REST = "rest";

const LABELS: Record<string, string> = {
  kontra: "choice-kontra",
  "no kontra": "choice-no-kontra",
  "buy-in": "choice-buy-in",
  "no buy-in": "choice-no-buy-in",
};

/** What the choices depend on beside the options. */
export interface Choosing {
  turn: boolean;
  picking: boolean;
  chosen: readonly CardText[];
}

/** What can be chosen now: on the reader's turn, and the rest where it is forced, at any time. */
export function choicesShown(mine: Mine, match: MatchScene, at: Choosing): Choice[] {
  const found = at.turn ? onTurn(mine, match, at) : [];
  if (!mine.claim || mine.forced || mine.hand.length < 2) return found;
  const label = words("table")("choice-rest");
  return [...found, { action: REST, label, main: false, costs: false }];
}

function onTurn(mine: Mine, match: MatchScene, { picking, chosen }: Choosing): Choice[] {
  if (match.phase === "exchange" || (picking && chosen.length)) {
    return forCards(mine, match, chosen);
  }
  if (match.phase === "play") return [];
  const say = words("table");
  return mine.options.map(({ action }, place) => {
    const size = /^size (\d+)$/.exec(action)?.[1];
    const name = LABELS[action];
    return {
      action,
      label: size ? say("choice-size", { cards: Number(size) }) : name ? say(name) : action,
      main: place === 0 && !size,
      // Whoever is out and does not buy in stays out.
      costs: action === "no buy-in" && match.lives[mine.seat] === 0,
    };
  });
}

/** Playing or changing the chosen cards. */
function forCards(mine: Mine, match: MatchScene, chosen: readonly CardText[]): Choice[] {
  const say = words("table");
  const changing = match.phase === "exchange";
  const found = optionFor(mine.options, chosen);
  const name = !changing ? "choice-play" : chosen.length ? "choice-change" : "choice-keep";
  const all = changing && !chosen.length ? optionFor(mine.options, mine.hand) : null;
  const choices: Choice[] = [];
  const add = (action: string, label: string, main: boolean) =>
    choices.push({ action, label, main, costs: false });
  if (found) add(found.action, say(name, { cards: theCards(chosen) }), true);
  else if (!changing) add(`explain ${chosen.join(" ")}`, say("choice-why-not"), false);
  if (all) add(all.action, say("choice-change-all"), false);
  return choices;
}
