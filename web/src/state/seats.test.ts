import { beforeAll, expect, test } from "vitest";
import type { MatchScene, Scene } from "$wire";
import { NAMES, chairs, inEnglish, match, plays, scene } from "./given";
import { seatsShown, type Beside } from "./seats";
import type { Payment } from "./shown";

beforeAll(inEnglish);

const IDA = { names: NAMES, you: 0 };

function seats(shown: Scene, beside: Partial<Beside> = {}) {
  return seatsShown(shown, { people: IDA, payments: [], at: 1_000, ...beside });
}

const seat = (changes: Partial<MatchScene>, number: number, beside: Partial<Beside> = {}) =>
  seats(scene(match(changes)), beside).find((each) => each.seat === number)!;

test("seats come in turn order from the reader's left, the reader last", () => {
  const order = (you: number | null) =>
    seats(scene(match()), { people: { names: NAMES, you } }).map(({ name }) => name);
  expect(order(0)).toEqual(["Bo", "Saga", "Mikkel", "You"]);
  expect(order(2)).toEqual(["Mikkel", "Ida", "Bo", "You"]);
  expect(order(null)).toEqual(NAMES);
});

test("earlier cards lie before their players, with the trick they were played to", () => {
  const tricks = [
    { plays: plays("Ida 9c, Bo 2d"), taker: 0 },
    { plays: plays("Ida 3c, Bo Td"), taker: 1 },
  ];
  expect(seat({ tricks, tricks_left: 5 }, 1).earlier).toEqual([
    { trick: 1, cards: ["2d"], took: false, last: false },
    { trick: 2, cards: ["Td"], took: true, last: false },
  ]);
  expect(seat({ tricks, tricks_left: 0, counts: [] }, 1).earlier[1]).toMatchObject({ last: true });
});

test("who leads, holds, plays now and is still to come is seen", () => {
  const now = { trick: plays("Mikkel 9c, Ida Td"), leader: 3, holding: 0, to_act: 1 };
  expect(seat(now, 3)).toMatchObject({ leads: true, holds: false, cards: ["9c"], toCome: false });
  expect(seat(now, 0)).toMatchObject({ leads: false, holds: true, cards: ["Td"] });
  expect(seat(now, 1)).toMatchObject({ toAct: true, toCome: false, cards: null });
  expect(seat(now, 2)).toMatchObject({ toAct: false, toCome: true });
});

test("whoever holds the last trick would pay for it, and pays for it in the end", () => {
  const last = { trick: plays("Ida Qd"), holding: 0, last_trick: true, price: 12 };
  expect(seat(last, 0)).toMatchObject({ price: 12, paid: false });
  expect(seat(last, 1)).toMatchObject({ price: null, paid: false });
  const payment: Payment = {
    ...{ seat: 0, name: "You", you: true, before: 14, points: 12, sum: 26 },
    ...{ then: "life", after: 17 },
  };
  const paid = { payments: [payment] };
  expect(seat({ ...last, price: null }, 0, paid)).toMatchObject({
    price: 12,
    paid: true,
    lostLife: true,
  });
});

test("a bot that stands in is told from one that has the seat", () => {
  const shown = (person: boolean) =>
    seats(scene(match(), { chairs: chairs(NAMES, { person, bot: "ladder" }) }))[0]!;
  expect(shown(true)).toMatchObject({ standIn: true, bot: "ladder" });
  expect(shown(false)).toMatchObject({ standIn: false, bot: "ladder" });
});

test("whoever has no life left is out, and nobody is before a match", () => {
  expect(seat({ lives: [0, 2, 2, 2] }, 0).out).toBe(true);
  expect(seat({ lives: [1, 2, 2, 2] }, 0).out).toBe(false);
  expect(seats(scene(null, { stage: "waiting" })).some(({ out }) => out)).toBe(false);
});

test("a clock runs out at a moment of this device", () => {
  const clock = { seat: 1, left: 20_000, total: 60_000 };
  const [bo, saga] = seats(scene(match(), { clock }));
  expect(bo!.clock).toEqual({ until: 21_000, total: 60_000 });
  expect(saga!.clock).toBeNull();
});

test("cards that all have seen and cards out of the pack lie before their seat", () => {
  const changes = { shown: [{ seat: 1, cards: ["3c"] }], kept: [[], ["Kd"], [], []] };
  expect(seat(changes, 1)).toMatchObject({ seen: ["3c"], kept: ["Kd"] });
  expect(seat(changes, 2)).toMatchObject({ seen: [], kept: [] });
});
