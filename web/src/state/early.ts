// The line to a table that has just been opened, before the table is drawn: what the deals wait for
// is said at once, and what is heard meanwhile is kept for whoever draws it.
import type { ServerMessage } from "$wire";
import { Line, type Ears } from "../socket";
import { Chance } from "./chance";

/** A table that nobody draws by then is left again, in ms. */
const PATIENCE = 20_000;
/** How long a table may take until its opener has to decide, to be drawn only then, in ms. */
const SOON = 300;
/** How long one waits to be welcome, so that lot and deal go on while the table is drawn, in ms. */
const WELCOME = 250;

export class Early {
  readonly chance = new Chance();
  /** One is welcome at the table, or it takes long. */
  readonly welcome: Promise<void>;
  readonly #line: Line;
  readonly #kept: ((ears: Ears) => void)[] = [];
  #timer: ReturnType<typeof setTimeout>;
  #welcomed = () => {};
  #listener: Ears | null = null;
  #tells = false;
  /** Whether there is something to decide, or nothing to wait for. */
  #due = false;
  #said = "";

  constructor(table: string, language: string) {
    const ears: Ears = {
      hear: (message) => this.#hear(message),
      changed: (how) => this.#tell((listener) => listener.changed(how)),
      ended: (slug, told) => {
        this.#due = true;
        this.#tell((listener) => listener.ended(slug, told));
      },
    };
    this.#line = new Line(table, ears, { since: 0, language });
    this.#timer = setTimeout(() => this.close(), PATIENCE);
    this.welcome = new Promise((welcomed) => {
      this.#welcomed = welcomed;
      setTimeout(welcomed, WELCOME);
    });
  }

  /** Let somebody hear all that came, and whatever comes; returns the line.
   *
   * Lot, deal and the cards before the first decision are told together: to draw the table after
   * each of them takes longer than all of them take.
   */
  listen(ears: Ears): Line {
    this.#listener = ears;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tellAll(), SOON);
    // Whoever listens has to have the line first.
    queueMicrotask(() => this.#due && this.#tellAll());
    return this.#line;
  }

  /** Leave the table. */
  close(): void {
    clearTimeout(this.#timer);
    this.#line.close();
  }

  #hear(message: ServerMessage): void {
    if (message.type === "welcome") this.#add(message);
    if ((message.type === "done" || message.type === "refused") && message.id === this.#said)
      return;
    if (message.type === "welcome" || message.type === "update")
      this.#due ||= message.scene.stage !== "playing" || Boolean(message.mine?.options.length);
    this.#tell((listener) => listener.hear(message));
  }

  /** Add to what the deals follow from. */
  #add({ mine, scene, number: on }: Extract<ServerMessage, { type: "welcome" }>): void {
    const text = mine && this.chance.letters(scene.match);
    if (text) this.#said = this.#line.say({ type: "nonce", text, on });
    this.#welcomed();
  }

  #tell(what: (ears: Ears) => void): void {
    this.#kept.push(what);
    if (this.#due || this.#tells) this.#tellAll();
  }

  #tellAll(): void {
    if (!this.#listener) return;
    clearTimeout(this.#timer);
    this.#tells = true;
    for (const what of this.#kept.splice(0)) what(this.#listener);
  }
}

let early: { table: string; line: Early } | null = null;

/** Be at a table from now on that is going to be shown; returns once it may be. */
export function beEarly(table: string, language: string): Promise<void> {
  early?.line.close();
  early = { table, line: new Early(table, language) };
  return early.line.welcome;
}

/** The line to a table, if it is there already; once. */
export function takeEarly(table: string): Early | null {
  const found = early?.table === table ? early.line : null;
  if (found) early = null;
  return found;
}
