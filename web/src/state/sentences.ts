// What is going on, in two lines: the lead above the hand, and a second one.
import { words } from "../text/words.svelte";
import { who, type People } from "./naming";
import type { TableShown, Told } from "./shown";

/** What the lines are made from. */
export type Known = Pick<TableShown, "known" | "match" | "myTurn" | "mine" | "you"> & {
  people: People;
};

export function told({ match, myTurn, people }: Known): Told {
  const say = words("table");
  if (myTurn) return { lead: say("your-turn"), second: "" };
  if (match?.to_act != null)
    return { lead: say("thinking", who(match.to_act, people)), second: "" };
  return { lead: "", second: "" };
}
