// What is right in an exercise, asked of the page's rules.
export interface Answer {
  place: number;
  points: number;
  then: "kept" | "life" | "out";
  score: number;
  right: boolean;
}
import type { ScoreExercise, TrickExercise } from "./exercises";
export function legalOf(_v: string, hand: readonly string[], _t: readonly string[]): string[] {
  return [...hand];
}
export function answersOf(_v: string, _e: ScoreExercise | TrickExercise): Answer[] {
  return [];
}
export function judged(
  _v: string,
  hand: readonly string[],
  _t: readonly string[],
): Record<string, "legal" | "lowest" | "not"> {
  return Object.fromEntries(hand.map((c) => [c, "legal" as const]));
}
