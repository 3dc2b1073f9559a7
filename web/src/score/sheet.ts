// A score sheet at one moment, and the match on it. Mirrors scorekeeper/sheet.py.
import { RuleError } from "../rules/errors";
import type { Event } from "../rules/events";
import { seatsOf, type Match } from "../rules/match";
import type { Account, Row } from "./rows";

/** What a player who left has left behind. */
export interface Gone extends Account {
  readonly bought: number;
  readonly money: number;
}

/** What happens at a table that the rules know nothing of, beside what they do. */
export type Happening =
  | Event
  | { what: "begun"; players: readonly string[] }
  | { what: "dealing"; player: string }
  | { what: "joined"; player: string; score: number; lives: number; back: boolean }
  | { what: "left"; player: string; score: number };

export interface Sheet {
  /** The match, its seats those of the players who are here. */
  readonly match: Match;
  /** Who sits in each seat of the match. */
  readonly seated: readonly string[];
  /** Everybody who has played, at the table or gone, clockwise. */
  readonly people: readonly string[];
  readonly gone: readonly Gone[];
  /** How everybody stood at first. */
  readonly start: readonly Account[];
  /** What has happened, deal by deal. */
  readonly rows: readonly Row[];
  readonly date: string;
  /** The matches that this one is a rematch of, the first one first. */
  readonly earlier: readonly Sheet[];
}

/** What an entry led to. */
export interface Step {
  readonly sheet: Sheet;
  readonly happened: readonly Happening[];
}

export function isOver(sheet: Sheet): boolean {
  return sheet.match.phase === "over";
}

/** Who deals next, or dealt last if the match is over. */
export function dealerOf(sheet: Sheet): string {
  return sheet.seated[sheet.match.dealer]!;
}

/** Who has to say whether to buy in; null if nobody has. */
export function askedOf(sheet: Sheet): string | null {
  return sheet.match.phase === "buy-in" ? sheet.seated[sheet.match.waiting[0]!]! : null;
}

/** The players still in, clockwise. */
export function playersIn(sheet: Sheet): string[] {
  return seatsOf(sheet.match).map((seat) => sheet.seated[seat]!);
}

/** Who has won; nobody while the match goes on. */
export function winnersOf(sheet: Sheet): string[] {
  return (sheet.match.outcome?.winners ?? []).map((seat) => sheet.seated[seat]!);
}

export function losersOf(sheet: Sheet): string[] {
  return (sheet.match.outcome?.losers ?? []).map((seat) => sheet.seated[seat]!);
}

/** How everybody stands, in the order of `people`; who left has no lives. */
export function accountsOf(sheet: Sheet): Account[] {
  const { scores, lives } = sheet.match.standing;
  return sheet.people.map((player) => {
    const seat = sheet.seated.indexOf(player);
    if (seat >= 0) return { player, score: scores[seat]!, lives: lives[seat]! };
    const left = sheet.gone.find((each) => each.player === player);
    return { player, score: left?.score ?? 0, lives: 0 };
  });
}

/** Units won or lost, in the order of `people`. */
export function moneyOf(sheet: Sheet): number[] {
  return sheet.people.map((player) => {
    const seat = sheet.seated.indexOf(player);
    if (seat >= 0) return sheet.match.standing.money[seat]!;
    return sheet.gone.find((each) => each.player === player)?.money ?? 0;
  });
}

/** The seat of a player who is here.
 *
 * @throws RuleError `not-here`
 */
export function seatOf(sheet: Sheet, player: string): number {
  const seat = sheet.seated.indexOf(player);
  if (seat < 0) throw new RuleError("not-here", { name: player });
  return seat;
}

/** The seat of a player who is still in.
 *
 * @throws RuleError `not-here` or `is-out`
 */
export function seatIn(sheet: Sheet, player: string): number {
  const seat = seatOf(sheet, player);
  if (!sheet.match.standing.lives[seat]) throw new RuleError("is-out", { name: player });
  return seat;
}

/** A sheet with one more row, which says how everybody stands now. */
export function withRow(sheet: Sheet, row: Row): Sheet {
  return { ...sheet, rows: [...sheet.rows, { ...row, accounts: accountsOf(sheet) }] };
}
