import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Event, Played } from "$wire";
import { saying, sentence } from "./events";
import { NAMES, inEnglish } from "./given";

const EVENTS: Event[] = readFileSync(new URL("../../../spec/wire/events.jsonl", import.meta.url), {
  encoding: "utf-8",
})
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Event);
const IDA = { names: NAMES, you: 0 };
const WATCHING = { names: NAMES, you: null };

beforeAll(inEnglish);

function told(event: Event, people = WATCHING as typeof IDA | typeof WATCHING, lowest = false) {
  return sentence(event, people, { lowest, only: false });
}

describe("each thing that can happen is told in whole sentences", () => {
  test.each(EVENTS.map((event) => [event.type, event] as const))("%s", (_, event) => {
    for (const people of [WATCHING, IDA, { names: NAMES, you: 1 }, { names: NAMES, you: 2 }]) {
      expect(told(event, people)).toMatch(/^[A-Z0-9].*[.]$/);
    }
  });
});

const played = (seat: number, cards: string, how: string): Played => ({
  type: "played",
  seat,
  cards: cards.split(" "),
  how,
});

test.each([
  ["a lead", played(3, "9c", "led"), false, "Mikkel leads the 9 of clubs."],
  [
    "a card that holds",
    played(3, "Jc", "headed"),
    false,
    "Mikkel plays the jack of clubs; the jack holds.",
  ],
  [
    "a lowest card",
    played(1, "2d", "thrown"),
    true,
    "Bo throws the lowest card, the 2 of diamonds.",
  ],
  ["a card that holds nothing", played(1, "7d", "thrown"), false, "Bo throws the 7 of diamonds."],
  [
    "the reader's lowest",
    played(0, "2d", "thrown"),
    true,
    "You throw your lowest card, the 2 of diamonds.",
  ],
  [
    "a set",
    played(1, "9c 9d", "headed"),
    false,
    "Bo plays the 9 of clubs and the 9 of diamonds, and they hold.",
  ],
  ["a joker", played(1, "X1", "led"), false, "Bo leads the joker."],
  ["a picture of Kille", played(1, "Vardshus", "led"), false, "Bo leads Värdshus."],
  ["a card noted on paper", played(1, "7d", ""), false, "Bo plays the 7 of diamonds."],
])("%s is told as a person would tell it", (_, event, lowest, sentence) => {
  expect(told(event, IDA, lowest)).toBe(sentence);
});

test("the end says who won and who lost, the reader last", () => {
  const over = {
    type: "match-over",
    winners: [0, 2],
    losers: [1],
    end: "last_in",
    top_card: null,
  } as const;
  expect(told(over, IDA)).toBe("Saga and you share the win. Bo has lost.");
  expect(told({ ...over, winners: [2], losers: [0] }, IDA)).toBe(
    "Saga wins the match. You have lost.",
  );
  expect(told({ ...over, winners: [], losers: [0, 1], top_card: "Kd" }, IDA)).toBe(
    "It ends at once with the king of diamonds in the last trick. The match is over. Bo and you have lost.",
  );
});

test("an event of a newer server is passed over", () => {
  expect(told({ type: "hiccup" } as unknown as Event)).toBe("");
});

test("what somebody says is told with the name", () => {
  expect(saying(1, "well-played", "", IDA)).toBe("Bo: Well played");
  expect(saying(0, null, "Ah.", IDA)).toBe("You: Ah.");
  expect(saying(1, "hello", "all", IDA)).toBe("Bo: Hello all");
});
