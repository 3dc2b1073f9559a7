// What happened and what comes next, in sentences: the scorekeeper's own (scorekeeper.ftl), which
// Python says as well. Mirrors scorekeeper/telling.py.
import { named } from "../text/reasons";
import { allOf } from "../text/reasons";
import { words, type Arguments } from "../text/words.svelte";
import { seatsOf } from "../rules/match";
import { buyInScore, isOverThreshold } from "../rules/standing";
import type { Rules } from "../rules/variant";
import type { Happening, Sheet, Step } from "./sheet";

type Over = Extract<Happening, { what: "over" }>;

const RETURNS: Record<Rules["life_lost"], string> = {
  none: "zero",
  max_other_active: "highest-of-others",
  keep_highest_card: "highest-card",
};

/** A sentence for each thing that an entry led to. */
export function told({ sheet, happened }: Step): string[] {
  return happened.map((each) => tell(sheet, each));
}

/** How a match has ended; nothing while it goes on. */
export function result(sheet: Sheet): string {
  const ended = sheet.match.outcome;
  return ended ? over(sheet, { what: "over", end: sheet.match.variant.end, ...ended }) : "";
}

/** The question whether somebody buys in. */
export function buyInQuestion(sheet: Sheet): string {
  const { match } = sheet;
  const seat = match.waiting[0]!;
  return words("scorekeeper")("next-buy-in", {
    name: sheet.seated[seat]!,
    own: match.standing.scores[seat]!,
    score: buyInScore(match.variant, match.standing, seat) ?? 0,
    units: match.variant.stake * match.variant.buy_in_stakes,
    in: seatsOf(match).includes(seat) ? "yes" : "no",
  });
}

function tell(sheet: Sheet, event: Happening): string {
  const say = words("scorekeeper");
  const name = "seat" in event ? sheet.seated[event.seat]! : "";
  switch (event.what) {
    case "over":
      return over(sheet, event);
    case "paid": {
      const { points, score } = event;
      if (!points) return say("paid-nothing", { name });
      const before = score - points;
      return say(before ? "paid" : "paid-first", { name, points, before, score });
    }
    case "deducted":
      return say("deducted", { name, points: event.points, score: event.score });
    case "reset":
      return say("reset", { name, score: event.score });
    case "life-lost": {
      const { returns, left, score } = event;
      const why = RETURNS[sheet.match.variant.life_lost];
      return say("life-lost", { ...caught(sheet, score), name, returns, left, why });
    }
    case "went-out":
      return say("went-out", { ...caught(sheet, event.score), name });
    case "void":
      return say(`void-${event.how}`);
    case "stake":
      return say("stake-paid", { name, units: event.units });
    case "buy-in":
      return say(event.bought ? "bought" : "declined", { name, score: event.score });
    case "won":
      return say(event.units > 0 ? "won-units" : "lost-units", {
        name,
        units: Math.abs(event.units),
      });
    case "begun":
      return say("begun", { who: allOf(event.players), variant: sheet.match.variant.name });
    case "joined":
      return joined(sheet, event);
    case "left":
      return say("got-up", { name: event.player, score: event.score });
    case "dealing":
      return say("dealer-named", { name: event.player });
  }
}

function joined(sheet: Sheet, event: Extract<Happening, { what: "joined" }>): string {
  const { player: name, score, back } = event;
  const lives = sheet.match.variant.lives > 1 ? event.lives : 0;
  const first = sheet.match.counted ? "no" : "yes";
  return words("scorekeeper")(back ? "sat-down-again" : "sat-down", { name, score, lives, first });
}

/** Why a score costs a life. */
function caught(sheet: Sheet, score: number): Arguments {
  const { variant } = sheet.match;
  const limit = variant.threshold;
  const passed = score === limit ? "reached" : "passed";
  return { score, limit, how: isOverThreshold(variant, score) ? passed : "card" };
}

/** Who has won, why, and who has lost. */
function over(sheet: Sheet, { winners, losers, end, topCard }: Over): string {
  const say = words("scorekeeper");
  const names = (seats: readonly number[]) => allOf(seats.map((seat) => sheet.seated[seat]!));
  const card = topCard === null ? {} : { card: named(sheet.match.variant, [topCard]) };
  const stillIn = seatsOf(sheet.match);
  const how =
    topCard !== null
      ? "over-card"
      : !winners.some((seat) => stillIn.includes(seat))
        ? "over-all-out"
        : end === "one_deal"
          ? "over-one-deal"
          : end === "last_in"
            ? "over-last-in"
            : "over-lowest";
  const won = say(how, { who: names(winners), count: winners.length, ...card });
  const told = won.charAt(0).toUpperCase() + won.slice(1);
  if (!losers.length) return told;
  return `${told} ${say("over-lost", { who: names(losers), count: losers.length })}`;
}
