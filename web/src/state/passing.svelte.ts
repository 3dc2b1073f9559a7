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

/** The seconds that somebody who is away still has to decide. */
export class Away {
  /** Whole seconds; null while nobody is awaited who is away. */
  seconds: number | null = $state(null);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Count for whoever is awaited now; `at` is when the scene came, as `performance.now()`. */
  follow(scene: Scene | null, at: number): void {
    this.stop();
    const { clock, chairs } = scene ?? {};
    const chair = clock && chairs?.[clock.seat];
    if (!clock || !chair?.person || chair.present) return;
    const until = at + clock.left;
    const count = () => (this.seconds = Math.max(0, Math.ceil((until - performance.now()) / 1000)));
    count();
    this.#timer = setInterval(count, 1_000);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.seconds = null;
  }
}
