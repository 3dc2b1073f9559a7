// The whole table as lines of text: the second view, for whoever would rather read than look.
import { words } from "../text/words.svelte";
import { theCard, theCards } from "./naming";
import type { HeldCard, SeatShown, TableShown } from "./shown";

/** The table in lines, in the order in which it is read: what is going on, hand, trick, seats. */
export function textTable(shown: TableShown): string[] {
  const { told, hand, seats } = shown;
  return [
    title(shown),
    [ended(told.lead), told.second].filter(Boolean).join(" "),
    ...(hand.length ? [handLine(hand)] : []),
    ...(shown.match ? trickLines(shown) : []),
    ...seats.map((seat) => seatLine(seat, shown)),
    ...potLine(shown),
  ].filter(Boolean);
}

/** A lead as a sentence among others. */
function ended(lead: string): string {
  return !lead || /[.?…]$/.test(lead) ? lead : `${lead}.`;
}

function title({ rules, match, trickNow, tricks }: TableShown): string {
  const say = words("table");
  if (!match?.deal) return rules;
  const args = { rules, deal: match.deal, trick: trickNow, tricks };
  return say(tricks ? "text-title" : "text-title-deal", args);
}

function handLine(hand: readonly HeldCard[]): string {
  const say = words("table");
  const cards = hand.map(({ card, why, off, chosen }) => {
    const state = chosen ? "chosen" : off ? "off" : why || "plain";
    return say("text-card", { card: theCard(card), state });
  });
  return say("text-hand", { cards: cards.join("; ") });
}

/** The trick in sight, its leader's card first. */
function trickLines({ match, seats }: TableShown): string[] {
  const say = words("table");
  if (match!.phase !== "play" && !match!.trick.length) return [];
  if (!match!.trick.length) return [say("text-no-trick")];
  return match!.trick.flatMap(({ seat, cards }, place) => {
    const shown = seats.find((each) => each.seat === seat);
    if (!shown) return [];
    const how = place ? "plays" : "leads";
    return [
      say("text-play", { ...named(shown), how, cards: theCards(cards), state: stateOf(shown) }),
    ];
  });
}

/** What a card in the trick does: it holds, would pay, has paid, or nothing. */
function stateOf({ holds, price, paid }: SeatShown): string {
  if (paid) return "paid";
  if (!holds) return "none";
  return price === null ? "holds" : "price";
}

function seatLine(seat: SeatShown, { match, stage }: TableShown): string {
  const say = words("table");
  const parts: string[] = [];
  const add = (name: string, args = {}) => parts.push(say(name, { ...named(seat), ...args }));
  if (seat.standIn) add("text-stand-in");
  else if (seat.bot) add("text-bot");
  else if (!seat.person) add("text-free");
  else if (!seat.present) add("text-away");
  if (seat.out) add("text-out");
  else if (match) scores(seat, match.threshold, add);
  if (seat.dealer) add("text-dealer");
  if (seat.count && stage.kind !== "price") add("text-count", { cards: seat.count });
  const earlier = seat.earlier.map(({ cards }) => theCards(cards));
  if (earlier.length) add("text-earlier", { cards: earlier.join(", ") });
  if (seat.seen.length) add("text-seen", { cards: theCards(seat.seen) });
  if (seat.kept.length) add("text-kept", { cards: theCards(seat.kept) });
  if (!parts.length) add("text-here");
  return say("text-seat", { name: seat.name, told: parts.join("; ") });
}

function scores(seat: SeatShown, threshold: number, add: (name: string, args?: object) => void) {
  const lost = seat.allLives - seat.lives;
  add(threshold ? "text-score" : "text-points", { points: seat.score, threshold });
  if (seat.allLives > 1) add("text-lives", { lost, all: seat.allLives });
  if (seat.bought) add("text-bought", { times: seat.bought });
  if (seat.money)
    add("text-money", { sign: seat.money < 0 ? "minus" : "plus", units: Math.abs(seat.money) });
}

function potLine({ match }: TableShown): string[] {
  return match?.pot ? [words("table")("text-pot", { units: match.pot })] : [];
}

function named({ name, you }: SeatShown) {
  return { name, you: you ? "yes" : "no" };
}
