// How a match ended, in the sentences of the table.
import type { Replay } from "$wire";
import { allNames, theCard, who, type People } from "../state/naming";
import { words } from "../text/words.svelte";

/** Return the headline, and what else there is to say. */
export function endOf({ result }: Replay, people: People): { lead: string; second: string } {
  const table = words("table");
  if (!result) return { lead: words("records")("not-over"), second: "" };
  const { winners, losers, top_card: top } = result;
  const others: string[] = [];
  if (winners.length > 1) {
    others.push(table("over-shared", { names: allNames(winners, people) }));
  }
  if (top) others.push(table("over-card", { cards: theCard(top) }));
  if (losers.length && winners.length) {
    others.push(
      table("over-lost", {
        losers: losers.length,
        names: allNames(losers, people),
        you: losers.length === 1 && losers[0] === people.you ? "yes" : "no",
      }),
    );
  }
  return { lead: headline(winners, losers, people), second: others.join(" ") };
}

function headline(winners: readonly number[], losers: readonly number[], people: People): string {
  const table = words("table");
  if (winners.length === 1) return table("over-won", who(winners[0]!, people));
  if (losers.length === 1) return table("over-lost-lead", who(losers[0]!, people));
  if (winners.length) return table("over-shared-lead", { winners: winners.length });
  return table("over");
}
