// What a table is like, in a few short sentences.
import type { TableLook } from "$wire";
import { botName } from "./bots";
import { words } from "../text/words.svelte";

/** What somebody wants to know before sitting down, beside the rules. */
export function factsOf({
  options,
  spectators,
}: Pick<TableLook, "options" | "spectators">): string[] {
  const say = words("seats");
  const { pace, late, level, listed, undo, hints, spectators: open } = options;
  return [
    say(`pace-${pace}`),
    ...(pace === "none" ? [] : [say(`late-${late}`)]),
    say("bots", { level: botName(level) }),
    say(listed ? "listed" : "private"),
    say(undo ? "undo-yes" : "undo-no"),
    say(`hints-${hints}`),
    say(open ? "watched" : "unwatched", { watching: spectators }),
  ];
}
