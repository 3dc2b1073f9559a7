// The sheet in use: its log, what is being chosen for the next entry, and what that would do.
import { RuleError } from "../rules/errors";
import { keptIn } from "../rules/match";
import { lowestMatters } from "./counting";
import { enter } from "./entering";
import type { Entry, Took } from "./entries";
import type { Kept, Sheets } from "./kept";
import { keysOf, needsCard, type Key } from "./keys";
import { canUndo, entered, entriesOf, lastOf, redo, sheetOf, undo, type Log } from "./log";
import { previewOf, type Preview } from "./preview";
import { askedOf, isOver, playersIn, type Sheet } from "./sheet";
import { told } from "./telling";

export class Keeping {
  readonly id: string;
  name: string = $state("");
  /** Who took the last trick; several in order of play. */
  takers: readonly string[] = $state([]);
  /** The rank or card that is chosen; empty for none. */
  card: string = $state("");
  /** Whether several played the highest rank. */
  shared: boolean = $state(false);
  /** The points that are noted in place of a card; null where a card is. */
  points: number | null = $state(null);
  byPoints: boolean = $state(false);
  kontra: string = $state("");
  one: boolean = $state(false);
  /** How often the cost of each taker is doubled for exchanges. */
  doubling: Readonly<Record<string, number>> = $state({});
  lowest: string = $state("");
  /** What the last entry led to, in sentences. */
  told: readonly string[] = $state([]);
  /** Why the last entry was refused. */
  refused: RuleError | null = $state(null);
  /** Whether this device has kept the sheet. */
  lasts: boolean = $state(true);
  readonly #sheets: Sheets;
  #log: Log;
  /** Who has just lost a life, for the eye. */
  drawn: readonly string[] = $state([]);

  constructor(sheets: Sheets, kept: Kept, log: Log) {
    this.#sheets = sheets;
    this.#log = $state.raw(log);
    this.id = kept.id;
    this.name = kept.name;
    this.lasts = sheets.lasts;
  }

  readonly sheet: Sheet = $derived.by(() => sheetOf(this.#log));
  readonly over: boolean = $derived.by(() => isOver(this.sheet));
  readonly asked: string | null = $derived.by(() => askedOf(this.sheet));
  readonly canUndo: boolean = $derived.by(() => canUndo(this.#log));
  readonly canRedo: boolean = $derived.by(() => this.#log.undone.length > 0);
  /** The keys for cards; those that all lie out are left out. */
  readonly keys: readonly Key[] = $derived.by(() => {
    const kept = keptIn(this.sheet.match);
    const left = (key: Key) =>
      key.cards.some(
        (card) =>
          this.sheet.match.variant.cards.filter((each) => each === card).length >
          kept.filter((each) => each === card).length,
      );
    const keys = keysOf(this.sheet.match.variant);
    return kept.length ? keys.filter(left) : keys;
  });
  readonly asksCard: boolean = $derived.by(() => needsCard(this.sheet.match.variant));
  readonly mayShare: boolean = $derived.by(
    () => this.sheet.match.variant.penalty_tie !== "last_only",
  );
  /** Whether somebody has to say who played the lowest card. */
  readonly asksLowest: boolean = $derived.by(() => {
    if (!lowestMatters(this.sheet.match.variant) || !this.takers.length) return false;
    return playersIn(this.sheet).filter((player) => !this.takers.includes(player)).length > 1;
  });

  /** What would be entered; null while something is missing. */
  readonly took: Took | null = $derived.by(() => {
    const noPoints = this.byPoints && this.points === null;
    const noCard = this.asksCard && !this.byPoints && !this.card;
    if (!this.takers.length || noPoints || noCard || (this.asksLowest && !this.lowest)) return null;
    const took: Took = { entry: "took", takers: [...this.takers] };
    if (this.byPoints) return { ...took, points: this.points, ...this.#lowest() };
    const times = (factor: number) => this.takers.filter((each) => this.doubling[each] === factor);
    if (this.card) took.card = this.card;
    if (this.kontra) took.kontra = this.kontra;
    if (this.one) took.one = true;
    if (times(2).length) took.doubled = times(2);
    if (times(4).length) took.redoubled = times(4);
    return { ...took, ...this.#lowest() };
  });

  /** What that would do, or why it cannot be. */
  readonly preview: Preview | RuleError | null = $derived.by(() => {
    if (!this.took) return null;
    try {
      return previewOf(this.sheet, enter(this.sheet, this.took));
    } catch (error) {
      if (error instanceof RuleError) return error;
      throw error;
    }
  });

  /** Choose who took the last trick, or one more who had the same rank. */
  pick(player: string): void {
    if (!this.shared) this.takers = [player];
    else if (this.takers.includes(player)) {
      this.takers = this.takers.filter((each) => each !== player);
    } else this.takers = [...this.takers, player];
    if (this.takers.includes(this.lowest)) this.lowest = "";
  }

  /** Say whether several had the highest rank. */
  share(shared: boolean): void {
    this.shared = shared;
    if (!shared) this.takers = this.takers.slice(-1);
  }

  notePoints(byPoints: boolean): void {
    this.byPoints = byPoints;
    this.points = null;
    this.card = "";
  }

  /** Enter what is chosen. */
  confirm(): void {
    if (this.took) this.enter(this.took);
  }

  /** Enter anything; what is refused leaves the sheet as it was. */
  enter(entry: Entry): boolean {
    try {
      this.#follow(entered(this.#log, entry), true);
      return true;
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      this.refused = error;
      return false;
    }
  }

  undo(): void {
    this.#follow(undo(this.#log), false);
  }

  redo(): void {
    this.#follow(redo(this.#log), true);
  }

  /** Keep the sheet, under its name. */
  save(): void {
    const log = this.#log;
    const kept: Kept = {
      version: 1,
      id: this.id,
      name: this.name,
      at: Date.now(),
      entries: entriesOf(log),
      undone: [...log.undone],
    };
    this.lasts = this.#sheets.save(kept);
  }

  #lowest(): Pick<Took, "lowest"> {
    return this.asksLowest && this.lowest ? { lowest: this.lowest } : {};
  }

  #follow(log: Log, forward: boolean): void {
    this.#log = log;
    this.#clear();
    this.save();
    const { sheet, happened } = lastOf(log);
    this.told = forward ? told({ sheet, happened }) : [];
    this.drawn = forward
      ? happened.flatMap((each) =>
          each.what === "life-lost" || each.what === "went-out" ? [sheet.seated[each.seat]!] : [],
        )
      : [];
  }

  #clear(): void {
    this.takers = [];
    this.card = "";
    this.points = null;
    this.byPoints = false;
    this.shared = false;
    this.kontra = "";
    this.one = false;
    this.doubling = {};
    this.lowest = "";
    this.refused = null;
  }
}
