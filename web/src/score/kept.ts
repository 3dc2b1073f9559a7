// The score sheets that this device keeps. Each is the list of its entries, so that a later page
// counts them anew by its own rules.
import type { Entry } from "./entries";
import { fold, sheetOf, type Log } from "./log";
import { isOver, winnersOf, type Sheet } from "./sheet";

/** A sheet as it is kept. */
export interface Kept {
  /** Which form this is; a later page may have another. */
  version: 1;
  id: string;
  /** What the table is called. */
  name: string;
  /** When it was changed last, in milliseconds. */
  at: number;
  entries: Entry[];
  undone: Entry[];
}

/** A line of the list of sheets. */
export interface Summary {
  id: string;
  name: string;
  at: number;
  players: readonly string[];
  variant: string;
  /** Which deal is next; 0 once the match is over. */
  deal: number;
  winners: readonly string[];
}

const PREFIX = "agurk.sheet.";

/** A sheet that is kept here, but that this page cannot read: of a later page, or damaged. */
export interface Unread {
  id: string;
  name: string;
  text: string;
}

/** How many sheets are kept. Finished ones give way to new ones, the one changed longest ago first. */
export const MOST = 40;

/** What keeps text by name, such as the browser's local storage. */
export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

export class Sheets {
  /** What is kept while the page is open where nothing else can be. */
  readonly #memory = new Map<string, string>();

  constructor(readonly shelf: Shelf | null) {}

  /** Whether sheets outlive the page. */
  get lasts(): boolean {
    return this.shelf !== null;
  }

  /** The sheet with an id, and its log; null if there is none, or it cannot be read. */
  load(id: string): { kept: Kept; log: Log } | null {
    const kept = this.#read(id);
    if (!kept) return null;
    try {
      return { kept, log: fold(kept.entries, kept.undone) };
    } catch {
      return null;
    }
  }

  /** Whether there is room for one more, or a finished one that gives way. */
  get roomy(): boolean {
    return this.#ids().length < MOST || this.list().some(({ deal }) => deal === 0);
  }

  /** Keep a sheet; false if this device has no room. */
  save(kept: Kept): boolean {
    const text = JSON.stringify(kept);
    this.#memory.set(kept.id, text);
    if (!this.shelf) return false;
    this.#makeRoom(kept.id);
    try {
      this.shelf.setItem(PREFIX + kept.id, text);
      return true;
    } catch {
      return false;
    }
  }

  remove(id: string): void {
    this.#memory.delete(id);
    this.shelf?.removeItem(PREFIX + id);
  }

  /** All sheets, the one changed last first. */
  list(): Summary[] {
    return this.#ids()
      .flatMap((id) => {
        const found = this.load(id);
        return found ? [summary(found.kept, sheetOf(found.log))] : [];
      })
      .sort((one, other) => other.at - one.at);
  }

  /** The sheets that cannot be read. */
  unread(): Unread[] {
    return this.#ids()
      .filter((id) => !this.load(id))
      .map((id) => ({ id, name: this.#read(id)?.name || id, text: this.#text(id) }));
  }

  #ids(): string[] {
    const ids = new Set(this.#memory.keys());
    for (let place = 0; place < (this.shelf?.length ?? 0); place++) {
      const key = this.shelf!.key(place);
      if (key?.startsWith(PREFIX)) ids.add(key.slice(PREFIX.length));
    }
    return [...ids];
  }

  #text(id: string): string {
    return this.shelf?.getItem(PREFIX + id) ?? this.#memory.get(id) ?? "null";
  }

  #read(id: string): Kept | null {
    try {
      const kept = JSON.parse(this.#text(id)) as Kept | null;
      return kept?.version === 1 && Array.isArray(kept.entries) ? kept : null;
    } catch {
      return null;
    }
  }

  #makeRoom(id: string): void {
    const many = this.#ids().length - MOST;
    if (many <= 0) return;
    const over = this.list().filter((each) => each.id !== id && each.deal === 0);
    for (const each of over.reverse().slice(0, many)) this.remove(each.id);
  }
}

function summary({ id, name, at }: Kept, sheet: Sheet): Summary {
  return {
    id,
    name,
    at,
    players: sheet.people,
    variant: sheet.match.variant.name,
    deal: isOver(sheet) ? 0 : sheet.match.number,
    winners: winnersOf(sheet),
  };
}

/** The browser's local storage; null where it keeps nothing. */
export function localShelf(): Shelf | null {
  try {
    const probe = `${PREFIX}probe`;
    localStorage.setItem(probe, "");
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return null;
  }
}

/** A name for a new sheet that no other has. */
export function newId(now: number): string {
  return now.toString(36) + Math.floor(Math.random() * 36 ** 4).toString(36);
}
