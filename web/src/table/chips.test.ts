import type { MatchScene } from "$wire";
import { describe, expect, it } from "vitest";
import type { SeatShown } from "../state/shown";
import { chipsOf } from "./chips";

const seat = (over: Partial<SeatShown> = {}) =>
  ({ seat: 1, name: "Bo", person: true, present: true, bot: "", ...over }) as SeatShown;
const match = (over: Partial<MatchScene> = {}) =>
  ({
    tricks: [],
    trick: [],
    exchanged: [],
    demands: [],
    kontra: null,
    result: null,
    ...over,
  }) as unknown as MatchScene;
const names = (of: SeatShown, at: MatchScene | null = match()) =>
  chipsOf(of, at).map(({ name }) => name);

describe("beside a name", () => {
  it("the most pressing is said first", () => {
    const found = names(seat({ toAct: true, standIn: true, bot: "ladder", present: false }));
    expect(found).toEqual(["chip-plays", "chip-stand-in", "chip-away"]);
  });

  it("nothing is said of somebody who is out", () => {
    expect(names(seat({ out: true, bot: "ladder", toCome: true }))).toEqual([]);
  });

  it("the reader is never called away", () => {
    expect(names(seat({ you: true, present: false }))).toEqual([]);
  });

  it("who deals and who changed cards is said until the first card", () => {
    const changed = match({ exchanged: [[1, 2]] });
    const before = chipsOf(seat({ dealer: true }), changed);
    expect(before.map(({ name }) => name)).toEqual(["chip-deals", "chip-changed"]);
    expect(before[1]!.args).toEqual({ cards: 2 });
    const after = match({ exchanged: [[1, 2]], trick: [{ seat: 0, cards: ["9c"] }] });
    expect(names(seat({ dealer: true }), after)).toEqual([]);
  });

  it("what was paid is said in points", () => {
    const [first] = chipsOf(seat({ paid: true, price: 12 }), match());
    expect(first).toEqual({ kind: "warm", name: "chip-price", args: { points: 12 } });
  });

  it("whoever looks after the table is known before a match", () => {
    expect(names(seat({ owner: true }), null)).toEqual(["chip-host"]);
  });
});
