// What one has played, as numbers for plots. A share is 0 to 1.
import type { FinishedMatch, FinishedSeat, Statistics, VariantStatistics } from "$wire";

/** One bar: a way to play, its value, and what would be even. */
export interface Bar {
  variant: string;
  players: number;
  matches: number;
  value: number;
  even: number | null;
}

/** How many ways to play are shown. */
export const MOST = 8;

/** The ways one has played, the most played first. */
export function ways({ variants }: Statistics): VariantStatistics[] {
  return variants
    .filter(({ matches }) => matches > 0)
    .toSorted((one, other) => other.matches - one.matches)
    .slice(0, MOST);
}

/** The share of matches won, beside an equal share for everybody. */
export function wonBars(all: Statistics): Bar[] {
  return ways(all).map((way) => bar(way, way.won / way.matches, 1 / way.players));
}

/** What a last trick cost on average; only ways in which one took any. */
export function costBars(all: Statistics): Bar[] {
  return ways(all)
    .filter((way) => way.last_tricks > 0)
    .map((way) => bar(way, way.points / way.last_tricks, null));
}

/** In what share of the deals one took the last trick, beside an equal share. */
export function lastBars(all: Statistics): Bar[] {
  return ways(all)
    .filter(({ deals }) => deals > 0)
    .map((way) => bar(way, way.last_tricks / way.deals, 1 / way.players));
}

function bar({ variant, players, matches }: VariantStatistics, value: number, even: number | null) {
  return { variant, players, matches, value, even };
}

/** What a last trick cost on average in all; null if one took none. */
export function averageCost({ points, last_tricks: tricks }: Statistics): number | null {
  return tricks > 0 ? points / tricks : null;
}

/** How a match ended for one seat. */
type Ending = "won" | "won-part" | "lost" | "neither";

export function endingOf({ won, lost }: FinishedSeat): Ending {
  if (won >= 1) return "won";
  if (won > 0) return "won-part";
  return lost ? "lost" : "neither";
}

/** The seat of the reader in a match; null for somebody else's. */
export function mySeat({ seats }: FinishedMatch): FinishedSeat | null {
  return seats.find(({ you }) => you) ?? null;
}

/** A person who played some deals, and how it went. */
interface Rival {
  match: string;
  seat: number;
  found: FinishedSeat;
  first: boolean;
}

/** Everybody who played the same deals from the lot on, who paid least first. */
export function rivals(matches: readonly FinishedMatch[]): Rival[] {
  return matches
    .filter(({ again }, place) => place === 0 || again?.deal == null)
    .flatMap((match) =>
      match.seats.flatMap((found, seat) =>
        found.bot ? [] : [{ match: match.match, seat, found, first: match === matches[0] }],
      ),
    )
    .toSorted(
      (one, other) => one.found.points - other.found.points || other.found.won - one.found.won,
    );
}
