// What a reader can ask of a table beside deciding: each is one command of the protocol.
import type { Phrase, Topic } from "$wire";
import type { Command } from "../socket";

export abstract class Acts {
  /** Send a command and return its id. */
  protected abstract say(command: Command): string;
  /** The last entry that is known. */
  protected abstract get on(): number;

  explain(cards: string): void {
    this.say({ type: "explain", cards });
  }

  start(): void {
    this.say({ type: "start", on: this.on });
  }

  ask(what: Topic): void {
    this.say({ type: "ask", what, on: this.on });
  }

  answer(yes: boolean): void {
    this.say({ type: "answer", yes, on: this.on });
  }

  resume(): void {
    this.say({ type: "resume", on: this.on });
  }

  takeBackSeat(): void {
    this.say({ type: "return" });
  }

  redeal(reason: string): void {
    this.say({ type: "redeal", reason, on: this.on });
  }

  dispute(seat: number): void {
    this.say({ type: "dispute", seat, on: this.on });
  }

  phrase(name: string): void {
    this.say({ type: "say", phrase: name as Phrase });
  }

  talk(text: string): void {
    if (text.trim()) this.say({ type: "say", text: text.trim() });
  }
}
