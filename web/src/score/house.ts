// The house rules that tables differ in most, and whether they can be played.
import { changed, preset } from "../rules/presets";
import type { Rules, Variant } from "../rules/variant";

export interface House {
  threshold: number;
  lives: number;
  buyIn: boolean;
}

/** Which of them a preset leaves to the table. */
export function offered(base: Rules): Record<keyof House, boolean> {
  const lasting = base.end === "last_in" || base.end === "two_left";
  return {
    threshold: base.end !== "one_deal",
    lives: base.end !== "one_deal" && base.end !== "all_but_one_over",
    buyIn: lasting && !base.keep_cards && base.penalty_tie !== "bonus",
  };
}

/** What a preset says of them. */
export function houseOf({ threshold, lives, buy_in }: Rules): House {
  return { threshold, lives, buyIn: buy_in !== "none" };
}

/** The variant that a preset becomes by them. What depends on them is changed along. */
export function withHouse(key: string, { threshold, lives, buyIn }: House): Variant {
  const base = preset(key);
  const changes: Partial<Rules> = {};
  const can = offered(base);
  if (can.threshold) changes.threshold = threshold;
  if (can.lives && lives !== base.lives) {
    changes.lives = lives;
    if (lives === 1) changes.life_lost = "none";
    // Who loses a life for the first time is not thrown back to 0, as in the Danish game.
    else if (base.lives === 1) changes.life_lost = comeback(base);
  }
  if (can.buyIn && buyIn !== (base.buy_in !== "none")) Object.assign(changes, buying(base, buyIn));
  return changed(base, changes);
}

function comeback(base: Rules): Rules["life_lost"] {
  return base.keep_cards ? "keep_highest_card" : "max_other_active";
}

function buying(base: Rules, buyIn: boolean): Partial<Rules> {
  if (!buyIn) return { buy_in: "none" };
  const others = Math.min(base.buy_in_others, 2, base.most_players - 1);
  const free = base.money === "ante_pot" ? {} : { buy_in_stakes: 0 };
  return { buy_in: "on_elimination", buy_in_others: others, ...free };
}

/** Why such rules cannot be played; null if they can. */
export function clash(rules: Rules): "reset-beyond" | "reset-costs" | "too-few-left" | null {
  const { threshold, exact_reset: reset, compare } = rules;
  if (reset > threshold) return "reset-beyond";
  if (reset && reset === threshold && compare === "ge") return "reset-costs";
  return rules.keep_cards && leftToDeal(rules) < rules.most_players ? "too-few-left" : null;
}

/** How many cards the pack has at least when everybody keeps as many as one can. */
function leftToDeal(rules: Rules): number {
  const { cards, cost } = changed(rules, {});
  let room = rules.most_players * (rules.threshold - Number(rules.compare === "ge"));
  const prices = cards.map((card) => cost.get(card)!).sort((one, other) => one - other);
  return prices.filter((price) => (room -= price) < 0).length;
}
