// Small questions that several parts ask of what is shown.
import type { TableShown } from "../state/shown";

/** Whether the trick in sight is complete. */
export function trickDone({ match, stage }: TableShown): boolean {
  switch (stage.kind) {
    case "rest":
    case "collect":
    case "breath":
    case "price":
      return true;
    case "still":
      // The last trick of a deal stays in sight when no cards are left.
      return match !== null && match.trick.length > 0 && match.counts.every((cards) => cards === 0);
    default:
      return false;
  }
}
