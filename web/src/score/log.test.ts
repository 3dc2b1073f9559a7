// Score sheets are counted as Python counts them: spec/scores.jsonl, every variant.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { RuleError } from "../rules/errors";
import { buyInScore } from "../rules/standing";
import type { Entry, Opened } from "./entries";
import { recordOf } from "./export";
import { beginLog, entered, fold, redo, sheetOf, undo, entriesOf, type Log } from "./log";
import { askedOf, dealerOf, losersOf, winnersOf, type Sheet } from "./sheet";

interface Golden {
  entries: Entry[];
  after: (Record<string, unknown> | null)[];
  rows: unknown[];
  record: string | null;
}

const SHEETS = readFileSync(new URL("../../../spec/scores.jsonl", import.meta.url), "utf-8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Golden);

function stands(sheet: Sheet): Record<string, unknown> {
  const { standing, waiting, variant, number, size } = sheet.match;
  return {
    seated: sheet.seated,
    scores: standing.scores,
    lives: standing.lives,
    money: standing.money,
    pot: standing.pot,
    dealer: dealerOf(sheet),
    deal: number,
    size,
    asked: askedOf(sheet),
    at: waiting.length ? buyInScore(variant, standing, waiting[0]!) : null,
    winners: winnersOf(sheet),
    losers: losersOf(sheet),
  };
}

function rows(sheet: Sheet): unknown[] {
  return sheet.rows.map((row) => [
    row.number,
    row.dealer,
    row.void,
    row.cells.map(({ player, score, mark, after, bought }) => [player, score, mark, after, bought]),
  ]);
}

function tried(log: Log, entry: Entry): Log | null {
  try {
    return entered(log, entry);
  } catch (error) {
    if (error instanceof RuleError) return null;
    throw error;
  }
}

function written(sheet: Sheet): string | null {
  try {
    return recordOf(sheet);
  } catch (error) {
    if (error instanceof RuleError) return null;
    throw error;
  }
}

describe("a golden sheet", () => {
  it.each(
    SHEETS.map(
      (golden, place) => [`${(golden.entries[0] as Opened).variant} ${place}`, golden] as const,
    ),
  )("of %s is counted as the scorekeeper counts it", (_, { entries, after, rows: due, record }) => {
    let log = beginLog(entries[0] as Opened);
    let expected = after[0]!;
    expect(stands(sheetOf(log))).toEqual(expected);
    entries.slice(1).forEach((entry, place) => {
      const change = after[place + 1]!;
      const next = tried(log, entry);
      expect([place, entry, next === null]).toEqual([place, entry, change === null]);
      if (!next) return;
      log = next;
      expected = { ...expected, ...change };
      expect([place, stands(sheetOf(log))]).toEqual([place, expected]);
    });
    expect(rows(sheetOf(log))).toEqual(due);
    expect(written(sheetOf(log))).toEqual(record);
    expect(fold(entriesOf(log))).toEqual(log);
  });
});

describe("a log", () => {
  const opening: Opened = { entry: "opened", variant: "danish", players: ["Ida", "Bo", "Saga"] };
  const log = entered(beginLog(opening), { entry: "took", takers: ["Bo"], card: "9" });

  it("is undone and done again", () => {
    expect(sheetOf(undo(log)).match.standing.scores).toEqual([0, 0, 0]);
    expect(redo(undo(log))).toEqual(log);
  });
  it("has nothing to undo before the first entry", () => {
    expect(undo(undo(log))).toEqual(undo(log));
  });
  it("forgets what was undone once something else is entered", () => {
    const other = entered(undo(log), { entry: "took", takers: ["Ida"], card: "K" });
    expect(redo(other)).toBe(other);
  });
});
