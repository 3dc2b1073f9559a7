// What may be asked of the others now, as far as the scene tells; the server has the last word.
import type { TableShown } from "../state/shown";

/** A part of the menu that needs room. */
export type Part = "people" | "rules" | "device" | "invite" | "dispute";

export interface Asks {
  playing: boolean;
  pause: boolean;
  undo: boolean;
  redeal: boolean;
  /** The seats whose latest play may be called into question. */
  dispute: readonly number[];
}

/** What the reader may ask for. */
export function asks({ known, you }: Pick<TableShown, "known" | "you">): Asks {
  const match = known?.stage === "playing" ? known.match : null;
  const none = { playing: match !== null, pause: false, undo: false, redeal: false, dispute: [] };
  if (!known || !match || you === null) return none;
  const asking = known.question !== null;
  const last = match.trick.length ? match.trick : (match.tricks.at(-1)?.plays ?? []);
  const played = [...match.tricks.flatMap(({ plays }) => plays), ...match.trick];
  const out = match.counts.length > 0;
  return {
    playing: true,
    pause: !known.paused && !asking,
    undo: !known.paused && !asking && out && last.at(-1)?.seat === you,
    redeal: !known.paused && match.phase === "play" && played.length === 0,
    dispute: [...new Set(played.map(({ seat }) => seat))].filter((seat) => seat !== you),
  };
}
