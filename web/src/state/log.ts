// The table's log: one sentence a thing that happened, grouped by deal and trick.
import type { Event, MatchScene, Phrase } from "$wire";
import { language, words } from "../text/words.svelte";
import { saying, sentence } from "./events";
import { who, type People } from "./naming";
import type { LogLine } from "./shown";

/** How many lines are kept. */
const MOST = 400;

/** What the lines of one heading have in common. */
interface Group {
  kind: "table" | "deal" | "trick";
  /** Which deal, or which trick of it. */
  number: number;
  taken: { seat: number; points: number | null; people: People } | null;
}

interface Item {
  key: string;
  kind: LogLine["kind"];
  group: Group;
  make: () => string;
  made: { language: string; text: string } | null;
}

const CARDS = new Set(["played", "trick-taken"]);

export class Log {
  #items: Item[] = [];
  #group: Group = { kind: "table", number: 0, taken: null };
  #trick = 1;
  #count = 0;

  /** Begin in the middle of a match: before `missed` had happened, which comes next. */
  begin(match: MatchScene | null, missed: readonly Event[]): void {
    const dealt = missed.some(({ type }) => type === "dealt");
    const taken = missed.filter(({ type }) => type === "trick-taken").length;
    if (!match || dealt) return;
    this.#trick = Math.max(1, match.tricks.length + (match.counts.length ? 1 : 0) - taken);
    if (match.deal && missed.length) this.#group = trickGroup(this.#trick);
  }

  /** Write down what happened. */
  add(event: Event, people: People): void {
    this.#turnTo(event, people);
    const kind = CARDS.has(event.type) ? "card" : "table";
    this.#write(kind, () => sentence(event, people));
    this.#follow(event);
  }

  /** Write down what somebody says. */
  talk(seat: number, phrase: Phrase | null, text: string, people: People): void {
    this.#write("talk", () => saying(seat, phrase, text, people));
  }

  /** Write down a sentence of the table's own. */
  note(name: string): void {
    this.#write("table", () => words("table")(name));
  }

  /** All lines, the newest first. */
  lines(): LogLine[] {
    const lines: LogLine[] = [];
    for (const item of this.#items) {
      const text = said(item);
      if (text) lines.push({ key: item.key, kind: item.kind, group: heading(item.group), text });
    }
    return lines;
  }

  #write(kind: LogLine["kind"], make: () => string): void {
    const key = String(++this.#count);
    this.#items = [{ key, kind, group: this.#group, make, made: null }, ...this.#items];
    this.#items.length = Math.min(this.#items.length, MOST);
  }

  /** Begin a new heading where this event does. */
  #turnTo(event: Event, people: People): void {
    switch (event.type) {
      case "match-begun":
        this.#group = { kind: "table", number: 0, taken: null };
        break;
      case "dealt":
        this.#group = { kind: "deal", number: event.deal, taken: null };
        this.#trick = 1;
        break;
      case "played":
        if (this.#group.kind !== "trick" || this.#group.taken) {
          this.#group = trickGroup(this.#trick);
        }
        break;
      case "trick-taken":
        this.#group.taken = { seat: event.seat, points: null, people };
        break;
      case "paid":
        if (this.#group.taken?.seat === event.seat) this.#group.taken.points = event.points;
    }
  }

  /** Keep count of the tricks. */
  #follow(event: Event): void {
    if (event.type === "trick-taken") this.#trick += 1;
    else if (event.type === "taken-back" && this.#group.kind === "trick" && this.#group.taken) {
      this.#group.taken = null;
      this.#trick -= 1;
    }
  }
}

function trickGroup(number: number): Group {
  return { kind: "trick", number, taken: null };
}

function said(item: Item): string {
  if (item.made?.language !== language()) {
    item.made = { language: language(), text: item.make() };
  }
  return item.made.text;
}

/** What stands above the lines of a group. */
function heading({ kind, number, taken }: Group): string {
  const say = words("table");
  if (kind === "table") return say("group-table");
  if (kind === "deal") return say("group-deal", { deal: number });
  if (!taken) return say("group-trick", { trick: number });
  const { seat, points, people } = taken;
  const by = { ...who(seat, people), trick: number };
  return points === null ? say("group-taken", by) : say("group-paid", { ...by, points });
}
