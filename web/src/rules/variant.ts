// A way to play Cucumber, as plain data. The names are those of rules/variant.py, of records and of
// house rules; nothing asks which variant it is.
import { readCard, wordsOf, type Card, type Hand } from "./cards";
import { RuleError } from "./errors";
import { costs, fullPack, strengths, type Table } from "./pack";

/** The rules of one way to play. */
export interface Rules {
  key: string;
  name: string;
  revision: number;
  least_players: number;
  most_players: number;
  pack: "std52" | "gurken60" | "kille42";
  decks: number;
  jokers: number;
  joker_as: "none" | "above_ace" | "ace";
  top_card: "none" | "club_six" | "black_sevens" | "black_sevens_at_7";
  top_card_loses: boolean;
  hand_rule: "fixed" | "dealer_choice" | "loser_card" | "countdown" | "cycle" | "equal_all";
  hand: number;
  hand_min: number;
  hand_max: number;
  hand_short: "refuse" | "cap" | "first";
  aside: "hidden" | "shown";
  next_dealer: "left_active" | "loser" | "lowest_last_card";
  first_lead: "dealer_left" | "dealer" | "taker" | "lowest_last_card";
  exchange: string;
  lead: "any" | "lowest" | "sets";
  follow: "optional" | "forced" | "match_first";
  set_follow: "elementwise" | "equal_sets" | "all_ge_max";
  reference: "highest" | "previous";
  ace: "none" | "led" | "any" | "next";
  last_ace: "high" | "low";
  last_reveal: "in_turn" | "simultaneous";
  penalty_tie: "last_only" | "all" | "bonus";
  values: "std" | "none" | "times5" | "courts_ace_11" | "courts_10_ace_11" | "gurken" | "one";
  multiplier: "none" | "kontra" | "ones_x2" | "rassi";
  keep_cards: boolean;
  threshold: number;
  compare: "ge" | "gt";
  exact_reset: number;
  lives: number;
  life_lost: "none" | "max_other_active" | "keep_highest_card";
  end: "last_in" | "first_out" | "two_left" | "all_but_one_over" | "one_deal";
  all_out: "lowest_total" | "share_all" | "replay" | "rampo";
  money: "none" | "ante_pot" | "pay_difference" | "first_out_pays";
  stake: number;
  buy_in: "none" | "on_elimination" | "any_time";
  buy_in_times: number;
  buy_in_others: number;
  buy_in_stakes: number;
}

/** Rules with the tables that follow from them. */
export interface Variant extends Rules {
  /** The whole pack, lowest first. */
  readonly cards: Hand;
  /** Where each card stands in a sorted hand. */
  readonly order: Table;
  /** How strong each card is in every trick but the last. */
  readonly strength: Table;
  readonly last_strength: Table;
  /** What each card costs when it takes the last trick. */
  readonly cost: Table;
}

/** What is not in a description: the plain family game. */
export const PLAIN_GAME: Rules = {
  key: "custom",
  name: "House rules",
  revision: 1,
  least_players: 2,
  most_players: 7,
  pack: "std52",
  decks: 1,
  jokers: 0,
  joker_as: "none",
  top_card: "none",
  top_card_loses: false,
  hand_rule: "fixed",
  hand: 7,
  hand_min: 1,
  hand_max: 0,
  hand_short: "refuse",
  aside: "hidden",
  next_dealer: "left_active",
  first_lead: "dealer_left",
  exchange: "none",
  lead: "any",
  follow: "optional",
  set_follow: "elementwise",
  reference: "highest",
  ace: "none",
  last_ace: "high",
  last_reveal: "in_turn",
  penalty_tie: "last_only",
  values: "std",
  multiplier: "none",
  keep_cards: false,
  threshold: 21,
  compare: "ge",
  exact_reset: 0,
  lives: 1,
  life_lost: "none",
  end: "last_in",
  all_out: "lowest_total",
  money: "none",
  stake: 1,
  buy_in: "none",
  buy_in_times: 1,
  buy_in_others: 3,
  buy_in_stakes: 1,
};

/** The names of the fields that are rules, in the order in which house rules name them. */
export const RULES = Object.keys(PLAIN_GAME).slice(3) as (keyof Rules)[];

/** The variant that some rules make. */
export function variantOf(rules: Rules): Variant {
  const pack = fullPack(rules);
  const strength = strengths(pack, rules, "high");
  const last = strengths(pack, rules, rules.last_ace);
  const ordered = [...strength.keys()].sort(
    (one, other) => worth(strength, one) - worth(strength, other) || (one < other ? -1 : 1),
  );
  const order = new Map(ordered.map((card, place) => [card, place]));
  const cards = [...pack].sort((one, other) => worth(order, one) - worth(order, other));
  return { ...rules, cards, order, strength, last_strength: last, cost: costs(last, rules) };
}

/** What a table says of a card of its pack. */
export function worth(table: Table, card: Card): number {
  const found = table.get(card);
  if (found === undefined) throw new RuleError("not-in-pack", { card });
  return found;
}

/** The strengths of some cards in every trick but the last. */
export function strengthsOf(variant: Variant, cards: Hand): number[] {
  return cards.map((card) => worth(variant.strength, card));
}

/** Cards lowest first. */
export function sorted(variant: Variant, held: Hand): Hand {
  return [...held].sort((one, other) => worth(variant.order, one) - worth(variant.order, other));
}

/** Read one card of this pack.
 *
 * @throws RuleError `no-card` or `not-in-pack`
 */
export function cardOf(variant: Variant, text: string): Card {
  const card = readCard(text);
  worth(variant.strength, card);
  return card;
}

/** Read a hand of this pack, lowest first.
 *
 * @throws RuleError `no-card`, `not-in-pack` or `too-often`
 */
export function handOf(variant: Variant, text: string): Hand {
  const held = sorted(
    variant,
    wordsOf(text).map((word) => cardOf(variant, word)),
  );
  checkCards(variant, held);
  return held;
}

/** Make sure that cards can be on one table.
 *
 * @throws RuleError `too-often`
 */
export function checkCards(variant: Variant, named: Hand): void {
  const times = (hand: Hand, card: Card) => hand.filter((each) => each === card).length;
  for (const card of named) {
    if (times(named, card) > times(variant.cards, card)) throw new RuleError("too-often", { card });
  }
}

/** Make sure that so many can play.
 *
 * @throws RuleError `players`
 */
export function checkPlayers(rules: Rules, players: number): void {
  const { least_players: least, most_players: most } = rules;
  if (players < least || players > most) throw new RuleError("players", { least, most, players });
}
