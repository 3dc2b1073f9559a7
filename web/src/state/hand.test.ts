import { describe, expect, test } from "vitest";
import { match, mine, plays } from "./given";
import { cardsOf, handShown, keyFor, keysOf, momentOf, optionFor, picks } from "./hand";

const NOTHING = new Set<string>();
const TURN = { turn: true, chosen: NOTHING };

test("an action names cards, or none", () => {
  expect(cardsOf("9c")).toEqual(["9c"]);
  expect(cardsOf("9c+9d")).toEqual(["9c", "9d"]);
  expect(cardsOf("exchange 2c 3d")).toEqual(["2c", "3d"]);
  for (const other of ["exchange none", "size 5", "kontra", "no kontra", "buy-in", "no buy-in"]) {
    expect(cardsOf(other)).toEqual([]);
  }
});

describe("the hand", () => {
  test("says what each card does on one's turn, and which may not be played", () => {
    const hand = handShown(mine("3c 8d Jh", "3c lowest, Jh beats"), match(), TURN);
    expect(hand.map(({ why, legal, off }) => [why, legal, off])).toEqual([
      ["lowest", true, false],
      ["", false, true],
      ["beats", true, false],
    ]);
  });

  test("says nothing while somebody else plays", () => {
    const hand = handShown(mine("3c 8d"), match(), { turn: false, chosen: NOTHING });
    expect(hand.every(({ legal, off, why }) => !legal && !off && !why)).toBe(true);
  });

  test("has no word under a card that is led, the only one, or changed", () => {
    const whys = (held: string, options: string, phase = "play") =>
      handShown(mine(held, options), match({ phase }), TURN).map(({ why, legal }) => [why, legal]);
    expect(whys("3c", "3c only")).toEqual([["", true]]);
    expect(whys("3c", "3c lead")).toEqual([["", true]]);
    expect(whys("3c 4c", "exchange none, exchange 3c", "exchange")).toEqual([
      ["", true],
      ["", false],
    ]);
  });

  test("says of a card alone rather than of the set that it is part of", () => {
    const hand = handShown(mine("3c 3d", "3c+3d beats, 3c lowest"), match(), TURN);
    expect(hand.map(({ why }) => why)).toEqual(["lowest", "beats"]);
  });

  test("has no card that may be played while a question is asked", () => {
    const hand = handShown(mine("3c", "kontra, no kontra"), match({ phase: "kontra" }), TURN);
    expect(hand).toMatchObject([{ legal: false, off: false }]);
  });

  test("keeps the key of a card that is there twice when the other is played", () => {
    expect(keysOf(["3", "3", "4"])).toEqual(["3", "3.2", "4"]);
  });
});

describe("a card is found", () => {
  const hand = handShown(mine("3c 3d Tc Jh", "3d lowest, Jh beats"), match(), TURN);

  test.each([
    ["by its key", "3c", "3c"],
    ["by its rank, the legal one first", "3", "3d"],
    ["by its letter", "j", "Jh"],
    ["by two digits", "10", "Tc"],
    ["by the letter of the ten", "t", "Tc"],
    ["by its value", "11", "Jh"],
    ["nowhere if it is not held", "K", null],
  ])("%s", (_, typed, key) => {
    expect(keyFor(hand, typed)).toBe(key);
  });
});

test("cards are chosen first where sets or changes are possible", () => {
  expect(picks(match(), mine("3c", "3c lead"))).toBe(false);
  expect(picks(match(), mine("3c 3d", "3c lead, 3c+3d lead"))).toBe(true);
  expect(picks(match({ phase: "exchange" }), mine("3c", "exchange none"))).toBe(true);
});

test("an option is found in whatever order its cards are chosen", () => {
  const { options } = mine("3c 3d", "3c+3d lead, exchange 3d 3c, 3c lead");
  expect(optionFor(options, ["3d", "3c"])?.action).toBe("3c+3d");
  expect(optionFor(options, ["3d"])).toBeNull();
});

test("a moment is another once anything of it has changed", () => {
  const now = match({ trick: plays("Bo 9c"), to_act: 2 });
  expect(momentOf(now)).toBe(momentOf({ ...now, scores: [1, 2, 3, 4] }));
  for (const other of [
    { deal: 2 },
    { name: "m2" },
    { phase: "kontra" },
    { trick: plays("Bo 9d") },
    { tricks: [{ plays: [], taker: 0 }] },
  ]) {
    expect(momentOf({ ...now, ...other })).not.toBe(momentOf(now));
  }
});
