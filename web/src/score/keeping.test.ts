// @vitest-environment happy-dom
// An evening as the page sees it: what is chosen, what the button says, and what it leads to.
import { beforeAll, describe, expect, it } from "vitest";
import { RuleError } from "../rules/errors";
import { speak } from "../text/words.svelte";
import type { Entry, Opened } from "./entries";
import { NOTHING, verdict, withCard, withoutLast } from "./dispute";
import { Keeping } from "./keeping.svelte";
import { Sheets } from "./kept";
import { keysOf } from "./keys";
import { entriesOf, fold } from "./log";
import { preset } from "../rules/presets";
import { plainText } from "./share";
import { buyInQuestion, result } from "./telling";
import { wrong } from "./wrong";

beforeAll(() => speak("page", "keeping", "scorekeeper", "cards", "lists", "reasons", "invite"));

function keeping(variant = "danish", players = ["Ida", "Bo", "Saga"], entries: Entry[] = []) {
  const opened: Opened = { entry: "opened", variant, players };
  const log = fold([opened, ...entries]);
  const kept = { version: 1, id: "a", name: "Kitchen table", at: 0, undone: [] } as const;
  const sheets = new Sheets(null);
  const made = new Keeping(sheets, { ...kept, entries: entriesOf(log), undone: [] }, log);
  return Object.assign(made, { sheets });
}

function took(takers: string, card: string): Entry {
  return { entry: "took", takers: takers.split("+"), card };
}

function preview(at: Keeping) {
  const told = at.preview;
  return told instanceof RuleError ? wrong(told) : (told ?? { head: "", detail: "", costs: false });
}

describe("the button says", () => {
  it.each([
    ["danish", [], "Ida", "9", "Ida pays 9", "That makes 9.", false],
    [
      "danish",
      [took("Ida", "A"), took("Bo", "9")],
      "Ida",
      "Q",
      "Ida pays 12: a cucumber",
      "14 and 12 make 26. Back in at 9.",
      true,
    ],
    [
      "danish_exact_reset",
      [took("Ida", "Q")],
      "Ida",
      "9",
      "Ida pays 9: back to 0",
      "12 and 9 make 21.",
      false,
    ],
    ["cucumber", [took("Ida", "A")], "Ida", "A", "Ida pays 14", "14 and 14 make 28.", false],
    [
      "cucumber",
      [took("Ida", "A"), took("Ida", "A")],
      "Ida",
      "2",
      "Ida pays 2, and is out",
      "28 and 2 make 30.",
      true,
    ],
    ["five_cucumbers", [], "Ida", "1", "Ida takes it for nothing", "", false],
  ] as const)(
    "in %s after %j that %s with %s: %s",
    (variant, before, who, card, head, detail, costs) => {
      const at = keeping(variant, ["Ida", "Bo", "Saga"], [...before]);
      at.pick(who);
      at.card = card;
      expect(preview(at)).toMatchObject({ head, detail, costs });
    },
  );
  it("who pays when several had it", () => {
    const at = keeping("cucumber", ["Ida", "Bo", "Saga"]);
    at.share(true);
    at.pick("Ida");
    at.pick("Bo");
    at.card = "K";
    expect(preview(at)).toMatchObject({
      head: "Ida and Bo pay 13 each",
      detail: "Ida: 13. Bo: 13.",
    });
    expect(at.took?.takers).toEqual(["Ida", "Bo"]);
    at.share(false);
    expect(at.takers).toEqual(["Bo"]);
  });
  it("nothing while something is missing", () => {
    const at = keeping();
    expect(at.preview).toBeNull();
    at.pick("Ida");
    expect(at.preview).toBeNull();
    at.confirm();
    expect(at.canUndo).toBe(false);
  });
  it("why it cannot be", () => {
    const at = keeping("cucumber", ["Ida", "Bo", "Saga"]);
    at.pick("Ida");
    at.notePoints(true);
    at.points = -1;
    expect(preview(at)).toBe("Points are a whole number from 0.");
  });
  it("who has won", () => {
    const at = keeping("cucumber", ["Ida", "Bo"], [took("Ida", "A"), took("Ida", "A")]);
    at.pick("Ida");
    at.card = "2";
    expect(preview(at)).toMatchObject({
      detail: "28 and 2 make 30. Bo is the last one in, and wins.",
    });
  });
});

describe("an entry", () => {
  it("is kept, told, undone and done again", () => {
    const at = keeping();
    at.pick("Bo");
    at.card = "9";
    at.confirm();
    expect([at.takers, at.card, at.told]).toEqual([[], "", ["Bo pays 9."]]);
    expect(at.sheets.load("a")?.kept.entries).toHaveLength(2);
    at.undo();
    expect(at.sheet.match.standing.scores).toEqual([0, 0, 0]);
    expect(at.canRedo).toBe(true);
    expect(at.sheets.load("a")?.kept.undone).toHaveLength(1);
    at.redo();
    expect(at.sheet.match.standing.scores).toEqual([0, 9, 0]);
  });
  it("that costs a life lets its cucumber be drawn once", () => {
    const at = keeping("danish", ["Ida", "Bo"], [took("Ida", "A")]);
    at.enter(took("Ida", "A"));
    expect(at.drawn).toEqual(["Ida"]);
    at.enter(took("Bo", "2"));
    expect(at.drawn).toEqual([]);
  });
  it("that is refused says why and changes nothing", () => {
    const at = keeping();
    expect(at.enter({ entry: "joined", player: "Ida" })).toBe(false);
    expect(wrong(at.refused!)).toContain("Two players are called Ida");
    expect(at.canUndo).toBe(false);
  });
  it("of extras goes with the trick", () => {
    const at = keeping("rassi", ["Ida", "Bo", "Saga"]);
    at.pick("Ida");
    at.card = "9";
    at.doubling = { Ida: 2 };
    expect(at.took).toMatchObject({ card: "9", doubled: ["Ida"] });
    expect(preview(at)).toMatchObject({ head: "Ida pays 18" });
  });
  it("asks for the lowest card only where it decides who goes on", () => {
    const at = keeping("norwegian_vidargas", ["Ida", "Bo", "Saga"]);
    at.pick("Ida");
    at.card = "9";
    expect([at.asksLowest, at.took]).toEqual([true, null]);
    at.lowest = "Saga";
    expect(at.took?.lowest).toBe("Saga");
    expect(keeping().asksLowest).toBe(false);
  });
});

describe("the end", () => {
  const before = ["A", "A", "2"].map((card) => took("Ida", card));

  it("asks who is out whether to buy in", () => {
    const at = keeping("cucumber_hard", ["Ida", "Bo", "Saga", "Ola"], before);
    expect(at.asked).toBe("Ida");
    expect(buyInQuestion(at.sheet)).toBe(
      "Ida may buy in at 0 for one unit. Without an answer Ida is out with 30.",
    );
    at.enter({ entry: "answered", player: "Ida", bought: true });
    expect([at.asked, at.sheet.match.standing.scores]).toEqual([null, [0, 0, 0, 0]]);
  });
  it("names the winner, and a rematch begins with the next dealer", () => {
    const at = keeping("cucumber", ["Ida", "Bo"], before);
    expect([at.over, result(at.sheet)]).toEqual([true, "Bo is the last one in, and wins."]);
    expect(plainText("Kitchen table", at.sheet).split("\n").slice(1)).toEqual([
      "Ida: out",
      "Bo: 0",
      "Bo is the last one in, and wins.",
    ]);
    at.enter({ entry: "rematch" });
    expect([at.over, at.sheet.match.standing.scores]).toEqual([false, [0, 0]]);
  });
});

describe("a dispute", () => {
  const danish = preset("danish");
  const key = (entered: string) => keysOf(danish).find((each) => each.entered === entered)!;

  it("is settled by the hand that is left", () => {
    let dispute = withCard(danish, NOTHING, "trick", key("9"));
    dispute = withCard(danish, dispute, "played", key("6"));
    dispute = withCard(danish, dispute, "left", key("K"));
    dispute = withCard(danish, dispute, "left", key("2"));
    expect(verdict(danish, dispute)).toEqual([
      "Not legal. The 6 is under the 9, and the lowest in hand was the 2.",
      "It should have been 2♣ or K♣.",
      "The hand left shows it: 2♣.",
    ]);
    expect(verdict(danish, withoutLast(dispute, "left"))[0]).toBe(
      "Legal. The lowest in hand, the 6, is always allowed.",
    );
  });
  it("names each card of a rank once, and no more than there are", () => {
    let dispute = NOTHING;
    for (let place = 0; place < 5; place++) dispute = withCard(danish, dispute, "trick", key("9"));
    expect(dispute.trick).toEqual([["9c"], ["9d"], ["9h"], ["9s"]]);
    expect(withoutLast(dispute, "trick").trick).toHaveLength(3);
  });
  it("is about sets where sets are led", () => {
    const gurka = preset("gurka_is");
    const keys = keysOf(gurka);
    const of = (entered: string) => keys.find((each) => each.entered === entered)!;
    let dispute = withCard(gurka, NOTHING, "trick", of("5"), true);
    dispute = withCard(gurka, dispute, "trick", of("5"), false);
    expect(dispute.trick).toEqual([["5c", "5d"]]);
    dispute = withCard(gurka, dispute, "trick", of("9"), true);
    dispute = withCard(gurka, dispute, "played", of("J"));
    expect(() => verdict(gurka, dispute)).toThrow(RuleError);
    expect(withoutLast(withoutLast(dispute, "trick"), "trick").trick).toEqual([["5c"]]);
  });
  it("has no verdict before there is a card", () => {
    expect(verdict(danish, NOTHING)).toEqual([]);
  });
});
