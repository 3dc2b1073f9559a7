// Where things lie on the table: pure numbers, measured in CSS pixels. LOOK.md has the same table.

export interface Box {
  /** The middle. */
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Round {
  /** By how much everything is scaled. */
  scale: number;
  /** The slice that the trick lies on; an ellipse within this box. */
  slice: Box;
  /** The seats of the others, from my left. */
  seats: Box[];
  /** A place for a card of each, mine last. */
  places: Box[];
}

/** The table that all numbers are given for. */
const FULL = { w: 1120, h: 600 };
/** Below this the score sheet is easier to read. */
const LEAST = 0.75;
const MOST = 1.4;

const FEW = {
  middle: 364,
  seat: { w: 288, h: 112 },
  away: { x: 392, y: 292 },
  card: { w: 96, h: 136 },
  ray: { x: 140, y: 140 },
  slice: { w: 464, h: 440 },
};
const MANY = {
  middle: 340,
  seat: { w: 234, h: 92 },
  away: { x: 419, y: 276 },
  card: { w: 64, h: 88 },
  ray: { x: 172, y: 146 },
  slice: { w: 448, h: 408 },
};

/** How much the round table has to be scaled to fit; null if the score sheet has to be taken. */
export function scaleOf(players: number, width: number, height: number): number | null {
  const scale = Math.min(width / FULL.w, height / FULL.h, MOST);
  return players > 8 || scale < LEAST ? null : scale;
}

/** Where everything lies for so many players; I sit at the bottom, and the others clockwise. */
export function roundTable(players: number, width: number, scale: number): Round {
  const plan = players > 4 ? MANY : FEW;
  const middle = { x: width / 2, y: plan.middle * scale };
  const at = (x: number, y: number, { w, h }: { w: number; h: number }): Box => ({
    x: middle.x + x * scale,
    y: middle.y + y * scale,
    w: w * scale,
    h: h * scale,
  });
  const rays = Array.from({ length: players }, (_, place) => {
    const angle = Math.PI / 2 + (2 * Math.PI * (place + 1)) / players;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
  return {
    scale,
    slice: at(0, 0, plan.slice),
    seats: rays.slice(0, -1).map(({ x, y }) => {
      // Three sit so close to the slice that the two others are pushed to the sides.
      const far = players === 3 ? Math.sign(x) * plan.away.x : x * plan.away.x;
      return at(far, y * plan.away.y, plan.seat);
    }),
    places: rays.map(({ x, y }) => at(x * plan.ray.x, y * plan.ray.y, plan.card)),
  };
}

export interface Rows {
  w: number;
  h: number;
  gap: number;
  /** Cards in a row. */
  across: number;
  rows: number;
}

/** How a hand lies: at most seven cards a row on a narrow screen, so that each can be touched. */
export function handRows(cards: number, width: number, roomy: boolean, low = false): Rows {
  if (roomy) {
    const wide = Math.min(width - 368, 728);
    const alone = Math.min(low ? 72 : 96, wide / Math.max(cards, 1) - 8);
    if (alone >= 64) return { w: alone, h: alone * 1.42, gap: 8, across: cards, rows: 1 };
    const rows = cards <= 30 ? 2 : 3;
    const across = Math.ceil(cards / rows);
    const w = Math.min(rows > 2 ? 44 : 56, wide / across - 8);
    return { w, h: Math.min(w * 1.36, rows > 2 ? 56 : 76), gap: 8, across, rows };
  }
  const inner = width - 32;
  const fit = Math.max(1, Math.floor((inner + 4) / 44));
  const rows = Math.max(1, Math.ceil(cards / Math.max(7, fit > 12 ? 13 : fit)));
  const across = Math.ceil(cards / rows);
  const w = Math.min(width >= 600 ? 88 : 64, (inner - 4 * (across - 1)) / across);
  const tall = rows === 1 ? (width >= 600 ? 124 : 88) : rows === 2 ? 72 : 56;
  return { w, h: Math.min(tall, Math.max(w * 2.06, 56)), gap: 4, across, rows };
}

interface Lying {
  w: number;
  h: number;
  /** Too many for cards: a rank and a suit each, without a border. */
  tokens: boolean;
}

/** How the earlier cards of a seat lie in so much room. */
export function lying(cards: number, width: number, height: number, most = 40): Lying {
  const w = Math.min(most, (width - 4 * (cards - 1)) / Math.max(cards, 1), height / 1.3);
  if (w < 24 || height < 34) return { w: 24, h: 20, tokens: true };
  return { w, h: Math.min(height, Math.max(w * 1.3, 34)), tokens: false };
}

/** Whether the sheet has room for a column a trick, beside the name and the trick in sight. */
export function columnsFit(tricks: number, width: number, name: number, now: number): boolean {
  return (width - name - now) / Math.max(tricks - 1, 1) >= 26;
}
