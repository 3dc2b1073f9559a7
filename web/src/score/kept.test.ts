import { describe, expect, it } from "vitest";
import type { Entry } from "./entries";
import { MOST, Sheets, newId, type Kept, type Shelf } from "./kept";
import { sheetOf } from "./log";

/** A shelf as browsers have one, with room for so many letters. */
function shelf(room = Infinity): Shelf & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    get length() {
      return texts.size;
    },
    key: (place) => [...texts.keys()][place] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    removeItem: (key) => void texts.delete(key),
    setItem: (key, text) => {
      if (text.length > room) throw new DOMException("full", "QuotaExceededError");
      texts.set(key, text);
    },
  };
}

const OPENED: Entry = { entry: "opened", variant: "spillemagasinet", players: ["Ida", "Bo"] };
const WON: Entry[] = [
  { entry: "took", takers: ["Ida"], card: "A" },
  { entry: "took", takers: ["Ida"], card: "A" },
];

function kept(id: string, at: number, entries: Entry[] = []): Kept {
  return { version: 1, id, name: `table ${id}`, at, entries: [OPENED, ...entries], undone: [] };
}

describe("a sheet", () => {
  it("is kept with what was undone, and found again by a later page", () => {
    const here = shelf();
    const entry: Entry = { entry: "took", takers: ["Bo"], card: "9" };
    new Sheets(here).save({ ...kept("a", 1), undone: [entry] });
    const found = new Sheets(here).load("a")!;
    expect(found.kept.name).toBe("table a");
    expect(sheetOf(found.log).match.standing.scores).toEqual([0, 0]);
    expect(found.log.undone).toEqual([entry]);
  });
  it.each([
    ["of another version", JSON.stringify({ ...kept("a", 1), version: 2 })],
    ["that is no JSON", "{"],
    ["of something else", "[]"],
    ["whose entries mean nothing", JSON.stringify({ ...kept("a", 1), entries: [WON[0]] })],
  ])("%s is left alone", (_, text) => {
    const here = shelf();
    here.texts.set("agurk.sheet.a", text);
    expect(new Sheets(here).load("a")).toBeNull();
    expect(new Sheets(here).list()).toEqual([]);
    expect(new Sheets(here).unread()).toMatchObject([{ id: "a", text }]);
    expect(here.texts.size).toBe(1);
  });
  it("is kept while the page is open where nothing lasts", () => {
    const sheets = new Sheets(null);
    expect(sheets.save(kept("a", 1))).toBe(false);
    expect(sheets.lasts).toBe(false);
    expect(sheets.list().map(({ id }) => id)).toEqual(["a"]);
  });
  it("that finds no room is kept while the page is open", () => {
    const sheets = new Sheets(shelf(10));
    expect(sheets.save(kept("a", 1))).toBe(false);
    expect(sheets.load("a")).not.toBeNull();
  });
  it("is gone when it is removed", () => {
    const sheets = new Sheets(shelf());
    sheets.save(kept("a", 1));
    sheets.remove("a");
    expect(sheets.load("a")).toBeNull();
  });
});

describe("the sheets", () => {
  it("are listed with the latest first", () => {
    const sheets = new Sheets(shelf());
    sheets.save(kept("old", 1, WON));
    sheets.save(kept("new", 2));
    expect(sheets.list().map(({ id, deal, winners }) => [id, deal, winners])).toEqual([
      ["new", 1, []],
      ["old", 0, ["Bo"]],
    ]);
  });
  it("give way to new ones once they are finished, the oldest first", () => {
    const sheets = new Sheets(shelf());
    const over = [5, 7];
    for (let at = 1; at <= MOST; at++)
      sheets.save(kept(`s${at}`, at, over.includes(at) ? WON : []));
    sheets.save(kept("one more", 100));
    const ids = sheets.list().map(({ id }) => id);
    expect(ids).toHaveLength(MOST);
    expect(ids).not.toContain("s5");
    expect(ids).toContain("s7");
  });
  it("that go on give way to nothing", () => {
    const sheets = new Sheets(shelf());
    for (let at = 1; at < MOST; at++) sheets.save(kept(`s${at}`, at));
    expect(sheets.roomy).toBe(true);
    sheets.save(kept(`s${MOST}`, MOST));
    expect(sheets.roomy).toBe(false);
    sheets.save(kept("s1", 100, WON));
    expect(sheets.roomy).toBe(true);
    sheets.save(kept("one more", 101));
    sheets.save(kept("and another", 102));
    expect(sheets.list()).toHaveLength(MOST + 1);
    expect(sheets.load("s2")).not.toBeNull();
    expect(sheets.load("s1")).toBeNull();
  });
  it("have names of their own", () => {
    expect(newId(1)).not.toBe(newId(2));
    expect(newId(Date.now())).toMatch(/^[a-z0-9]+$/);
  });
});
