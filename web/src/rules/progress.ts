// How a match goes on from deal to deal: sizes, counting, buy-ins, and the end. Mirrors
// rules/progress.py.
import type { Event } from "./events";
import {
  fromDealer,
  keptIn,
  losingValue,
  nextDealer,
  seatsOf,
  type Counted,
  type Match,
} from "./match";
import { outcome, payOut, type Outcome } from "./outcome";
import { losingTopCard } from "./scoring";
import { handSize } from "./sizes";
import { buyIn, buyInScore, settle } from "./standing";

/** A match, and what has happened. */
export type Progress = [Match, Event[]];

/** The match before the cards of a new deal are handed out. */
export function prepare(before: Match, happened: Event[] = []): Progress {
  const match: Match = { ...before, size: 0, waiting: [] };
  if (match.variant.hand_rule === "dealer_choice") return [{ ...match, phase: "size" }, happened];
  const size = handSize(
    match.variant,
    seatsOf(match).length,
    match.number,
    losingValue(match),
    keptIn(match).length,
  );
  return [{ ...match, phase: "deal", size }, happened];
}

/** The match after a deal that ended like this has been paid for. */
export function settleDeal(before: Match, counted: Counted): Progress {
  const { variant } = before;
  const [standing, happened] = settle(variant, before.standing, counted.trick);
  if (happened.some(({ what }) => what === "void")) {
    return afterVoid({ ...before, standing }, happened);
  }
  const match: Match = { ...before, standing, counted };
  const decided = losingTopCard(variant, counted.trick) !== null;
  const stillIn = variant.buy_in === "any_time" ? seatsOf(match) : [];
  const asked = variant.buy_in === "none" || decided ? [] : [...standing.caught, ...stillIn];
  return askBuyIns({ ...match, waiting: fromDealer(match, asked) }, happened);
}

/** The match after a deal that does not count: played again, or begun anew by all. */
function afterVoid(match: Match, happened: Event[]): Progress {
  if (match.variant.all_out !== "rampo") return prepare(match, happened);
  return prepare({ ...match, dealer: nextDealer(match), number: match.number + 1 }, happened);
}

/** The match in which the next player who may buy in is asked, or the deal concluded. */
function askBuyIns(before: Match, happened: Event[]): Progress {
  const first = before.waiting.findIndex((seat) => worthAsking(before, seat));
  const match: Match = { ...before, waiting: first < 0 ? [] : before.waiting.slice(first) };
  return first < 0 ? conclude(match, happened) : [{ ...match, phase: "buy-in" }, happened];
}

/** Whether a seat may buy in; one still in is asked only if its score would be lower. */
function worthAsking(match: Match, seat: number): boolean {
  const score = buyInScore(match.variant, match.standing, seat);
  if (score === null) return false;
  return !seatsOf(match).includes(seat) || score < match.standing.scores[seat]!;
}

/** The match after the player who is asked has bought in or declined. */
export function answerBuyIn(match: Match, bought: boolean): Progress {
  const seat = match.waiting[0]!;
  const declined: Event = {
    what: "buy-in",
    seat,
    bought: false,
    score: match.standing.scores[seat]!,
  };
  const [standing, happened] = bought
    ? buyIn(match.variant, match.standing, seat)
    : [match.standing, [declined]];
  return askBuyIns({ ...match, standing, waiting: match.waiting.slice(1) }, happened);
}

/** The match before the next deal, or at its end. */
function conclude(match: Match, happened: Event[]): Progress {
  const ended = match.counted && outcome(match.variant, match.standing, match.counted.trick);
  if (ended) return finish(match, ended, happened);
  return prepare({ ...match, dealer: nextDealer(match), number: match.number + 1 }, happened);
}

/** The match at its end, its winners paid. */
export function finish(match: Match, ended: Outcome, happened: Event[] = []): Progress {
  const [standing, paid] = payOut(match.variant, match.standing, ended.winners, match.dealer);
  const { winners, losers, topCard } = ended;
  const over: Event = { what: "over", winners, losers, end: match.variant.end, topCard };
  return [{ ...match, standing, outcome: ended, phase: "over" }, [...happened, over, ...paid]];
}
