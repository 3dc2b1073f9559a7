// What passes by itself: a note that stays for a moment, and seconds that run out.

import type { Scene } from "$wire";

/** How long a note stays, in ms. */
const STAYS = 4_000;

export class Note {
  text = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show a note for a moment; empty for none. */
  tell(text: string): void {
    clearTimeout(this.#timer);
    this.text = text;
    if (text) this.#timer = setTimeout(() => (this.text = ""), STAYS);
  }
}

/** What becomes of a seat whose person is away: its time runs out, or a bot takes over. */
export interface Waiting {
  seconds: number;
  bot: boolean;
}

/** When it came how long a clock runs, and how long who is away is waited for. */
interface Came {
  clock: number;
  away: number;
}

/** Far from its end a count goes in tens, so that nobody is hurried. */
const calmly = (seconds: number) => (seconds > 30 ? 10 * Math.ceil(seconds / 10) : seconds);

/** How long the table waits for somebody who is away and has to decide. */
export class Away {
  /** Null while nobody is awaited who is away. */
  waiting: Waiting | null = $state.raw(null);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Count for whoever is awaited now; `late`: whether a bot takes over from whoever is late. */
  follow(scene: Scene | null, came: Came, late: boolean): void {
    this.stop();
    const { clock, away, match } = scene ?? {};
    const gone = away?.find(({ seat }) => seat === match?.to_act);
    if (!gone) return;
    const over = came.away + gone.left;
    const due = clock?.seat === gone.seat ? came.clock + clock.left : Infinity;
    const until = Math.min(over, due);
    const count = () => {
      const seconds = Math.max(0, Math.ceil((until - performance.now()) / 1000));
      this.waiting = { seconds: calmly(seconds), bot: over <= due || late };
    };
    count();
    this.#timer = setInterval(count, 1_000);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.waiting = null;
  }
}
