// What a last trick costs of which only the takers and the top card are known. Mirrors
// scorekeeper/counting.py.
import { jokerOf, rankOf, suitOf, type Card, type Hand } from "../rules/cards";
import { RuleError } from "../rules/errors";
import { keptIn, seatsOf, type Counted, type Match } from "../rules/match";
import { countLastTrick, type LastTrick, type Payment } from "../rules/scoring";
import { cardOf, worth, type Rules, type Variant } from "../rules/variant";

/** More than this is taken for a slip of the pen. */
const MOST_POINTS = 9999;

const RANKS: Record<string, string> = {
  T: "10",
  ACE: "A",
  KING: "K",
  QUEEN: "Q",
  JACK: "J",
  JOKER: "X",
};

/** What the table says about a last trick, by seat. */
export interface Noted {
  readonly takers: readonly number[];
  readonly card: string;
  readonly points: number | null;
  readonly kontra: number | null;
  readonly one: boolean;
  readonly doubled: readonly number[];
  readonly redoubled: readonly number[];
  readonly lowest: number | null;
}

/** How a deal has ended of which this is noted. The last of several takers is the one who pays
 * where only one does.
 *
 * @throws RuleError if that cannot be, or is not enough to say what it costs
 */
export function countNoted(match: Match, noted: Noted): Counted {
  check(match.variant, noted);
  const trick = noted.card ? byCard(match, noted) : byPoints(match.variant, noted);
  return { trick, lowest: lowestOf(match, noted) };
}

function check(variant: Variant, noted: Noted): void {
  const refuse = (wrong: boolean, slug: string) => {
    if (wrong) throw new RuleError(slug, { variant: variant.name });
  };
  const { takers, card, points, kontra, one, doubled, redoubled } = noted;
  const exchanged = doubled.length + redoubled.length > 0;
  refuse(!takers.length, "no-taker");
  refuse(new Set(takers).size < takers.length, "taker-twice");
  refuse(takers.length > 1 && variant.penalty_tie === "last_only", "one-taker");
  refuse(kontra !== null && variant.multiplier !== "kontra", "no-kontra");
  refuse(one && variant.multiplier !== "ones_x2", "no-ones");
  refuse(exchanged && variant.multiplier !== "rassi", "no-doubling");
  if (points === null) {
    refuse(!card && flatCost(variant) === null, "no-card-named");
    return;
  }
  refuse(Boolean(card), "card-and-points");
  refuse(!(Number.isInteger(points) && points >= 0 && points <= MOST_POINTS), "odd-points");
  refuse(points > 0 && variant.values === "none", "no-points");
  refuse(kontra !== null || one || exchanged, "points-multiplied");
}

/** What every card costs alike; null where cards differ. */
export function flatCost(variant: Variant): number | null {
  const costs = new Set(variant.cost.values());
  return costs.size === 1 ? [...costs][0]! : null;
}

/** What the trick costs by the value of the top card. */
function byCard(match: Match, noted: Noted): LastTrick {
  const { variant } = match;
  const { takers } = noted;
  const trick: Hand[] = topCards(match, noted.card, takers.length).map((card) => [card]);
  if (noted.one && trick[0]![0] !== "1") trick.push(["1"]);
  const called = noted.kontra === null ? -1 : takers.indexOf(noted.kontra);
  const kontra = noted.kontra === null ? null : called < 0 ? trick.length : called;
  const factors = Object.fromEntries(
    takers.map((seat, place) => [
      place,
      noted.redoubled.includes(seat) ? 4 : noted.doubled.includes(seat) ? 2 : 1,
    ]),
  );
  const counted = countLastTrick(variant, trick, kontra, factors);
  const seated = (payment: Payment) => ({ ...payment, place: takers[payment.place]! });
  return {
    taker: takers[counted.taker]!,
    payments: counted.payments.map(seated),
    bonuses: counted.bonuses.map(seated),
  };
}

/** What the trick costs where the points are given. */
function byPoints(variant: Variant, noted: Noted): LastTrick {
  const points = noted.points ?? flatCost(variant) ?? 0;
  const paid = noted.takers.map((place): Payment => ({ place, points, card: null }));
  const taker = noted.takers.at(-1)!;
  if (variant.penalty_tie === "all") return { taker, payments: paid, bonuses: [] };
  return { taker, payments: paid.slice(-1), bonuses: points ? paid.slice(0, -1) : [] };
}

/** Who played the lowest last card. */
function lowestOf(match: Match, noted: Noted): number {
  if (noted.lowest !== null) return noted.lowest;
  const others = seatsOf(match).filter((seat) => !noted.takers.includes(seat));
  if (others.length === 1) return others[0]!;
  if (others.length && lowestMatters(match.variant)) throw new RuleError("no-lowest");
  return noted.takers[0]!;
}

/** Whether the lowest last card decides who deals or leads next. */
export function lowestMatters(rules: Rules): boolean {
  return rules.next_dealer === "lowest_last_card" || rules.first_lead === "lowest_last_card";
}

/** Equal cards that may have taken a trick, the one named last.
 *
 * @param text A rank such as `9` or `K`, or a card such as `9h`.
 */
export function topCards(match: Match, text: string, number: number): Hand {
  const { variant } = match;
  const left = new Map<Card, number>();
  for (const card of variant.cards) left.set(card, (left.get(card) ?? 0) + 1);
  for (const card of keptIn(match)) left.set(card, (left.get(card) ?? 0) - 1);
  const card = named(variant, text, left);
  const equal = [...left.keys()]
    .sort((one, other) => away(one, card) - away(other, card))
    .flatMap((other) =>
      Array.from({ length: Math.max(0, left.get(other)! - Number(other === card)) }, () => other),
    )
    .filter((other) => alike(variant, other, card));
  if (equal.length < number - 1) throw new RuleError("too-few-equal", { card: text });
  return [...equal.slice(0, number - 1), card];
}

function away(card: Card, from: Card): number {
  return Number(rankOf(card) !== rankOf(from));
}

function alike(variant: Variant, one: Card, other: Card): boolean {
  return (
    worth(variant.last_strength, one) === worth(variant.last_strength, other) &&
    worth(variant.cost, one) === worth(variant.cost, other)
  );
}

/** The card that a text means, or one of the rank that it names. */
function named(variant: Variant, text: string, left: ReadonlyMap<Card, number>): Card {
  const word = rankNamed(text);
  const ranked = [...left.keys()].filter((card) => rankTextOf(card) === word);
  if (!ranked.length) return cardOf(variant, text);
  const there = ranked.filter((card) => left.get(card)! > 0);
  const [first] = there;
  if (first === undefined) throw new RuleError("all-kept", { card: text });
  if (!there.every((card) => alike(variant, card, first))) {
    throw new RuleError("name-suit", { card: text, example: first });
  }
  return first;
}

/** The rank that a text names, as short as can be; a card stays as it is. */
export function rankNamed(text: string): string {
  const word = text.trim().toUpperCase();
  return RANKS[word] ?? word;
}

/** The rank of a card as one types it. */
export function rankTextOf(card: Card): string {
  if (jokerOf(card)) return "X";
  return rankNamed(suitOf(card) ? card[0]! : card);
}
