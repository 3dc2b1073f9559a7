// What is going on, in two lines: the lead above the hand, of at most 36 letters in English, and a
// second one that says more.
import type { MatchScene, Mine, Scene } from "$wire";
import { refusal } from "../parts/problem";
import { has, words } from "../text/words.svelte";
import { allNames, nameOf, theCards, theRank, who, type People } from "./naming";
import type { Waiting } from "./passing.svelte";
import type { LineState, Payment, Stage, Told } from "./shown";
import { asked, askedMore } from "./turn";

/** What the lines are made from. */
export interface Situation {
  line: LineState;
  ended: { slug: string; told: string } | null;
  /** The newest scene, which the reader's turn belongs to, and the one in sight. */
  known: Scene | null;
  scene: Scene | null;
  mine: Mine | null;
  myTurn: boolean;
  /** Whether a decision is on its way. */
  waiting: boolean;
  stage: Stage;
  payments: readonly Payment[];
  people: People;
  /** How long somebody is waited for who is away; null while nobody is. */
  awaited: Waiting | null;
}

/** Say what is going on. */
export function told(at: Situation): Told {
  const say = words("table");
  if (at.ended) return ending(at.ended);
  if (!at.scene || !at.known) {
    if (at.line === "away") return { lead: say("away"), second: say("away-more") };
    return { lead: say("coming"), second: "" };
  }
  const lines = atTable(at, at.scene);
  // That one is away is said on top of the table; here only what becomes of a card just played.
  return at.line === "away" && at.waiting ? { ...lines, second: say("away-waiting") } : lines;
}

function ending({ slug, told }: { slug: string; told: string }): Told {
  const say = words("table");
  const name = `ended-${slug}`;
  return has("table", name)
    ? { lead: say(name), second: say(`${name}-more`) }
    : { lead: say("ended"), second: refusal({ slug, told }) };
}

function atTable(at: Situation, scene: Scene): Told {
  const say = words("table");
  const { known, mine } = at;
  if (at.myTurn && mine && known?.match) return myTurn(known.match, mine, at.people);
  if (scene.stage === "closed") return ending({ slug: "closed", told: "" });
  if (scene.stage === "waiting") return waiting(scene, at.people);
  const staged = inStage(at);
  if (staged) return staged;
  if (scene.stage === "over") return over(scene.match, at.people);
  if (scene.paused) return { lead: say("paused"), second: say("paused-more") };
  return scene.match ? going(scene, scene.match, at) : { lead: "", second: "" };
}

function waiting({ chairs }: Scene, people: People): Told {
  const say = words("table");
  const host = chairs.findIndex(({ owner }) => owner);
  const second = say("waiting-more");
  if (host < 0) return { lead: say("waiting-nobody"), second };
  return { lead: say("waiting", who(host, people)), second };
}

/** What is said while a trick rests, and while the last one is paid for. */
function inStage({ stage, payments, people, scene }: Situation): Told | null {
  const say = words("table");
  const asked = stage.kind === "still" && (scene?.stage === "over" || scene?.match?.to_act != null);
  if (stage.kind === "play") return playing(stage, scene?.match ?? null, people);
  if (stage.kind === "rest" || stage.kind === "collect") {
    return { lead: say("takes", who(stage.taker, people)), second: "" };
  }
  if (stage.kind === "breath") return { lead: say("last-trick"), second: "" };
  if (stage.kind === "deal") return { lead: say("dealing"), second: "" };
  return payments.length && !asked ? paid(payments, people) : null;
}

function playing(
  { seat, cards }: Stage & { kind: "play" },
  match: MatchScene | null,
  people: People,
): Told {
  const say = words("table");
  const [card] = cards;
  const name = who(seat, people);
  const lead =
    cards.length === 1
      ? say("plays", { ...name, card: theRank(card!) })
      : say("plays-set", { ...name, number: cards.length });
  return { lead, second: match ? holding(match, people) : "" };
}

function paid(payments: readonly Payment[], people: People): Told {
  const say = words("table");
  const paying = payments.filter(({ points }) => points > 0);
  const [first] = paying;
  const second = payments
    .map((each) => priceOf(each, people))
    .filter(Boolean)
    .join(" ");
  if (!first) return { lead: say("last-trick"), second };
  if (paying.length > 1) return { lead: say("pay", { players: paying.length }), second };
  const args = { ...who(first.seat, people), points: first.points };
  return { lead: say("pays", args), second };
}

/** What a payment comes to, in a sentence: "14 and 12 make 26: a cucumber for Ida." */
function priceOf(payment: Payment, people: People): string {
  const { seat, before, points, sum, then, after } = payment;
  const args = { ...who(seat, people), before, points: Math.abs(points), sum, after };
  const say = words("table");
  if (points < 0) return say("price-off", args);
  return say(before || then !== "kept" ? `price-${then}` : "price-first", args);
}

/** How a match ended. */
function over(match: MatchScene | null, people: People): Told {
  const say = words("table");
  const { winners = [], losers = [], top_card: top } = match?.result ?? {};
  const [first] = winners.length === 1 ? winners : losers.length === 1 ? losers : [];
  const lost = losers.length
    ? say("over-lost", {
        losers: losers.length,
        names: allNames(losers, people),
        you: losers.length === 1 && losers[0] === people.you ? "yes" : "no",
      })
    : "";
  const card = top ? say("over-card", { cards: theCards([top]) }) : "";
  if (winners.length === 1) {
    return { lead: say("over-won", who(first!, people)), second: join(card, lost) };
  }
  if (winners.length) {
    const shared = say("over-shared", { names: allNames(winners, people) });
    return {
      lead: say("over-shared-lead", { winners: winners.length }),
      second: join(shared, card, lost),
    };
  }
  if (first !== undefined) return { lead: say("over-lost-lead", who(first, people)), second: card };
  return { lead: say("over"), second: join(card, lost) };
}

function myTurn(match: MatchScene, mine: Mine, people: People): Told {
  const lead = asked(match, mine);
  if (match.phase !== "play") return { lead, second: askedMore(match, mine) };
  return { lead, second: join(holding(match, people), after(match, mine.seat, people)) };
}

/** Somebody else's turn, or nobody's. */
function going(scene: Scene, match: MatchScene, at: Situation): Told {
  const say = words("table");
  const { people } = at;
  if (match.phase === "lot") return { lead: say("lot"), second: say("lot-more") };
  if (match.to_act === null) return unasked(match, people);
  const seat = match.to_act;
  const chair = scene.chairs[seat];
  const name = who(seat, people);
  const second = match.phase === "play" ? holding(match, people) : "";
  if (chair?.person && chair.bot) {
    return seat === people.you
      ? { lead: say("bot-for-you"), second: say("bot-for-you-more") }
      : { lead: say("bot-for", name), second: say("bot-for-more", name) };
  }
  if (chair?.person && !chair.present && seat !== people.you) {
    const more = !at.awaited ? "soon" : at.awaited.bot ? "bot" : "time";
    const args = { ...name, seconds: at.awaited?.seconds ?? 0 };
    return { lead: say("stepped-away", name), second: say(`stepped-away-${more}`, args) };
  }
  const asked = `others-${match.phase}`;
  return { lead: say(has("table", asked) ? asked : "thinking", name), second };
}

function unasked(match: MatchScene, people: People): Told {
  const say = words("table");
  if (match.phase !== "deal") return { lead: say("moment"), second: "" };
  if (match.deal === 1 && !match.tricks.length && match.dealer !== null) {
    return {
      lead: say("lot-fell", who(match.dealer, people)),
      second: say("lot-fell-more", who(match.dealer, people)),
    };
  }
  return { lead: say("deal-soon"), second: "" };
}

/** Who holds the trick, or would pay for it. */
function holding(match: MatchScene, people: People): string {
  const say = words("table");
  const play = match.trick.find(({ seat }) => seat === match.holding);
  if (!play) return match.last_trick ? say("last-trick-more") : "";
  const cards = play.cards.length > 1 ? theCards(play.cards) : theRank(play.cards[0]!);
  const name = who(play.seat, people);
  if (match.price === null) return say("holds", { ...name, cards });
  return say("would-pay", { ...name, cards, points: match.price });
}

/** Who plays after the reader. */
function after(match: MatchScene, you: number, people: People): string {
  const say = words("table");
  const played = new Set(match.trick.map(({ seat }) => seat));
  const others = match.counts.flatMap((count, seat) =>
    count > 0 && seat !== you && !played.has(seat) ? [seat] : [],
  );
  if (!match.trick.length) return "";
  return others.length === 1
    ? say("after-one", { name: nameOf(others[0]!, people) })
    : say("after", { players: others.length });
}

function join(...sentences: string[]): string {
  return sentences.filter(Boolean).join(" ");
}
