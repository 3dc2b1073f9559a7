// Deals that nobody can choose and everybody can check: the promise is the hash of the table's
// secret, and each deal's seed is an HMAC under it. Mirrors rules/fairness.py.
import type { Hand } from "./cards";
import {
  bytesOf,
  dealOut,
  drawLot,
  eightBytes,
  hexOf,
  joined,
  sha256,
  utf8,
  type Bytes,
} from "./dealing";
import { same } from "./trick";
import { sorted, type Variant } from "./variant";

/** Whether this browser can check deals here; it hashes on secure pages only. */
export function canVerify(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** What is published before the first deal: the hash of the secret, in hexadecimal. */
export async function promise(secret: Bytes): Promise<string> {
  return hexOf(await sha256(secret));
}

/** The seed of one deal.
 *
 * @param name The name of the match.
 * @param number Which deal: 0 for the lot, then 1, 2, 3 ...; a redeal counts on.
 * @param nonces What each seat added, in seat order.
 */
export async function dealSeed(
  secret: Bytes,
  name: string,
  number: number,
  nonces: readonly string[] = [],
): Promise<Bytes> {
  const message = joined(
    utf8(`${name}\0`),
    eightBytes(number),
    ...nonces.map((nonce) => utf8(`${nonce}\0`)),
  );
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", secret, hmac, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, message));
}

/** What deals are made from once a match is over. */
export interface Secrets {
  /** The secret, as 64 hexadecimal digits. */
  readonly secret: string;
  /** The name of the match from which its deals are made. */
  readonly name: string;
  /** What each seat added, in seat order; empty if nobody was asked. */
  readonly nonces: readonly string[];
}

/** Whether a secret is the one that was promised. */
export async function keepsPromise(secret: string, promised: string): Promise<boolean> {
  const bytes = bytesOf(secret);
  return bytes?.length === 32 && (await promise(bytes)) === promised.toLowerCase();
}

/** The first dealer that the lot of a match gives; null if the secret is none. */
export async function lotOf({ secret, name, nonces }: Secrets, players: number) {
  const bytes = bytesOf(secret);
  return bytes && drawLot(players, await dealSeed(bytes, name, 0, nonces));
}

/** One deal as it was handed out. */
interface DealtHands {
  /** Which hand-out of the match it was, from 1. */
  readonly number: number;
  readonly dealer: number;
  /** The cards of each seat as they were dealt; empty for a seat that was out. */
  readonly hands: readonly Hand[];
  /** The cards in the order with which shuffling began, those before players left out. */
  readonly pack: Hand;
  /** What was left, where somebody drew from it. */
  readonly stock?: Hand;
}

interface Verified {
  /** Whether everybody got the cards that the secret gives. */
  readonly same: boolean;
  /** The seed of the deal, in hexadecimal. */
  readonly seed: string;
  /** What the secret gives each seat. */
  readonly hands: readonly Hand[];
}

/** Make a deal again from the secret of its match, and compare; null if the secret is none. */
export async function verifyDeal(
  variant: Variant,
  { secret, name, nonces }: Secrets,
  dealt: DealtHands,
): Promise<Verified | null> {
  const bytes = bytesOf(secret);
  if (bytes?.length !== 32) return null;
  const seats = dealt.hands.flatMap((hand, seat) => (hand.length ? [seat] : []));
  const all = dealt.hands.length;
  const from = (seat: number) => (seat - dealt.dealer - 1 + 2 * all) % all;
  const order = [...seats].sort((one, other) => from(one) - from(other));
  const size = dealt.hands[seats[0] ?? 0]?.length ?? 0;
  const seed = await dealSeed(bytes, name, dealt.number, nonces);
  const due = await dealOut(variant, dealt.pack, order.length, size, seed);
  const hands = dealt.hands.map((_, seat) => due.hands[order.indexOf(seat)] ?? []);
  const equal = hands.every((hand, seat) => same(hand, sorted(variant, dealt.hands[seat]!)));
  const stock = !dealt.stock || same(dealt.stock, due.stock);
  return { same: equal && stock, seed: hexOf(seed), hands };
}
