// How a deal lies face up: what each seat has played and still holds, and how wide its columns are.
import type { CardText } from "../cards/cards";
import type { SeatShown } from "../state/shown";

/** One card of a hand, as it lies face up. */
export interface FaceUp {
  card: CardText;
  /** Whether it has been played. */
  gone: boolean;
}

/** The hand of a seat with the cards it has played, in the order of the pack. */
export function faceUp(
  seat: SeatShown,
  held: readonly CardText[],
  pack: readonly CardText[],
): FaceUp[] {
  const played = [...seat.earlier.flatMap(({ cards }) => cards), ...(seat.cards ?? [])];
  const place = new Map(pack.map((card, at) => [card, at]));
  return [
    ...played.map((card) => ({ card, gone: true })),
    ...held.map((card) => ({ card, gone: false })),
  ].sort((one, other) => (place.get(one.card) ?? 0) - (place.get(other.card) ?? 0));
}

/** Whether some cards have a name too long for a column, as those of Kille have. */
export function someLong(hand: readonly FaceUp[]): boolean {
  return hand.some(({ card }) => card.length > 3);
}

export interface Columns {
  /** How wide the names are; 0 if they stand above the cards. */
  name: number;
  /** How wide and high a card is. */
  w: number;
  h: number;
  /** Whether each trick has a column; else the cards lie one after the other. */
  columns: boolean;
}

const LEAST = 22;
/** How wide a card is that lies in no column. */
const LOOSE = 28;
const WIDE = 600;

/** How the columns are spread over so much room. */
export function columnsOf(tricks: number, width: number): Columns {
  const wide = width >= WIDE;
  const name = wide ? 168 : 88;
  const beside = (width - name) / Math.max(tricks, 1);
  const above = width / Math.max(tricks, 1);
  const column = beside >= (wide ? 40 : 30) ? beside : above;
  const columns = column >= LEAST + 2;
  const w = columns ? Math.min(wide ? 44 : 32, column - 4) : LOOSE;
  return {
    name: column === beside ? name : 0,
    w: Math.max(LEAST, w),
    h: Math.round(Math.max(LEAST, w) * (wide ? 1.36 : 1.3)),
    columns,
  };
}
