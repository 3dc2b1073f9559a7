// The review of a match that is over: asked for until it is there, and read by deal and by seat.
import type { Review, ReviewedDeal, ReviewedPlay, Reviewing } from "$wire";
import { ask } from "../api";

/** How long to wait before it is asked for again, in ms. */
const AGAIN = 1_000;

/** Ask for a review until it is there; null if nobody waits for it any more.
 *
 * @throws Refusal
 */
export async function reviewOf(
  match: string,
  told: (how: Reviewing) => void,
  left: AbortSignal,
): Promise<Review | null> {
  const path = `/matches/${encodeURIComponent(match)}/review`;
  while (!left.aborted) {
    const answer = await ask<Review | Reviewing>("GET", path);
    if ("deals" in answer) return answer;
    told(answer);
    await new Promise((rest) => setTimeout(rest, AGAIN));
  }
  return null;
}

/** What lay in the trick before a play, in order. */
export function before(deal: ReviewedDeal, play: ReviewedPlay): readonly ReviewedPlay[] {
  const trick = deal.plays.filter((each) => each.trick === play.trick);
  return trick.slice(0, trick.indexOf(play));
}

/** How likely a seat was to win before the first deal and after each, as far as it was in. */
export function courseOf({ deals }: Review, seat: number): readonly number[] {
  const own = deals.flatMap(({ shares }) => shares.filter((share) => share.seat === seat));
  return own.length ? [own[0]!.before, ...own.map(({ after }) => after)] : [];
}

/** What the cards of a seat gave away in a deal. */
export function lostIn(deal: ReviewedDeal, seat: number): number {
  return deal.plays.filter((play) => play.seat === seat).reduce((sum, { loss }) => sum + loss, 0);
}

/** The deal to begin with: what turned the match most for a seat, or cost it most. */
export function firstDeal(review: Review, seat: number): number | null {
  const turn = review.turns.find((each) => each.seat === seat);
  if (turn) return turn.deal;
  const own = review.deals.filter(({ plays }) => plays.some((play) => play.seat === seat));
  const dearest = own.sort((one, other) => lostIn(other, seat) - lostIn(one, seat))[0];
  return (dearest ?? review.deals[0])?.deal ?? null;
}
