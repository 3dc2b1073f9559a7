// Small questions that several parts ask of what is shown.
import type { TableShown } from "../state/shown";

/** Whether the trick in sight is complete. */
export function trickDone({ match, stage }: TableShown): boolean {
  if (stage.kind === "rest" || stage.kind === "collect") return true;
  if (stage.kind === "breath" || stage.kind === "price") return true;
  return match !== null && match.trick.length > 0 && match.to_act === null;
}
