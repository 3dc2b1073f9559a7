// What bots are called by how they play.
import { has, words } from "../text/words.svelte";

/** How a bot plays, in a word; its own name where there is none. */
export function botName(bot: string): string {
  return has("page", `bot-${bot}`) ? words("page")(`bot-${bot}`) : bot;
}

/** The same with its rating, if that was measured. */
export function rated(bot: string, rating: number): string {
  return rating ? `${botName(bot)} · ${rating}` : botName(bot);
}
