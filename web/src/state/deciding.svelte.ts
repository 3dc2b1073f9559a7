// The one decision that is on its way. While it is, no other is taken, so nothing is played twice.
import type { Option, ServerMessage } from "$wire";

/** How often a decision is sent anew because something else had happened at the table. */
const TRIES = 3;

/** The table as it is known now. */
export interface Standing {
  /** The last entry that is known. */
  number: number;
  /** What the reader decides on; the same text stands for the same cards in the same places. */
  moment: string;
  options: readonly Option[];
}

interface Sent {
  id: string;
  action: string;
  moment: string;
  tries: number;
  /** The entry to wait for: the scene comes before or after the answer. */
  until: number | null;
  stale: boolean;
}

export class Deciding {
  /** Whether a decision is on its way. */
  waiting = $state(false);
  readonly #send: (action: string) => string;
  #sent: Sent | null = null;

  /** `send` sends a decision about the table as it is known, and returns its id. */
  constructor(send: (action: string) => string) {
    this.#send = send;
  }

  /** Decide; false if another decision is on its way. */
  decide(action: string, moment: string): boolean {
    if (this.#sent) return false;
    const id = this.#send(action);
    this.#sent = { id, action, moment, tries: 1, until: null, stale: false };
    this.waiting = true;
    return true;
  }

  /** Hear an answer; true if it was to the decision, and nothing more is to be said of it. */
  heard(message: Extract<ServerMessage, { type: "done" | "refused" }>): boolean {
    const sent = this.#sent;
    if (!sent || message.id !== sent.id) return false;
    if (message.type === "refused" && message.slug !== "stale") {
      this.forget();
      return false;
    }
    sent.until = message.number;
    sent.stale = message.type === "refused";
    return true;
  }

  /** Go on once everything is known that the answer told of; false if it was too late. */
  follow({ number, moment, options }: Standing): boolean {
    const sent = this.#sent;
    if (!sent || sent.until === null || number < sent.until) return true;
    const again = moment === sent.moment && options.some(({ action }) => action === sent.action);
    if (!sent.stale || !again || sent.tries >= TRIES) {
      this.forget();
      return !sent.stale;
    }
    const id = this.#send(sent.action);
    this.#sent = { ...sent, id, tries: sent.tries + 1, until: null, stale: false };
    return true;
  }

  /** Wait for no answer any more. */
  forget(): void {
    this.#sent = null;
    this.waiting = false;
  }
}
