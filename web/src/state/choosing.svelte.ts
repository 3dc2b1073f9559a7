// Choosing what is played: a variant, house rules, how many play. What is possible, what
// contradicts what and what a rule is called comes from the server.
import { ask, Refusal } from "../api";
import { language } from "../text/words.svelte";
import type { Field, Problem, VariantFields, VariantLook } from "$wire";
import { variants } from "./variants.svelte";

const SETTLE = 150;

export class Choosing {
  variant = $state("");
  /** House rules as text, each as `threshold=30`. */
  house: readonly string[] = $state([]);
  seats = $state(4);
  fields: readonly Field[] = $state([]);
  problem: Problem | null = $state(null);
  /** A refusal that is no problem of the rules. */
  failure: unknown = $state(null);
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(variant: string, house: readonly string[], seats: number) {
    this.variant = variant;
    this.house = house;
    this.seats = seats;
  }

  /** The variant as the list has it; undefined while that is not there. */
  get look(): VariantLook | undefined {
    return variants().find(({ key }) => key === this.variant);
  }

  get least(): number {
    return this.#number("least_players") ?? this.look?.least ?? 2;
  }

  get most(): number {
    return this.#number("most_players") ?? this.look?.most ?? 7;
  }

  /** Choose another variant; its house rules are its own. */
  pick(variant: string): void {
    this.variant = variant;
    this.house = [];
    this.fields = [];
    this.problem = null;
    this.seats = Math.min(Math.max(this.seats, this.least), this.most);
  }

  /** Set one rule; a rule set to what the preset has is no house rule. */
  rule(field: Field, value: string): void {
    const others = this.house.filter((rule) => !rule.startsWith(`${field.field}=`));
    this.house = value === field.preset ? others : [...others, `${field.field}=${value}`];
    this.fields = this.fields.map((each) =>
      each.field === field.field ? { ...each, value } : each,
    );
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), SETTLE);
  }

  /** Ask what the rules are as they are set, and whether they can be played. */
  async check(): Promise<void> {
    const asked = ++this.#asked;
    const query = new URLSearchParams(this.house.map((rule) => ["house", rule]));
    query.set("language", language());
    try {
      const path = `/variants/${encodeURIComponent(this.variant)}/fields?${query}`;
      const found = await ask<VariantFields>("GET", path);
      if (asked !== this.#asked) return;
      this.failure = null;
      this.problem = found.problem;
      this.fields = found.problem ? this.#asWritten(found.fields) : found.fields;
      if (!found.problem) {
        this.house = found.house;
        this.seats = Math.min(Math.max(this.seats, this.least), this.most);
      }
    } catch (error) {
      if (asked !== this.#asked) return;
      this.failure = error instanceof Refusal ? error : null;
    }
  }

  /** Fields as the server knows them, with what the reader wrote where that cannot be played. */
  #asWritten(fields: readonly Field[]): Field[] {
    const written = new Map(this.house.map((rule) => rule.split("=", 2) as [string, string]));
    return fields.map((field) => ({ ...field, value: written.get(field.field) ?? field.value }));
  }

  #number(name: string): number | undefined {
    const value = Number(this.fields.find(({ field }) => field === name)?.value);
    return Number.isInteger(value) && value > 0 ? value : undefined;
  }
}
