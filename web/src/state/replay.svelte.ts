// A match that is over, face up: which deal and which step of it is in sight, and playing it by
// itself. It shows what a table shows, so that the table's own parts can draw it.
import { wayOf } from "./variants.svelte";
import type { MatchScene, May, Replay, ReplayDeal, Scene, Step } from "$wire";
import { ask } from "../api";
import { PACES, settings } from "../settings.svelte";
import { Acts } from "./acts";
import type { People } from "./naming";
import { seatsShown } from "./seats";
import type { HeldCard, Payment, Stage, TableActs, TableShown, Told } from "./shown";
import { endsTrick, linesOf, tell, type Telling } from "./telling";

/** Where a match comes from. */
export interface Source {
  overview(): Promise<Replay>;
  deal(number: number): Promise<ReplayDeal>;
}

/** A match that the server keeps. */
export function ofServer(match: string): Source {
  const path = `/matches/${encodeURIComponent(match)}/replay`;
  return {
    overview: () => ask("GET", path),
    deal: (number) => ask("GET", `${path}?deal=${number}`),
  };
}

/** A record that somebody has; it goes to the server to be read, which keeps nothing of it. */
export function ofRecord(text: string): Source {
  return {
    overview: () => ask("POST", "/replay", text),
    deal: (number) => ask("POST", `/replay?deal=${number}`, text),
  };
}

/** How long a card, and a complete trick, stay in sight when a deal plays by itself. */
const CARD = 1100;
const TRICK = 2200;
const NOBODY: People = { names: [], you: null };
/** What may be asked for where nobody plays. */
export const NOTHING: May = {
  pause: false,
  undo: null,
  rematch: false,
  redeal: [],
  dispute: [],
  sit: false,
  hint: false,
};
const STILL: Stage = { kind: "still" };

export class ReplayStore extends Acts implements TableShown, TableActs {
  replay: Replay | null = $state.raw(null);
  steps: readonly Step[] = $state.raw([]);
  /** Which deal is in sight; null for the match at a glance. */
  number: number | null = $state(null);
  /** Which of its steps, from 0. */
  at = $state(0);
  /** Whether it goes on by itself. */
  playing = $state(false);
  readonly #kept = new Map<number, Promise<ReplayDeal>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly source: Source,
    readonly table = "",
  ) {
    super();
  }

  /** Fetch the match.
   *
   * @throws Refusal
   */
  async load(): Promise<void> {
    this.replay = await this.source.overview();
  }

  /** Show a deal, from where cards are dealt.
   *
   * @throws Refusal
   */
  async show(number: number | null): Promise<void> {
    this.pause();
    this.number = number;
    if (number === null) return;
    let found = this.#kept.get(number);
    if (!found) this.#kept.set(number, (found = this.source.deal(number)));
    try {
      const { steps } = await found;
      if (this.number !== number) return;
      this.steps = steps;
      this.at = this.#begin();
    } catch (error) {
      this.#kept.delete(number);
      throw error;
    }
  }

  /** Show a step; one before the first or after the last is the first or the last. */
  go(step: number): void {
    this.at = Math.max(0, Math.min(step, this.steps.length - 1));
    if (this.at === this.steps.length - 1) this.pause();
  }

  /** Go on by itself, at the pace of this device; from the beginning if all is shown. */
  play(): void {
    if (!this.steps.length) return;
    if (this.atEnd) this.at = this.#begin();
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.pause();
  }

  /** The first step where somebody has cards: before it there is nothing to be seen. */
  #begin(): number {
    return Math.max(
      0,
      this.steps.findIndex(({ hands }) => hands.some(some)),
    );
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const ms = this.step && endsTrick(this.step.events) ? TRICK : CARD;
    this.#timer = setTimeout(() => {
      this.go(this.at + 1);
      if (this.playing) this.#wait();
    }, ms * PACES[settings.pace]);
  }

  readonly people: People = $derived.by(() =>
    this.replay
      ? { names: this.replay.players.map(({ name }) => name), you: this.replay.you }
      : NOBODY,
  );
  /** All steps of the deal, as they are told. */
  readonly tellings: readonly Telling[] = $derived.by(() => tell(this.steps, this.people));
  readonly step = $derived(this.steps[this.at] ?? null);
  readonly telling = $derived(this.tellings[this.at] ?? null);
  readonly atEnd = $derived(this.at >= this.steps.length - 1);
  readonly deal = $derived(this.replay?.deals.find((deal) => deal.deal === this.number) ?? null);
  /** What each seat was dealt, and what it holds at this step. */
  readonly dealt = $derived(this.steps.find(({ hands }) => hands.some(some))?.hands ?? []);
  readonly hands = $derived(this.step?.hands ?? []);

  readonly match: MatchScene | null = $derived(this.step?.scene ?? null);
  readonly scene: Scene | null = $derived.by(() => this.#scene());
  readonly payments: readonly Payment[] = $derived(this.telling?.payments ?? []);
  readonly seats = $derived.by(() =>
    seatsShown(this.scene, { people: this.people, payments: this.payments, at: 0 }),
  );
  readonly log = $derived.by(() => linesOf(this.tellings.slice(0, this.at + 1)));
  readonly told: Told = $derived.by(() => {
    const [lead = "", ...others] = this.telling?.sentences ?? [];
    return { lead, second: others.join(" ") };
  });
  readonly tricks = $derived(this.match ? this.match.tricks.length + this.match.tricks_left : 0);
  /** A complete trick stays the one in sight until the next card. */
  readonly trickNow = $derived.by(() => {
    if (!this.match) return 0;
    const complete = this.match.tricks.length;
    return this.match.trick.length ? complete + 1 : Math.max(1, complete);
  });
  readonly you = $derived(this.people.you);
  readonly me = $derived(this.seats.find(({ you }) => you) ?? null);
  readonly rules = $derived(this.replay ? wayOf(this.replay, this.replay.rules) : "");
  readonly known = $derived(this.scene);

  readonly line = "open";
  readonly ended = null;
  readonly options = null;
  readonly mine = null;
  readonly stage = STILL;
  readonly hand: readonly HeldCard[] = [];
  readonly myTurn = false;
  readonly waiting = false;
  readonly picking = false;
  readonly choices = [];
  readonly offers = [];
  readonly note = "";
  readonly question = null;
  readonly clock = null;

  press(): void {}
  playChosen(): void {}
  choose(): void {}
  skip(): void {}
  mute(): void {}
  playForced(): void {}
  protected say(): string {
    return "";
  }
  protected get on(): number {
    return -1;
  }

  #scene(): Scene | null {
    if (!this.replay) return null;
    return {
      stage: this.match?.result ? "over" : "playing",
      chairs: this.replay.players.map(({ name, bot }) => ({
        name,
        bot,
        person: !bot,
        present: true,
        owner: false,
      })),
      spectators: 0,
      paused: false,
      question: null,
      clock: null,
      away: [],
      may: NOTHING,
      match: this.match,
    };
  }
}

const some = (hand: readonly unknown[]) => hand.length > 0;
