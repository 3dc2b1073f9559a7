// How all ended, the best first.
import type { Result } from "$wire";
import type { SeatShown } from "../state/shown";

export interface Standing {
  seat: SeatShown;
  how: "won" | "lost" | "";
}

/** All seats in the order of the result: winners, then those with more lives and fewer points, losers last. */
export function standings(seats: readonly SeatShown[], result: Result | null): Standing[] {
  const how = ({ seat }: SeatShown): Standing["how"] =>
    result?.winners.includes(seat) ? "won" : result?.losers.includes(seat) ? "lost" : "";
  const order = { won: 0, "": 1, lost: 2 };
  return seats
    .map((seat) => ({ seat, how: how(seat) }))
    .sort(
      (one, other) =>
        order[one.how] - order[other.how] ||
        other.seat.lives - one.seat.lives ||
        one.seat.score - other.seat.score ||
        one.seat.seat - other.seat.seat,
    );
}
