// What a last trick cost, gathered from the events that tell it.
import type { Event } from "$wire";
import type { Payment } from "./shown";
import { nameAlone, type People } from "./naming";

/** The payments after one more event. A new deal clears them. */
export function paymentsAfter(
  before: readonly Payment[],
  event: Event,
  people: People,
): readonly Payment[] {
  const turned = (seat: number, then: Payment["then"], after: number) =>
    before.map((each) => (each.seat === seat ? { ...each, then, after } : each));
  switch (event.type) {
    case "match-begun":
    case "dealt":
    case "redealt":
      return before.length ? [] : before;
    case "paid":
      return [...before, payment(event.seat, event.points, event.score, people)];
    case "deducted":
      return [...before, payment(event.seat, -event.points, event.score, people)];
    case "score-reset":
      return turned(event.seat, "reset", 0);
    case "life-lost":
      return turned(event.seat, "life", event.returns_on);
    case "went-out":
      return turned(event.seat, "out", event.score);
    default:
      return before;
  }
}

function payment(seat: number, points: number, sum: number, people: People): Payment {
  const name = nameAlone(seat, people);
  const before = sum - points;
  return { seat, name, you: seat === people.you, before, points, sum, then: "kept", after: sum };
}
