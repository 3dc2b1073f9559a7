import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Event } from "$wire";
import { saying, sentence } from "./events";
import { NAMES, inEnglish, played } from "./given";

const EVENTS: Event[] = readFileSync(new URL("../../../spec/wire/events.jsonl", import.meta.url), {
  encoding: "utf-8",
})
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Event);
const IDA = { names: NAMES, you: 0 };
const WATCHING = { names: NAMES, you: null };

beforeAll(inEnglish);

function told(event: Event, people = WATCHING as typeof IDA | typeof WATCHING) {
  return sentence(event, people);
}

describe("each thing that can happen is told in whole sentences", () => {
  test.each(EVENTS.map((event) => [event.type, event] as const))("%s", (_, event) => {
    for (const people of [WATCHING, IDA, { names: NAMES, you: 1 }, { names: NAMES, you: 2 }]) {
      expect(told(event, people)).toMatch(/^[A-Z0-9].*[.]$/);
    }
  });
});

test.each([
  ["a lead", "Mikkel 9c led", "Mikkel leads the 9 of clubs."],
  ["a card that holds", "Mikkel Jc headed", "Mikkel plays the jack of clubs; the jack holds."],
  ["a lowest card", "Bo 2d thrown lowest", "Bo throws the lowest card, the 2 of diamonds."],
  ["a card that holds nothing", "Bo 7d thrown", "Bo throws the 7 of diamonds."],
  ["the reader's lowest", "Ida 2d thrown lowest", "You throw your lowest card, the 2 of diamonds."],
  ["a set", "Bo 9c+9d headed", "Bo plays the 9 of clubs and the 9 of diamonds, and they hold."],
  ["a last card", "Bo 2d thrown last", "Bo plays the 2 of diamonds."],
  ["a joker", "Bo X1 led", "Bo leads the joker."],
  ["a picture of Kille", "Bo Vardshus led", "Bo leads Värdshus."],
  ["a card noted on paper", "Bo 7d", "Bo plays the 7 of diamonds."],
])("%s is told as a person would tell it", (_, event, sentence) => {
  expect(told(played(event), IDA)).toBe(sentence);
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
