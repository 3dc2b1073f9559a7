// What happened to scores, lives and money, seat by seat. Mirrors part of rules/events.py.
import type { Card } from "./cards";
import type { Rules } from "./variant";

export type Event =
  /** A seat got points for the last trick; `score` is before lives and resets. */
  | { what: "paid"; seat: number; points: number; score: number }
  /** A seat took points off for sharing the top rank. */
  | { what: "deducted"; seat: number; points: number; score: number }
  /** A score that was met exactly became 0. */
  | { what: "reset"; seat: number; score: number }
  /** A seat reached the threshold and has a life left. */
  | { what: "life-lost"; seat: number; score: number; returns: number; left: number }
  | { what: "went-out"; seat: number; score: number }
  /** A shared penalty would have left nobody in, so the deal does not count. */
  | { what: "void"; how: Rules["all_out"] }
  | { what: "stake"; seat: number; units: number }
  /** A seat bought in at a score, or declined. */
  | { what: "buy-in"; seat: number; bought: boolean; score: number }
  | {
      what: "over";
      winners: readonly number[];
      losers: readonly number[];
      end: Rules["end"];
      topCard: Card | null;
    }
  /** Units received at the end, or paid if they are below 0. */
  | { what: "won"; seat: number; units: number };
