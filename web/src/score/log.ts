// A sheet with its whole past: every entry can be undone and done again. Mirrors
// scorekeeper/log.py.
import { enter, opened } from "./entering";
import type { Entry, Opened } from "./entries";
import { RuleError } from "../rules/errors";
import type { Sheet, Step } from "./sheet";

export interface Log {
  /** Every entry that holds, and what it led to; the first opens the sheet. */
  readonly past: readonly { readonly entry: Entry; readonly step: Step }[];
  /** Entries that were undone, the next to be done again last. */
  readonly undone: readonly Entry[];
}

/** The sheet as it is now. */
export function sheetOf(log: Log): Sheet {
  return lastOf(log).sheet;
}

/** What the last entry led to. */
export function lastOf(log: Log): Step {
  return log.past.at(-1)!.step;
}

export function entriesOf(log: Log): Entry[] {
  return log.past.map(({ entry }) => entry);
}

/** The log of a new sheet.
 *
 * @throws RuleError if the sheet cannot be opened so
 */
export function beginLog(entry: Opened): Log {
  return { past: [{ entry, step: opened(entry) }], undone: [] };
}

/** The log after one more entry; what was undone is forgotten.
 *
 * @throws RuleError if the entry is not possible now
 */
export function entered(log: Log, entry: Entry): Log {
  return { past: [...log.past, { entry, step: enter(sheetOf(log), entry) }], undone: [] };
}

export function canUndo(log: Log): boolean {
  return log.past.length > 1;
}

/** The log without its last entry; the same log if there is none. */
export function undo(log: Log): Log {
  if (!canUndo(log)) return log;
  return { past: log.past.slice(0, -1), undone: [...log.undone, log.past.at(-1)!.entry] };
}

/** The log with the entry that was undone last; the same log if there is none. */
export function redo(log: Log): Log {
  const entry = log.undone.at(-1);
  if (!entry) return log;
  return { ...entered(log, entry), undone: log.undone.slice(0, -1) };
}

/** The log that a list of entries makes.
 *
 * @throws RuleError if they do not make one
 */
export function fold(entries: readonly Entry[], undone: readonly Entry[] = []): Log {
  const [first, ...others] = entries;
  if (first?.entry !== "opened") throw new RuleError("no-sheet");
  return { ...others.reduce(entered, beginLog(first)), undone };
}
