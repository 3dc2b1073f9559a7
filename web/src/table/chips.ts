// What is said beside a name, the most pressing first.
import type { MatchScene } from "$wire";
import type { SeatShown } from "../state/shown";

interface Chip {
  /** A message of table.ftl, and what fills it. */
  name: string;
  args?: Record<string, number | string>;
  /** `turn` and `warm` are filled, `box` has a border, `plain` is a word. */
  kind: "turn" | "warm" | "box" | "plain";
}

/** All that is to be said of a seat. */
export function chipsOf(seat: SeatShown, match: MatchScene | null): Chip[] {
  const found: Chip[] = [];
  const add = (kind: Chip["kind"], name: string, args?: Chip["args"]) =>
    found.push(args ? { kind, name, args } : { kind, name });
  if (seat.out) return [];
  if (seat.paid && seat.price !== null) {
    add("warm", "chip-price", { points: seat.price });
  }
  if (seat.toAct) add("turn", "chip-plays");
  if (seat.standIn) add("box", "chip-stand-in");
  else if (seat.bot) add("box", "chip-bot");
  if (seat.person && !seat.present && !seat.you) add("plain", "chip-away");
  if (match?.kontra === seat.seat) add("warm", "chip-kontra");
  if (match?.demands.includes(seat.seat)) add("warm", "chip-redeal");
  if (!match && seat.owner) add("plain", "chip-host");
  if (match && !match.tricks.length && !match.trick.length) {
    if (seat.dealer && match.result === null) add("plain", "chip-deals");
    const changed = match.exchanged.filter(([who]) => who === seat.seat);
    if (changed.length) add("plain", "chip-changed", { cards: sum(changed.map(([, n]) => n)) });
  }
  if (seat.leads && !seat.toAct && seat.cards === null) add("plain", "chip-leads");
  else if (seat.toCome && !seat.bot) add("plain", "chip-to-come");
  if (seat.bought) add("plain", "chip-bought", { times: seat.bought });
  return found;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
