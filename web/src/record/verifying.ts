// Whether the deals of a match are those that were promised, made again on this device. What the
// server says of that is not asked.
import type { DealLook, Replay } from "$wire";
import { bytesOf, hexOf, seedOf } from "../rules/dealing";
import { dealSeed, lotOf, promise, verifyDeal, type Secrets } from "../rules/fairness";
import type { Card, Hand } from "../rules/cards";
import type { Variant } from "../rules/variant";

/** Something that was promised or follows from the secret, beside what the record has. */
export interface Compared<T> {
  due: T;
  found: T;
  good: boolean;
}

/** One deal, made again. */
interface DealChecked extends Compared<readonly Hand[]> {
  deal: number;
  dealer: number;
  seed: string;
}

export interface Checked {
  /**
   * `fair`: all is as promised; `known`: it is, and whoever looked could know the deals; `open`: there
   * is no promise or no secret to check; `wrong`: something is not as it should be.
   */
  verdict: "fair" | "known" | "open" | "wrong";
  /** The hash of the secret, and the promise. */
  promise: Compared<string>;
  /** The secret that the seed gives which somebody named; null if nobody did. */
  named: Compared<string> | null;
  /** The first dealer, by seat, and what that was drawn with. */
  lot: (Compared<number> & { seed: string }) | null;
  deals: readonly DealChecked[];
}

const SECRET = 32;

/** Make the lot and all deals of a match again, and compare. */
export async function check(replay: Replay): Promise<Checked> {
  const bytes = bytesOf(replay.secret);
  const found = replay.promise.toLowerCase();
  if (!replay.secret || bytes?.length !== SECRET) {
    const good = !replay.secret;
    return { ...NOTHING, verdict: good ? "open" : "wrong", promise: { due: "", found, good } };
  }
  const secrets: Secrets = {
    secret: replay.secret,
    name: replay.again || replay.match,
    nonces: replay.nonces.map(({ text }) => text),
  };
  const due = await promise(bytes);
  const promised = { due, found, good: due === found };
  const lot = await lotChecked(replay, secrets);
  const deals: DealChecked[] = [];
  for (const deal of replay.deals) deals.push(await dealChecked(replay, secrets, deal));
  const named = replay.seed ? await namedChecked(replay) : null;
  const good =
    promised.good &&
    named?.good !== false &&
    lot?.good !== false &&
    deals.every((deal) => deal.good);
  const verdict = !good ? "wrong" : replay.again || replay.seed ? "known" : "fair";
  return { verdict, promise: promised, named, lot, deals };
}

const NOTHING: Omit<Checked, "verdict" | "promise"> = { named: null, lot: null, deals: [] };

async function namedChecked({ seed, secret }: Replay): Promise<Compared<string>> {
  const due = hexOf(await seedOf(seed));
  const found = secret.toLowerCase();
  return { due, found, good: due === found };
}

async function lotChecked(replay: Replay, secrets: Secrets): Promise<Checked["lot"]> {
  const first = replay.deals.find(({ deal }) => deal === 1);
  const due = await lotOf(secrets, replay.players.length);
  if (!first || due === null) return null;
  const seed = await dealSeed(bytesOf(secrets.secret)!, secrets.name, 0, secrets.nonces);
  return { due, found: first.dealer, good: due === first.dealer, seed: hexOf(seed) };
}

async function dealChecked(
  replay: Replay,
  secrets: Secrets,
  { deal, dealer, hands, stock, kept }: DealLook,
): Promise<DealChecked> {
  const pack = without(replay.pack, kept);
  const order = ranked(replay.pack);
  const dealt = { number: deal, dealer, hands, pack, stock };
  // The secret has been looked at: it is one.
  const again = (await verifyDeal(order, secrets, dealt))!;
  return {
    deal,
    dealer,
    seed: again.seed,
    due: again.hands,
    found: hands,
    good: again.same,
  };
}

/** All that making a deal again needs of a variant: which card is sorted before which. */
function ranked(pack: Hand): Variant {
  return { order: new Map(pack.map((card, place) => [card, place])) } as unknown as Variant;
}

function without(pack: Hand, cards: Hand): Hand {
  const out = [...cards];
  return pack.filter((card: Card) => {
    const at = out.indexOf(card);
    if (at >= 0) out.splice(at, 1);
    return at < 0;
  });
}
