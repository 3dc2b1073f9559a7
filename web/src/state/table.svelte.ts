// One table as the page knows it: what the line has brought, what of it is in sight, and what the
// reader does. It keeps no card but those that the server sent to this reader.
import type { Mine, Scene, ServerMessage, TableOptions, Topic } from "$wire";
import { settings } from "../settings.svelte";
import { Line, type Command, type Ears } from "../socket";
import { language, words } from "../text/words.svelte";
import { REST, choicesShown } from "./choices";
import { handShown, keyFor, optionFor, picks } from "./hand";
import type { People } from "./naming";
import { seatsShown } from "./seats";
import { told } from "./sentences";
import type { LineState, LogLine, Payment, Stage, TableActs, TableShown } from "./shown";

/** How long a note stays. */
const NOTE = 4_000;

/** What the store needs of a line; tests have one of their own. */
export type LineLike = Pick<Line, "number" | "open" | "say" | "close">;
export type Connect = (ears: Ears) => LineLike;

interface Known {
  scene: Scene;
  mine: Mine | null;
  at: number;
}

export class TableStore implements TableShown, TableActs {
  line: LineState = $state("connecting");
  ended: { slug: string; told: string } | null = $state(null);
  options: TableOptions | null = $state.raw(null);
  rules = $state("");
  note = $state("");
  waiting = $state(false);
  #known: Known | null = $state.raw(null);
  #chosen: ReadonlySet<string> = $state.raw(new Set<string>());
  readonly #line: LineLike;
  #pending = "";
  #noted: ReturnType<typeof setTimeout> | undefined;
  #nonceFor = "";

  constructor(
    readonly table: string,
    { token = "", connect }: { token?: string; connect?: Connect } = {},
  ) {
    const ears: Ears = {
      hear: (message) => this.#hear(message),
      changed: (how) => (this.line = how),
      ended: (slug, told) => {
        this.line = "ended";
        this.ended = { slug, told };
      },
    };
    this.#line = connect
      ? connect(ears)
      : new Line(table, ears, { token, since: 0, language: language() });
  }

  readonly known = $derived(this.#known?.scene ?? null);
  readonly scene = $derived(this.known);
  readonly match = $derived(this.scene?.match ?? null);
  readonly mine = $derived(this.#known?.mine ?? null);
  readonly you = $derived(this.mine?.seat ?? null);
  readonly stage: Stage = $derived({ kind: "still" });
  readonly payments: readonly Payment[] = $derived([]);
  readonly log: readonly LogLine[] = $derived([]);
  readonly question = $derived(this.known?.question ?? null);
  readonly clock = $derived(this.scene?.clock ?? null);
  readonly people: People = $derived({
    names: this.known?.chairs.map(({ name }) => name) ?? [],
    you: this.you,
  });
  readonly seats = $derived(
    seatsShown(this.scene, {
      people: this.people,
      payments: this.payments,
      at: this.#known?.at ?? 0,
    }),
  );
  readonly me = $derived(this.seats.find(({ you }) => you) ?? null);
  readonly offers = $derived(this.mine?.options ?? []);
  readonly myTurn = $derived(
    this.known?.stage === "playing" && !this.known.paused && this.offers.length > 0,
  );
  readonly picking = $derived(
    this.myTurn &&
      this.mine !== null &&
      this.known?.match != null &&
      (settings.confirm || picks(this.known.match, this.mine)),
  );
  readonly hand = $derived(
    handShown(this.mine, this.known?.match ?? null, { turn: this.myTurn, chosen: this.#chosen }),
  );
  readonly choices = $derived(
    this.myTurn && this.mine && this.known?.match
      ? choicesShown(this.mine, this.known.match, this.#chosenCards(), this.picking)
      : [],
  );
  readonly told = $derived(told(this));
  readonly tricks = $derived(this.match ? this.match.tricks.length + this.match.tricks_left : 0);
  readonly trickNow = $derived(
    this.match ? Math.min(this.match.tricks.length + 1, this.tricks) : 0,
  );

  /** Leave the table. */
  close(): void {
    clearTimeout(this.#noted);
    this.#line.close();
  }

  press(key: string): void {
    const found = keyFor(this.hand, key);
    const held = this.hand.find((each) => each.key === found);
    if (!held) return;
    if (!this.myTurn) return this.#tell(words("table")("not-your-turn"));
    if (this.mine && this.known?.match && picks(this.known.match, this.mine)) {
      const chosen = new Set(this.#chosen);
      if (!chosen.delete(held.key)) chosen.add(held.key);
      this.#chosen = chosen;
    } else if (!held.legal) this.explain(held.card);
    else if (settings.confirm && !held.chosen) this.#chosen = new Set([held.key]);
    else this.choose(held.card);
  }

  playChosen(): void {
    const cards = this.#chosenCards();
    const found = optionFor(this.offers, cards);
    if (found) this.choose(found.action);
    else if (cards.length) this.explain(cards.join(" "));
  }

  choose(action: string): void {
    if (action === REST) return this.playForced(true);
    if (action.startsWith("explain ")) return this.explain(action.slice(8));
    if (this.waiting || !this.offers.some((each) => each.action === action)) return;
    this.waiting = true;
    this.#pending = this.#say({ type: "choose", action, on: this.#line.number });
  }

  explain(cards: string): void {
    this.#say({ type: "explain", cards });
  }

  skip(): void {}

  start(): void {
    this.#say({ type: "start", on: this.#line.number });
  }

  ask(what: Topic): void {
    this.#say({ type: "ask", what, on: this.#line.number });
  }

  answer(yes: boolean): void {
    this.#say({ type: "answer", yes, on: this.#line.number });
  }

  resume(): void {
    this.#say({ type: "resume", on: this.#line.number });
  }

  takeBackSeat(): void {
    this.#say({ type: "return" });
  }

  redeal(reason: string): void {
    this.#say({ type: "redeal", reason, on: this.#line.number });
  }

  dispute(seat: number): void {
    this.#say({ type: "dispute", seat, on: this.#line.number });
  }

  phrase(name: string): void {
    this.#say({ type: "say", phrase: name as never });
  }

  talk(text: string): void {
    if (text.trim()) this.#say({ type: "say", text: text.trim() });
  }

  mute(seat: number, on: boolean): void {
    this.#say({ type: "mute", seat, on });
  }

  playForced(on: boolean): void {
    this.#say({ type: "prefer", forced: on });
  }

  #say(command: Command): string {
    this.#tell("");
    return this.#line.say(command);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.options = message.options;
        this.rules = message.rules;
        this.#take(message.scene, message.mine);
        break;
      case "update":
        this.#take(message.scene, message.mine);
        break;
      case "presence":
        this.#present(message.present, message.spectators);
        break;
      case "explained":
        this.#tell(message.told);
        break;
      case "refused":
        this.#tell(message.told);
        if (message.id === this.#pending) this.waiting = false;
        break;
      case "done":
        if (message.id === this.#pending) this.waiting = false;
    }
  }

  #take(scene: Scene, mine: Mine | null): void {
    this.#known = { scene, mine, at: performance.now() };
    this.#chosen = new Set();
    const match = scene.match;
    if (match?.phase !== "lot" || mine === null || this.#nonceFor === match.name) return;
    this.#nonceFor = match.name;
    this.#line.say({ type: "nonce", text: randomLetters(), on: this.#line.number });
  }

  #present(present: readonly number[], spectators: number): void {
    if (!this.#known) return;
    const { scene } = this.#known;
    const chairs = scene.chairs.map((chair, seat) => ({
      ...chair,
      present: present.includes(seat),
    }));
    this.#known = { ...this.#known, scene: { ...scene, chairs, spectators } };
  }

  #chosenCards(): string[] {
    return this.hand.filter(({ chosen }) => chosen).map(({ card }) => card);
  }

  #tell(note: string): void {
    clearTimeout(this.#noted);
    this.note = note;
    if (note) this.#noted = setTimeout(() => (this.note = ""), NOTE);
  }
}

function randomLetters(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((each) => each.toString(16).padStart(2, "0")).join("");
}
