// The rows of a score sheet: what each deal changed, and who came and went. Mirrors
// scorekeeper/rows.py.
import type { Event } from "../rules/events";
import type { Counted } from "../rules/match";
import type { Rules } from "../rules/variant";
import type { Took } from "./entries";

/** Why a score jumped: a life lost, the last one lost, met exactly, sat down, got up. */
export type Mark = "none" | "life" | "out" | "reset" | "joined" | "left";

/** What a row says about one player. */
export interface Cell {
  readonly player: string;
  /** The score reached. */
  readonly score: number;
  readonly mark: Mark;
  /** The score gone on with, if another. */
  readonly after: number | null;
  /** Whether that score was bought. */
  readonly bought: boolean;
}

/** How one player stands; no lives for one who is not in. */
export interface Account {
  readonly player: string;
  readonly score: number;
  readonly lives: number;
}

/** A deal, or somebody coming or going. */
export interface Row {
  /** Which deal of the match this was; 0 where it was none. */
  readonly number: number;
  readonly dealer: string;
  readonly took: Took | null;
  readonly counted: Counted | null;
  /** Who sat in the seats that `counted` names. */
  readonly seated: readonly string[];
  readonly cells: readonly Cell[];
  /** Why the deal does not count, if it does not. */
  readonly void: Rules["all_out"] | null;
  /** Who bought in after the deal or declined. */
  readonly answers: readonly (readonly [string, boolean])[];
  /** How everybody stood afterwards. */
  readonly accounts: readonly Account[];
}

export const BLANK: Row = {
  number: 0,
  dealer: "",
  took: null,
  counted: null,
  seated: [],
  cells: [],
  void: null,
  answers: [],
  accounts: [],
};

/** A row with what else has happened. */
export function withEvents(row: Row, happened: readonly Event[]): Row {
  return happened.reduce(withEvent, row);
}

function withEvent(row: Row, event: Event): Row {
  switch (event.what) {
    case "paid":
    case "deducted":
      return put(row, event.seat, event.score, "none");
    case "reset":
      return put(row, event.seat, event.score, "reset", 0);
    case "life-lost":
      return put(row, event.seat, event.score, "life", event.returns);
    case "went-out":
      return put(row, event.seat, event.score, "out");
    case "void":
      return { ...row, void: event.how };
    case "buy-in":
      return answered(row, row.seated[event.seat]!, event.score, event.bought);
    default:
      return row;
  }
}

function put(row: Row, seat: number, score: number, mark: Mark, after: number | null = null): Row {
  const player = row.seated[seat]!;
  return withCell(row, { player, score, mark, after, bought: false });
}

function answered(row: Row, player: string, score: number, bought: boolean): Row {
  const told: Row = { ...row, answers: [...row.answers, [player, bought]] };
  if (!bought) return told;
  const had = told.cells.find((cell) => cell.player === player);
  const cell = had ?? { player, score, mark: "none" };
  return withCell(told, { ...cell, after: score, bought: true });
}

function withCell(row: Row, cell: Cell): Row {
  return { ...row, cells: [...row.cells.filter(({ player }) => player !== cell.player), cell] };
}
