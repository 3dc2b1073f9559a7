// What cards a variant plays with, how strong each is, and what it costs. The one place that knows
// ranks: everything else compares the numbers made here. Mirrors rules/pack.py.
import { ACE, JACK, KILLE, KING, jokerOf, rankOf, suitOf, type Card, type Hand } from "./cards";
import type { Rules } from "./variant";

export const JOKER = ACE + 1;

const TOP: Record<Rules["top_card"], Record<Card, number>> = {
  none: {},
  club_six: { "6c": JOKER },
  black_sevens: { "7c": JOKER + 1, "7s": JOKER },
  black_sevens_at_7: { "7c": JOKER + 1, "7s": JOKER },
};
const TOP_COSTS: Partial<Record<Rules["top_card"], Record<Card, number>>> = {
  club_six: { "6c": 21 },
  black_sevens_at_7: { "7c": 7, "7s": 7 },
};
/** Cucumbers printed on each card from 1 to 15. */
const CUCUMBERS = [0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 4, 5];

/** What each card is worth, by its text. */
export type Table = ReadonlyMap<Card, number>;

/** Every card of the whole pack; with several decks equal cards come several times. */
export function fullPack({ pack, decks, jokers }: Pick<Rules, "pack" | "decks" | "jokers">): Hand {
  const one =
    pack === "gurken60"
      ? numbers(15).flatMap((rank) => Array.from({ length: 4 }, () => String(rank)))
      : pack === "kille42"
        ? KILLE.flatMap((name) => [name, name])
        : [..."23456789TJQKA"].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit));
  const all = Array.from({ length: decks }, () => one).flat();
  return [...all, ...numbers(jokers).map((number) => `X${number}`)];
}

/** The strength of each card; equal strength means equal cards. */
export function strengths(pack: Hand, rules: Rules, ace: Rules["last_ace"]): Table {
  const kille = pack.includes(KILLE[0]!);
  const ranking = new Map<Card, number>();
  for (const card of pack) {
    let strength = kille ? KILLE.indexOf(card) + 1 : rankOf(card);
    if (jokerOf(card)) strength = rules.joker_as === "ace" ? ACE : JOKER;
    if (ace === "low" && strength === ACE && (suitOf(card) || jokerOf(card))) strength = 1;
    ranking.set(card, strength);
  }
  for (const [card, strength] of Object.entries(TOP[rules.top_card])) {
    if (ranking.has(card)) ranking.set(card, strength);
  }
  return ranking;
}

/** What each card costs when it takes the last trick, before any multiplier. */
export function costs(last: Table, rules: Rules): Table {
  const priced = new Map([...last].map(([card, strength]) => [card, cost(strength, rules.values)]));
  if (rules.values === "std") {
    for (const [card, price] of Object.entries(TOP_COSTS[rules.top_card] ?? {})) {
      priced.set(card, price);
    }
  }
  return priced;
}

function cost(strength: number, values: Rules["values"]): number {
  switch (values) {
    case "std":
      return strength;
    case "times5":
      return 5 * strength;
    case "gurken":
      return CUCUMBERS[Math.min(strength, CUCUMBERS.length - 1)]!;
    case "courts_ace_11":
      return Math.min(strength, 11);
    case "courts_10_ace_11":
      return JACK <= strength && strength <= KING ? 10 : Math.min(strength, 11);
    case "one":
      return 1;
    case "none":
      return 0;
  }
}

/** Whether a card is a jack, queen or king. */
export function isCourt(card: Card): boolean {
  const rank = rankOf(card);
  return JACK <= rank && rank <= KING && suitOf(card) !== null;
}

function numbers(most: number): number[] {
  return Array.from({ length: most }, (_, place) => place + 1);
}
