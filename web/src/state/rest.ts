// "Play the rest": forced cards are played by themselves until the deal ends, and then no longer.
import type { MatchScene, Mine } from "$wire";
import { remember, remembered } from "./session";

export class Rest {
  readonly #key: string;
  readonly #prefer: (on: boolean) => void;
  /** For which deal it was asked; a reload does not forget it. */
  #deal: string;

  constructor(table: string, prefer: (on: boolean) => void) {
    this.#key = `agurk.rest.${table}`;
    this.#prefer = prefer;
    this.#deal = remembered(this.#key, "");
  }

  /** Play the rest of this deal. */
  begin(match: MatchScene): void {
    this.#keep(dealOf(match));
    this.#prefer(true);
  }

  /** The reader decided anew whether forced cards are played: that is no longer for one deal. */
  forget(): void {
    this.#keep("");
  }

  /** End with the deal; return the card to be played where several are equal, else null. */
  follow(match: MatchScene | null, mine: Mine | null): string | null {
    if (!this.#deal || !mine) return null;
    if (!match || dealOf(match) !== this.#deal || !mine.hand.length) {
      this.#keep("");
      this.#prefer(false);
      return null;
    }
    // The table itself plays a card only where there is one; which of equal ones is no choice.
    return mine.claim && mine.options.length > 1 ? mine.options[0]!.action : null;
  }

  #keep(deal: string): void {
    this.#deal = deal;
    remember(this.#key, deal);
  }
}

function dealOf({ name, deal }: MatchScene): string {
  return `${name} ${deal}`;
}
