// One whole sentence for each thing that happens, as it is written in the log and read aloud.
import type { Event, Phrase } from "$wire";
import { words, type Arguments } from "../text/words.svelte";
import {
  allNames,
  nameAlone,
  nameOf,
  theCard,
  theCards,
  theRank,
  together,
  who,
  type People,
} from "./naming";

type Of<T extends Event["type"]> = Extract<Event, { readonly type: T }>;
type Said = [name: string, args?: Arguments];
type Sentences = { [T in Event["type"]]: (event: Of<T>, people: People) => Said };

const yes = (so: boolean) => (so ? "yes" : "no");

/** The sentence for an event; empty for one that this page does not know. */
export function sentence(event: Event, people: People): string {
  const make = SENTENCES[event.type] as ((event: Event, people: People) => Said) | undefined;
  return make ? words("table")(...make(event, people)) : "";
}

/** What somebody says at the table. */
export function saying(seat: number, phrase: Phrase | null, text: string, people: People): string {
  return words("table")("log-said", { name: nameAlone(seat, people), said: spoken(phrase, text) });
}

/** The words themselves. */
export function spoken(phrase: Phrase | null, text: string): string {
  return [phrase ? words("table")(`phrase-${phrase}`) : "", text].filter(Boolean).join(" ");
}

const SENTENCES: Sentences = {
  opened: () => ["log-opened"],
  "seat-taken": ({ seat, name }, people) => ["log-seat-taken", { ...who(seat, people), name }],
  "bot-placed": ({ name }) => ["log-bot-placed", { name }],
  "seat-left": ({ seat, removed }, people) => [
    removed ? "log-seat-removed" : "log-seat-left",
    who(seat, people),
  ],
  "owner-changed": ({ seat }, people) =>
    seat === null ? ["log-owner-none"] : ["log-owner-changed", who(seat, people)],
  asked: ({ seat, what }, people) => ["log-asked", { ...who(seat, people), what }],
  answered: ({ seat, yes: agreed }, people) => [
    "log-answered",
    { ...who(seat, people), agreed: yes(agreed) },
  ],
  dropped: () => ["log-dropped"],
  settled: ({ seat, by, cards, legal }, people) => [
    "log-settled",
    {
      ...who(by, people),
      other: nameOf(seat, people),
      own: yes(seat === people.you),
      cards: theCards(cards),
      legal: yes(legal),
    },
  ],
  "hint-taken": ({ seat }, people) => ["log-hint-taken", who(seat, people)],
  closed: () => ["log-closed"],
  "match-begun": ({ names }) => ["log-match-begun", { names: together(names) }],
  "nonce-added": ({ seat }, people) => ["log-nonce-added", who(seat, people)],
  seated: ({ seat, name, bot }, people) => [
    bot ? "log-bot-sits-in" : "log-person-plays",
    { ...who(seat, people), name },
  ],
  "redeal-demanded": ({ seat, reason }, people) => [
    reason ? "log-redeal-demanded-why" : "log-redeal-demanded",
    { ...who(seat, people), reason },
  ],
  "table-paused": () => ["log-paused"],
  "table-resumed": () => ["log-resumed"],
  "taken-back": ({ seat, cards }, people) => [
    "log-taken-back",
    { ...who(seat, people), cards: theCards(cards) },
  ],
  "secret-shown": () => ["log-secret-shown"],
  "dealer-drawn": ({ seat }, people) => ["log-dealer-drawn", who(seat, people)],
  "size-chosen": ({ seat, size }, people) => [
    "log-size-chosen",
    { ...who(seat, people), cards: size },
  ],
  dealt: ({ dealer, deal, size, leader }, people) => {
    const lead = who(leader, people);
    const args = { deal, cards: size, leader: lead.name, youlead: lead.you };
    return ["log-dealt", { ...who(dealer, people), ...args }];
  },
  redealt: ({ dealer }, people) => ["log-redealt", who(dealer, people)],
  exchanged: ({ seat, count }, people) => [
    count ? "log-exchanged" : "log-exchanged-none",
    { ...who(seat, people), cards: count },
  ],
  "kontra-answered": ({ seat, called }, people) => [
    called ? "log-kontra" : "log-no-kontra",
    who(seat, people),
  ],
  corrected: ({ seat, cards, hand }, people) => [
    hand.length ? "log-corrected-open" : "log-corrected",
    { ...who(seat, people), cards: theCards(cards), hand: theCards(hand) },
  ],
  played: (event, people) => {
    const { seat, cards } = event;
    const args = { cards: theCards(cards), number: cards.length, rank: theRank(cards[0]!) };
    return [playedAs(event), { ...who(seat, people), ...args }];
  },
  "trick-taken": ({ seat, cards, last }, people) => [
    last ? "log-last-taken" : "log-taken",
    { ...who(seat, people), cards: theCards(cards) },
  ],
  paid: ({ seat, points, score }, people) => [
    score === points ? "log-paid-first" : "log-paid",
    { ...who(seat, people), points, before: score - points, score },
  ],
  deducted: ({ seat, points, score }, people) => [
    "log-deducted",
    { ...who(seat, people), points, score },
  ],
  "score-reset": ({ seat, score }, people) => ["log-score-reset", { ...who(seat, people), score }],
  "life-lost": ({ seat, score, returns_on: returns, left }, people) => [
    "log-life-lost",
    { ...who(seat, people), score, returns, left },
  ],
  "went-out": ({ seat, score }, people) => ["log-went-out", { ...who(seat, people), score }],
  "deal-void": ({ how }) => ["log-deal-void", { how }],
  "stake-paid": ({ seat, units }, people) => ["log-stake-paid", { ...who(seat, people), units }],
  "buy-in-answered": ({ seat, bought, score }, people) => [
    bought ? "log-bought" : "log-not-bought",
    { ...who(seat, people), score },
  ],
  won: ({ seat, units }, people) => [
    units < 0 ? "log-lost-units" : "log-won-units",
    { ...who(seat, people), units: Math.abs(units) },
  ],
  "match-over": ({ winners, losers, top_card: top }, people) => [
    "log-match-over",
    {
      ...who(winners[0] ?? losers[0] ?? 0, people),
      winners: winners.length,
      names: allNames(winners, people),
      losers: losers.length,
      lost: allNames(losers, people),
      youlost: yes(losers.length === 1 && losers[0] === people.you),
      top: top ? "yes" : "no",
      card: top ? theCard(top) : "",
    },
  ],
};

/** The message for cards that were played. */
function playedAs({ how, cards, lowest, last }: Of<"played">): string {
  if (how === "led") return "log-led";
  if (how === "headed") return cards.length > 1 ? "log-headed-set" : "log-headed";
  if (how !== "thrown" || last) return "log-played";
  return lowest ? "log-thrown-lowest" : "log-thrown";
}
