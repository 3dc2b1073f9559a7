// Dealing as a pure function of a seed of 32 bytes, the same in every language; spec/seeds.txt pins
// it. The stream of a seed is SHA-256(seed + counter), the counter 8 bytes, read as 32-bit words.
// Mirrors rules/dealing.py.
import type { Hand } from "./cards";
import { sorted, type Variant } from "./variant";

export type Bytes = Uint8Array<ArrayBuffer>;

const WORD = 2 ** 32;

/** SHA-256 of some bytes. Browsers do it on secure pages only, and on this machine's own. */
export async function sha256(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text) as Bytes;
}

export function hexOf(bytes: Bytes): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes that hexadecimal digits stand for; null if they do not. */
export function bytesOf(hex: string): Bytes | null {
  if (!/^([0-9a-f]{2})*$/i.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Several parts as one. */
export function joined(...parts: Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A whole number as 8 bytes, the greatest first. */
export function eightBytes(number: number): Bytes {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(number));
  return new Uint8Array(view.buffer);
}

/** The seed that a text names: 64 hexadecimal digits as they stand, anything else hashed. */
export async function seedOf(text: string): Promise<Bytes> {
  return (text.length === 64 && bytesOf(text)) || sha256(utf8(text));
}

/** The stream of a seed, word by word, without end. */
export async function* words(seed: Bytes): AsyncGenerator<number, never> {
  for (let counter = 0; ; counter++) {
    const block = new DataView((await sha256(joined(seed, eightBytes(counter)))).buffer);
    for (let start = 0; start < block.byteLength; start += 4) yield block.getUint32(start);
  }
}

/** A number from 0 up to, but not including, `bound`, each equally likely. */
export async function below(stream: AsyncGenerator<number, never>, bound: number): Promise<number> {
  const limit = WORD - (WORD % bound);
  for (;;) {
    const { value } = await stream.next();
    if (value < limit) return value % bound;
  }
}

/** The cards of a pack in the order that a seed gives. */
async function shuffle(pack: Hand, seed: Bytes): Promise<Hand> {
  const stream = words(seed);
  const mixed = [...pack];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = await below(stream, last + 1);
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}

/** Which of so many seats the lot makes the first dealer. */
export function drawLot(players: number, seed: Bytes): Promise<number> {
  return below(words(seed), players);
}

interface Dealt {
  /** The cards of each seat in `order`, lowest first. */
  readonly hands: readonly Hand[];
  /** The cards not dealt, the next to be drawn first. */
  readonly stock: Hand;
}

/** The deal that a seed gives.
 *
 * @param pack The cards in the order with which shuffling begins: lowest first, without those that
 *   lie before players.
 * @param players How many get cards; the first is the dealer's left neighbour, then clockwise.
 */
export async function dealOut(
  variant: Variant,
  pack: Hand,
  players: number,
  size: number,
  seed: Bytes,
): Promise<Dealt> {
  const mixed = await shuffle(pack, seed);
  const dealt = mixed.slice(0, players * size);
  const hands = Array.from({ length: players }, (_, turn) =>
    sorted(
      variant,
      dealt.filter((_card, place) => place % players === turn),
    ),
  );
  return { hands, stock: mixed.slice(players * size) };
}
