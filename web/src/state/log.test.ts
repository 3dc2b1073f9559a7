import { beforeAll, describe, expect, test } from "vitest";
import type { Event } from "$wire";
import { NAMES, inEnglish, match, played, plays } from "./given";
import { Log } from "./log";

beforeAll(inEnglish);

const PEOPLE = { names: NAMES, you: 0 };

const dealt = (deal: number): Event => ({ type: "dealt", dealer: 3, deal, size: 7, leader: 0 });
const taken = (seat: number, card: string, last = false): Event => ({
  type: "trick-taken",
  seat,
  cards: [card],
  last,
});

function told(...events: Event[]) {
  const log = new Log();
  for (const event of events) log.add(event, PEOPLE);
  return log.lines().map(({ group, text }) => `${group} / ${text}`);
}

test("a deal is told as a person would tell it, the newest first", () => {
  expect(
    told(
      dealt(5),
      played("Ida 5h led"),
      played("Bo 8c headed"),
      played("Saga Ts headed"),
      played("Mikkel 3d thrown lowest"),
      taken(2, "Ts"),
      played("Saga 6d led"),
    ),
  ).toEqual([
    "Trick 2 / Saga leads the 6 of diamonds.",
    "Trick 1: Saga takes it / Saga takes the trick with the 10 of spades.",
    "Trick 1: Saga takes it / Mikkel throws the lowest card, the 3 of diamonds.",
    "Trick 1: Saga takes it / Saga plays the 10 of spades; the 10 holds.",
    "Trick 1: Saga takes it / Bo plays the 8 of clubs; the 8 holds.",
    "Trick 1: Saga takes it / You lead the 5 of hearts.",
    "Deal 5 / Deal 5: Mikkel deals 7 cards to each, and you lead.",
  ]);
});

test("the last trick is headed by what it cost", () => {
  const [paid] = told(dealt(1), played("Ida Qh led"), taken(0, "Qh", true), {
    type: "paid",
    seat: 0,
    points: 12,
    score: 26,
  });
  expect(paid).toBe("Trick 1: you take it and pay 12 / You pay 12. 14 and 12 make 26.");
});

test("a card is called the lowest where the table says so, whatever is printed on it", () => {
  const thrown = (...cards: string[]) => told(dealt(1), ...cards.map(played))[0];
  expect(thrown("Ida 6c led", "Bo Ad thrown lowest")).toMatch(/Bo throws the lowest card, the ace/);
  expect(thrown("Ida X1 led", "Bo 3d thrown lowest")).toMatch(/the lowest card, the 3/);
  expect(thrown("Ida Kc led", "Bo 6c headed", "Saga 5d thrown")).toMatch(/Saga throws the 5 of/);
});

test("to the last trick nobody throws, but plays", () => {
  expect(told(dealt(1), played("Ida Kc led last"), played("Bo 3d thrown last"))[0]).toBe(
    "Trick 1 / Bo plays the 3 of diamonds.",
  );
});

describe("a card that is taken back", () => {
  const back: Event = { type: "taken-back", seat: 1, cards: ["3d"] };

  test("leaves its trick where it was", () => {
    const lines = told(dealt(1), played("Ida Kc led"), played("Bo 3d thrown"), back);
    expect(lines[0]).toBe("Trick 1 / Bo takes back the 3 of diamonds.");
  });

  test("opens a trick again that was complete", () => {
    const lines = told(
      dealt(1),
      played("Ida Kc led"),
      played("Bo 3d thrown"),
      taken(0, "Kc"),
      back,
      played("Bo 4d thrown"),
      taken(0, "Kc"),
      played("Ida 2c led"),
    );
    expect(lines[2]).toBe("Trick 1: you take it / Bo throws the 4 of diamonds.");
    expect(lines[0]).toBe("Trick 2 / You lead the 2 of clubs.");
  });
});

describe("a log that begins in mid-deal", () => {
  const now = match({
    tricks: [
      { plays: plays("Ida 5h, Bo 8c"), taker: 1 },
      { plays: plays("Bo 5c, Ida 9c"), taker: 0 },
    ],
    trick: plays("Ida 6d"),
  });

  test("knows in which trick it is", () => {
    const log = new Log();
    const missed = [played("Ida 9c headed"), taken(0, "9c"), played("Ida 6d led")];
    log.begin(now, missed);
    for (const event of missed) log.add(event, PEOPLE);
    expect(log.lines().map(({ group }) => group)).toEqual([
      "Trick 3",
      "Trick 2: you take it",
      "Trick 2: you take it",
    ]);
  });

  test("goes on in the trick under way", () => {
    const log = new Log();
    log.begin(now, []);
    log.add(played("Bo 7d headed"), PEOPLE);
    expect(log.lines()[0]!.group).toBe("Trick 3");
  });
});

test("only so many lines are kept, each under a key of its own", () => {
  const log = new Log();
  for (let round = 0; round < 500; round += 1) log.note("log-missed");
  const lines = log.lines();
  expect(lines).toHaveLength(400);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(400);
  expect(lines[0]!.key).toBe("500");
});

test("a name that changed later does not change what was told", () => {
  const log = new Log();
  log.add({ type: "seat-left", seat: 1, removed: false }, PEOPLE);
  log.add({ type: "seat-left", seat: 1, removed: true }, { names: ["Ida", "Ola"], you: 0 });
  expect(log.lines().map(({ text }) => text)).toEqual([
    "Ola was taken off the table.",
    "Bo leaves the table.",
  ]);
});
