// The ten exercises: positions and questions. What is right is asked of the rules, never noted here.

interface LegalExercise {
  kind: "legal";
  hand: readonly string[];
  trick: readonly string[];
  why: string;
}
export interface TrickExercise {
  kind: "takes" | "pays";
  trick: readonly string[];
  why: string;
}
export interface ScoreExercise {
  kind: "then";
  /** The payer's first. */
  scores: readonly number[];
  /** Cucumbers that each has; two are the end. */
  lost: readonly number[];
  points: number;
  why: string;
}
export type Exercise = LegalExercise | TrickExercise | ScoreExercise;

const cards = (text: string) => text.split(" ").filter(Boolean);

/** They are exercises in Danish Agurk. */
export const VARIANT = "danish";

export const EXERCISES: readonly Exercise[] = [
  { kind: "legal", hand: cards("4d 8s Qc"), trick: [], why: "lead" },
  { kind: "legal", hand: cards("3c 7s 8d Jh As"), trick: cards("9c"), why: "head" },
  { kind: "legal", hand: cards("2c 5h 9d"), trick: cards("6h 9s"), why: "equal" },
  { kind: "legal", hand: cards("4c 6d 7h"), trick: cards("Kd"), why: "all-low" },
  { kind: "legal", hand: cards("2h 2s Ts"), trick: cards("9d 3c"), why: "two-lowest" },
  { kind: "legal", hand: cards("3s Ad"), trick: cards("4h Jc"), why: "free" },
  { kind: "takes", trick: cards("9c 2s 9h"), why: "last-equal" },
  { kind: "pays", trick: cards("6d Jh 4s Jc"), why: "price" },
  { kind: "then", scores: [14, 5, 12], lost: [0, 0, 1], points: 9, why: "life" },
  { kind: "then", scores: [9, 6, 15], lost: [1, 0, 0], points: 12, why: "out" },
];

/** What the players of an exercise are called, by place. */
export const PLAYERS = ["Bo", "Ida", "Ola", "Saga"] as const;
