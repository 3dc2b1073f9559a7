// What of a table is in sight, and what its log tells: both follow the newest scene at a pace that
// can be watched.
import type { Entry, Event, Phrase, Presence, Scene } from "$wire";
import { spoken } from "./events";
import { Log } from "./log";
import type { People } from "./naming";
import { paymentsAfter } from "./payments";
import type { LogLine, Payment, Stage } from "./shown";
import { Staging, later, type Later, type Manner, type Sight } from "./staging";
import { laid, steps } from "./steps";

/** How many entries of a short absence are shown one after the other. */
const SHORT = 8;
/** For how many milliseconds what somebody says stands beside the seat. */
const HEARD = 6_000;
const STILL: Stage = { kind: "still" };

/** A scene that has come, and what led to it. */
export interface News {
  entries: readonly Entry[];
  scene: Scene;
  number: number;
  /** The reader's seat. */
  you: number | null;
  /** When it came, as `performance.now()`. */
  at: number;
}

export class InSight {
  /** The newest scene. */
  known: Scene | null = $state.raw(null);
  #sight: Sight | null = $state.raw(null);
  /** What somebody has just said, by seat. */
  spoken: ReadonlyMap<number, string> = $state.raw(new Map());
  /** Whether the reader has seen enough of what the last trick cost. */
  #putAway = $state(false);
  #written = $state(0);
  /** What the newest scene's last trick cost. */
  #paid: readonly Payment[] = [];
  /** The newest scene as it is shown, with the last trick of a deal just counted. */
  #newest: Scene | null = null;
  #number = -1;
  readonly #log = new Log();
  readonly #staging: Staging;
  readonly #changed: () => void;
  readonly #later: Later;
  readonly #falling = new Map<number, () => void>();
  #people: People = { names: [], you: null };

  /** `changed` is called whenever something else is in sight. */
  constructor(changed: () => void, manner: () => Manner, after: Later = later) {
    this.#changed = changed;
    this.#later = after;
    this.#staging = new Staging((sight) => this.#show(sight), manner, after);
  }

  readonly scene: Scene | null = $derived(this.#sight?.scene ?? null);
  readonly at = $derived(this.#sight?.at ?? 0);
  readonly stage: Stage = $derived(this.#sight?.stage ?? STILL);
  readonly payments: readonly Payment[] = $derived(
    this.#putAway ? [] : (this.#sight?.payments ?? []),
  );
  readonly log: readonly LogLine[] = $derived.by(() => {
    void this.#written;
    return this.#log.lines();
  });

  /** Whether the cards that are out now are those of the deal in sight. */
  readonly current = $derived.by(() => {
    const [known, seen] = [this.known?.match, this.scene?.match];
    return !known?.counts.length || (known.name === seen?.name && known.deal === seen.deal);
  });

  /** The line is open, for the first time or again. `missed`: whether all that is new is known. */
  welcome(news: News, missed: boolean): void {
    const fresh = this.#fresh(news.entries);
    if (this.known && missed && fresh.length <= SHORT) return this.update(news);
    this.#people = peopleOf(news, this.#people);
    const first = this.known === null;
    this.#staging.close();
    const events = fresh.flatMap((entry) => entry.events);
    if (first) this.#log.begin(news.scene.match, events);
    if (!missed) this.#log.note("log-missed");
    this.#paid = events.reduce(
      (paid, event) => paymentsAfter(paid, event, this.#people),
      [] as readonly Payment[],
    );
    this.#know(news);
    const scene = (this.#newest = laid(news.scene));
    this.#show({ scene, at: news.at, stage: STILL, payments: this.#paid, told: events });
  }

  /** Something happened. */
  update(news: News): void {
    this.#people = peopleOf(news, this.#people);
    const entries = this.#fresh(news.entries);
    const made = steps(this.#newest, this.#paid, { ...news, entries }, this.#people);
    const newest = made.at(-1)!;
    this.#newest = newest.scene;
    this.#paid = newest.payments;
    this.#know(news);
    this.#staging.add(made);
  }

  /** Who is there has changed. */
  present({ present, spectators, away }: Presence): void {
    const seen = (scene: Scene): Scene => ({
      ...scene,
      spectators,
      away,
      chairs: scene.chairs.map((chair, seat) => ({ ...chair, present: present.includes(seat) })),
    });
    if (this.known) this.known = seen(this.known);
    if (this.#newest) this.#newest = seen(this.#newest);
    if (this.#sight) this.#sight = { ...this.#sight, scene: seen(this.#sight.scene) };
    this.#staging.change((step) => ({ ...step, scene: seen(step.scene) }));
  }

  /** Somebody said something. */
  said(seat: number, phrase: Phrase | null, text: string): void {
    this.#log.talk(seat, phrase, text, this.#people);
    this.#written += 1;
    this.#hear(seat, spoken(phrase, text));
    this.#falling.get(seat)?.();
    this.#falling.set(
      seat,
      this.#later(() => this.#hear(seat, ""), HEARD),
    );
  }

  /** End what is shown now; once nothing moves, put away what the last trick cost. */
  skip(): void {
    if (!this.#staging.skip()) this.#putAway = true;
  }

  /** Show the newest at once. */
  finish(): void {
    this.#staging.finish();
  }

  close(): void {
    this.#staging.close();
    for (const cancel of this.#falling.values()) cancel();
  }

  #hear(seat: number, said: string): void {
    this.spoken = new Map(this.spoken).set(seat, said);
  }

  #fresh(entries: readonly Entry[]): readonly Entry[] {
    return entries.filter(({ number }) => number > this.#number);
  }

  #know({ scene, number }: News): void {
    this.known = scene;
    this.#number = number;
  }

  #show(sight: Sight): void {
    if (sight.payments !== this.#sight?.payments && sight.payments.length) this.#putAway = false;
    this.#sight = sight;
    for (const event of sight.told) this.#tell(event);
    this.#changed();
  }

  #tell(event: Event): void {
    this.#log.add(event, this.#people);
    this.#written += 1;
  }
}

/** What everybody is called; a seat that was left keeps its name until it is taken. */
function peopleOf({ scene, you }: News, before: People): People {
  return { names: scene.chairs.map(({ name }, seat) => name || before.names[seat] || ""), you };
}
