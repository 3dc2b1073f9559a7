// What passes by itself: a note that stays for a moment, and seconds that run out.

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

export class Countdown {
  /** Whole seconds that are left; null while nothing runs out. */
  seconds: number | null = $state(null);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Count down to a moment, as `performance.now()` tells it. */
  to(until: number): void {
    this.stop();
    const count = () => (this.seconds = Math.max(0, Math.ceil((until - performance.now()) / 1000)));
    count();
    this.#timer = setInterval(count, 1_000);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.seconds = null;
  }
}
