// What the server keeps of the reader: statistics, and the matches that are over, page by page.
import type { FinishedMatch, FinishedMatches, Statistics } from "$wire";
import { Refusal, ask, wasPlayer } from "../api";

const PAGE = 20;

export class MyRecords {
  statistics: Statistics | null = $state.raw(null);
  matches: readonly FinishedMatch[] = $state.raw([]);
  /** Whether there may be earlier ones. */
  more = $state(false);
  loaded = $state(false);

  /** Fetch the first page; nothing for somebody whom the server does not know.
   *
   * @throws Refusal
   */
  async load(): Promise<void> {
    if (!wasPlayer()) {
      this.loaded = true;
      return;
    }
    try {
      const [statistics, page] = await Promise.all([
        ask<Statistics>("GET", "/me"),
        ask<FinishedMatches>("GET", `/me/matches?limit=${PAGE}`),
      ]);
      this.statistics = statistics;
      this.#take([], page);
    } catch (error) {
      if (!(error instanceof Refusal) || !error.slug.startsWith("token")) throw error;
      this.statistics = null;
      this.matches = [];
    }
    this.loaded = true;
  }

  /** Fetch the next page.
   *
   * @throws Refusal
   */
  async next(): Promise<void> {
    const last = this.matches.at(-1);
    if (!last) return;
    const path = `/me/matches?limit=${PAGE}&before=${last.ended}`;
    this.#take(this.matches, await ask<FinishedMatches>("GET", path));
  }

  #take(before: readonly FinishedMatch[], { matches }: FinishedMatches): void {
    const known = new Set(before.map(({ match }) => match));
    this.matches = [...before, ...matches.filter(({ match }) => !known.has(match))];
    this.more = matches.length === PAGE;
  }
}
