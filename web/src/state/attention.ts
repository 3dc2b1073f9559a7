// Telling the reader that it is his or her turn: by the title, by a sound, by a notification. The
// only file of the table's state that knows a document.
import { settings } from "../settings.svelte";

/** A short soft knock: volume, randomness, frequency, attack, sustain, release, shape. */
const KNOCK = [0.5, 0, 440, 0.005, 0.02, 0.12, 0] as const;

/** What is told, in the reader's language. */
interface Notice {
  /** The title while it is the reader's turn, and else. */
  turn: string;
  table: string;
  body: string;
}

export class Attention {
  #turn = false;
  /** Takes away what was shown. */
  #clear = () => {};

  /** Tell whether it is the reader's turn. Each turn is told once. */
  tell(turn: boolean, notice: Notice): void {
    const title = turn ? notice.turn : notice.table;
    // Browsers make something of it even where it is what it was.
    if (document.title !== title) document.title = title;
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.#clear();
    if (!turn) return;
    if (settings.sound) void knock();
    if (settings.notify && document.hidden) void this.#notify(notice);
  }

  /** Stop. */
  close(): void {
    this.#turn = false;
    this.#clear();
    document.title = "Agurk";
  }

  async #notify({ turn, body }: Notice): Promise<void> {
    if (!("Notification" in window) || Notification.permission !== "granted") return;
    const about = { body, tag: "agurk", data: location.pathname };
    try {
      // Some phones allow notifications to service workers only.
      const worker = await navigator.serviceWorker?.getRegistration();
      if (!this.#turn) return;
      if (worker?.active) {
        const clear = async () => {
          for (const each of await worker.getNotifications({ tag: about.tag })) each.close();
        };
        this.#clear = () => void clear();
        await worker.showNotification(turn, about);
        if (!this.#turn) this.#clear();
      } else {
        const shown = new Notification(turn, about);
        shown.onclick = () => window.focus();
        this.#clear = () => shown.close();
      }
    } catch {
      // Then the title and the sound have to do.
    }
  }
}

/** Make the sound. What makes it is loaded when it is first wanted, and only after a press or key. */
export async function knock(): Promise<void> {
  if (!navigator.userActivation?.hasBeenActive) return;
  const { zzfx } = await import("zzfx").catch(() => ({ zzfx: undefined }));
  zzfx?.(...KNOCK);
}
