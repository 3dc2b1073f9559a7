// The deals of a match at a glance: what each changed.
import type { Replay } from "$wire";
import type { CardText } from "../cards/cards";

/** What one deal did to one seat. */
export interface ScoreAfter {
  seat: number;
  score: number;
  /** What it paid; below 0 for points that were taken off. */
  paid: number;
  lostLife: boolean;
  /** Whether it is out after the deal; whether it was before. */
  out: boolean;
  gone: boolean;
}

interface DealRow {
  deal: number;
  dealer: number;
  /** Who took the last trick; null if that was not played. */
  taker: number | null;
  cards: readonly CardText[];
  scores: readonly ScoreAfter[];
}

/** The rows of a match, in order. */
export function rowsOf({ deals, players }: Replay): DealRow[] {
  // Nobody has more lives than all began with, unless lives are bought later on.
  let before = players.map(() => Math.max(0, ...(deals[0]?.lives ?? [])));
  return deals.map(({ deal, dealer, taker, cards, paid, scores, lives }) => {
    const row: DealRow = {
      deal,
      dealer,
      taker: cards.length ? taker.at(-1)! : null,
      cards,
      scores: players.map((_, seat) => ({
        seat,
        score: scores[seat]!,
        paid: paid[seat]!,
        lostLife: lives[seat]! < before[seat]!,
        out: lives[seat] === 0,
        gone: before[seat] === 0 && lives[seat] === 0,
      })),
    };
    before = [...lives];
    return row;
  });
}

/** Who paid most in a deal, as it is named in a list; null if nobody paid. */
export function payerOf({ scores }: DealRow): ScoreAfter | null {
  const most = scores.reduce((one, other) => (other.paid > one.paid ? other : one));
  return most.paid > 0 ? most : null;
}
