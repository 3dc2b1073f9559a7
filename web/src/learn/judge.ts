// What is right in an exercise, asked of the page's rules.
import { preset } from "../rules/presets";
import { explain, isLegal } from "../rules/reasons";
import { countLastTrick } from "../rules/scoring";
import { highestOfOthers, opening, settle, type Standing } from "../rules/standing";
import { legalPlays, taker } from "../rules/trick";
import type { ScoreExercise, TrickExercise } from "./exercises";

/** One answer that is offered. */
export interface Answer {
  /** Who takes or pays, by place. */
  place: number;
  points: number;
  then: "kept" | "life" | "out";
  score: number;
  right: boolean;
}

const plays = (cards: readonly string[]) => cards.map((card) => [card]);

/** The cards of a hand that may be added to a trick. */
export function legalOf(
  variant: string,
  hand: readonly string[],
  trick: readonly string[],
): string[] {
  return legalPlays(preset(variant), hand, plays(trick)).flat();
}

/** What each card of a hand is: legal, legal as the lowest, or not. */
export function judged(
  variant: string,
  hand: readonly string[],
  trick: readonly string[],
): Record<string, "legal" | "lowest" | "not"> {
  const judge = (card: string) => {
    const reason = explain(preset(variant), hand, plays(trick), [card]);
    if (!isLegal(reason)) return "not";
    return reason === "lowest" ? "lowest" : "legal";
  };
  return Object.fromEntries(hand.map((card) => [card, judge(card)]));
}

/** The answers that are offered, one of which is right. */
export function answersOf(variant: string, exercise: TrickExercise | ScoreExercise): Answer[] {
  if (exercise.kind === "then") return outcomes(variant, exercise);
  const trick = plays(exercise.trick);
  const rules = preset(variant);
  const none = { then: "kept", score: 0 } as const;
  if (exercise.kind === "takes") {
    const took = taker(rules, trick);
    return trick.map((_, place) => ({ ...none, place, points: 0, right: place === took }));
  }
  const [paid] = countLastTrick(rules, trick).payments;
  return trick.map((play, place) => {
    const points = rules.cost.get(play[0]!) ?? 0;
    return { ...none, place, points, right: place === paid?.place && points === paid.points };
  });
}

/** What can become of a score: nothing more, a life lost, or the end. */
function outcomes(variant: string, { scores, lost, points }: ScoreExercise): Answer[] {
  const rules = preset(variant);
  const standing: Standing = {
    ...opening(rules, scores.length),
    scores,
    lives: lost.map((count) => rules.lives - count),
  };
  const payment = { place: 0, points, card: null };
  const [after] = settle(rules, standing, { taker: 0, payments: [payment], bonuses: [] });
  const happened =
    after.lives[0] === 0 ? "out" : after.lives[0]! < standing.lives[0]! ? "life" : "kept";
  const back = highestOfOthers(standing, 0) ?? 0;
  const offered = [
    { then: "kept", score: scores[0]! + points },
    { then: "life", score: back },
    { then: "out", score: 0 },
  ] as const;
  return offered.map((each) => ({ ...each, place: 0, points, right: each.then === happened }));
}
