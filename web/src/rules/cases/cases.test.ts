// The cases of the specification, put to the page's own rules: spec/cases.jsonl.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readCard } from "../cards";
import { preset } from "../presets";
import { ANSWERS, type Given } from "./answers";

interface Case {
  id: string;
  variant: string;
  kind: string;
  given: Given;
  expect: Given;
}

const CASES = readFileSync(new URL("../../../../spec/cases.jsonl", import.meta.url), "utf-8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Case);

/** What the page leaves to the server. */
const ELSEWHERE = ["exchange", "first_dealer", "misdeal", "reshuffle", "tricks", "view"];

const SETS = ["legal", "out", "losers", "winners", "life_lost", "eliminated", "ranks", "heads"];
const CARDS = ["legal", "witnesses", "high_to_low"];
const PENALTIES = ["penalty", "bonus", "paid"];
const PARTLY = ["scores", "lives", "allowed"];

/** A value in a form in which equal answers are equal; only what is named counts. */
function plain(key: string, value: any, wanted: any): unknown {
  if (PENALTIES.includes(key)) {
    return Object.fromEntries(Object.entries(value).filter(([, points]) => points));
  }
  if (PARTLY.includes(key) && !Array.isArray(value)) {
    return Object.fromEntries(Object.entries(value).filter(([name]) => name in wanted));
  }
  if (!Array.isArray(value)) return value;
  const each = CARDS.includes(key) ? value.map((text) => readCard(String(text))) : value;
  return SETS.includes(key) ? [...each].map((one) => JSON.stringify(one)).sort() : each;
}

describe("a case", () => {
  const here = CASES.filter(({ kind }) => !ELSEWHERE.includes(kind));
  it.each(here.map((each) => [each.id, each] as const))("%s", (_, { variant, ...told }) => {
    const came = ANSWERS[told.kind]!(preset(variant), told.given);
    for (const [key, wanted] of Object.entries(told.expect)) {
      expect([key, plain(key, came[key], wanted)]).toEqual([key, plain(key, wanted, wanted)]);
    }
  });
  it("of every other kind is the server's", () => {
    const kinds = new Set(CASES.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual([...Object.keys(ANSWERS), ...ELSEWHERE].sort());
  });
});
