// What the reader adds to that which the deals follow from: random letters, once a match.
import type { MatchScene } from "$wire";

export class Chance {
  #addedTo = "";

  /** Letters to be added now; empty if this match has some or takes none any more. */
  letters(match: MatchScene | null | undefined): string {
    if (match?.phase !== "lot" || this.#addedTo === match.name) return "";
    this.#addedTo = match.name;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return [...bytes].map((each) => each.toString(16).padStart(2, "0")).join("");
  }
}
