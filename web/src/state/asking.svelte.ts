// The one request to start, or to ask all, that is on its way. While it is, no other is sent.
import type { Scene, ServerMessage } from "$wire";

type Answer = Extract<ServerMessage, { type: "done" | "refused" }>;

interface Sent {
  id: string;
  before: string;
  answer: Answer | null;
}

export class Asking {
  /** Whether a request is on its way; so it is while the line is away. */
  waiting = $state(false);
  #sent: Sent | null = null;

  /** Send a request, which returns its id, unless another is on its way. */
  begin(send: () => string, scene: Scene | null): void {
    if (this.#sent) return;
    this.#sent = { id: send(), before: whereIs(scene), answer: null };
    this.waiting = true;
  }

  /** Hear an answer; true if it was to the request. */
  heard(message: Answer): boolean {
    if (!this.#sent || message.id !== this.#sent.id) return false;
    this.#sent.answer = message;
    return true;
  }

  /** Go on once everything is known that the answer told of.
   *
   * Return why it was refused; null if it was not, or if what was asked for has come all the same.
   */
  follow(number: number, scene: Scene | null): Extract<Answer, { type: "refused" }> | null {
    const answer = this.#sent?.answer;
    if (!answer || number < answer.number) return null;
    const moved = this.#sent!.before !== whereIs(scene);
    this.forget();
    return answer.type === "refused" && !moved ? answer : null;
  }

  /** Wait for no answer any more. */
  forget(): void {
    this.#sent = null;
    this.waiting = false;
  }
}

/** What changes when a match begins or ends, and when all are asked. */
function whereIs(scene: Scene | null): string {
  return `${scene?.stage} ${scene?.match?.name} ${scene?.question?.what}`;
}
