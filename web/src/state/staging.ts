// What is in sight: steps are shown one after the other, each for its time. Nothing is shown out of
// order, and nothing waits for it: `finish` shows the newest at once.
import type { Stage } from "./shown";
import type { Step } from "./steps";

/** How long each stage takes, in ms, at normal pace. */
const TIMES: Record<Stage["kind"], number> = {
  still: 0,
  play: 280,
  rest: 1200,
  collect: 360,
  breath: 400,
  // The price appears, and the sum counts up.
  price: 200 + 600,
  deal: 600,
};
/** Stages that are movements only: without motion they are a short fade. */
const MOVES = new Set<Stage["kind"]>(["play", "collect", "deal"]);
const FADE = 120;
/** How much may be waiting, at normal pace, before the newest is shown instead. */
const BEHIND = 6_000;

/** How things go: the pace, whether they move, and whether anybody looks. */
export interface Manner {
  pace: number;
  moves: boolean;
  hidden: boolean;
}

/** What can be seen. */
export interface Sight extends Omit<Step, "stage"> {
  stage: Stage;
}

/** Do something later; what is returned takes that back. */
export type Later = (act: () => void, ms: number) => () => void;

export const later: Later = (act, ms) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

export class Staging {
  readonly #show: (sight: Sight) => void;
  readonly #manner: () => Manner;
  readonly #later: Later;
  #queue: Step[] = [];
  #cancel: (() => void) | undefined;

  constructor(show: (sight: Sight) => void, manner: () => Manner, after: Later = later) {
    this.#show = show;
    this.#manner = manner;
    this.#later = after;
  }

  /** Whether something is being shown, or waits for it. */
  get busy(): boolean {
    return this.#cancel !== undefined;
  }

  /** Show these after what is shown now. */
  add(steps: readonly Step[]): void {
    this.#queue.push(...steps);
    const waiting = this.#queue.reduce((sum, { stage }) => sum + TIMES[stage.kind], 0);
    if (this.#manner().hidden || waiting > BEHIND) this.finish();
    else if (!this.busy) this.#next();
  }

  /** End what is shown now, and go on. */
  skip(): boolean {
    if (!this.busy) return false;
    this.#cancel?.();
    this.#next();
    return true;
  }

  /** Show the newest at once. What was to be told in between is told, in order. */
  finish(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    const left = this.#queue.splice(0);
    const last = left.at(-1);
    if (!last) return;
    const told = left.flatMap((step) => step.told);
    this.#show({ ...last, told, stage: timed(last.stage, this.#manner()) });
  }

  /** Change the scenes that wait, such as who is there. */
  change(how: (step: Step) => Step): void {
    this.#queue = this.#queue.map(how);
  }

  /** Show nothing more. */
  close(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#queue = [];
  }

  #next(): void {
    this.#cancel = undefined;
    const step = this.#queue.shift();
    if (!step) return;
    const stage = timed(step.stage, this.#manner());
    const ms = "ms" in stage ? stage.ms : 0;
    this.#show({ ...step, stage });
    if (ms > 0) this.#cancel = this.#later(() => this.#next(), ms);
    else this.#next();
  }
}

function timed(stage: Step["stage"], { pace, moves }: Manner): Stage {
  if (stage.kind === "still") return stage;
  const ms = MOVES.has(stage.kind) && !moves ? FADE : TIMES[stage.kind] * pace;
  return { ...stage, ms };
}
