import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Field, VariantFields } from "$wire";

vi.mock("../text/words.svelte", () => ({ language: () => "en", words: () => () => "" }));
vi.mock("./variants.svelte", () => ({
  variants: () => [
    { key: "danish", least: 2, most: 7 },
    { key: "gurka_is", least: 2, most: 4 },
  ],
}));

const { Choosing } = await import("./choosing.svelte");

const THRESHOLD: Field = {
  field: "threshold",
  label: "threshold",
  sentence: "",
  kind: "count",
  value: "21",
  preset: "21",
  choices: [],
  least: 1,
  most: 999,
  effect: true,
};
let asked: string[];

function answers(found: Partial<VariantFields>) {
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const body = {
      key: "danish",
      name: "",
      fields: [THRESHOLD],
      problem: null,
      house: [],
      ...found,
    };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
}

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a rule that is set back to what the preset has is no house rule", () => {
  answers({});
  const choosing = new Choosing("danish", [], 4);
  choosing.fields = [THRESHOLD];
  choosing.rule(THRESHOLD, "30");
  expect(choosing.house).toEqual(["threshold=30"]);
  choosing.rule(THRESHOLD, "21");
  expect(choosing.house).toEqual([]);
});

test("rules that contradict each other stay as they were written, and say why", async () => {
  answers({ problem: { fields: ["threshold"], told: "No.", why: "" } });
  const choosing = new Choosing("danish", [], 4);
  choosing.fields = [THRESHOLD];
  choosing.rule(THRESHOLD, "0");
  await vi.runAllTimersAsync();
  expect(asked[0]).toContain("house=threshold%3D0");
  expect(choosing.problem?.told).toBe("No.");
  expect(choosing.fields[0]?.value).toBe("0");
  expect(choosing.house).toEqual(["threshold=0"]);
});

test("many changes in a moment are one question", async () => {
  answers({ house: ["threshold=33"] });
  const choosing = new Choosing("danish", [], 4);
  choosing.fields = [THRESHOLD];
  for (const value of ["3", "33"]) choosing.rule(THRESHOLD, value);
  await vi.runAllTimersAsync();
  expect(asked).toHaveLength(1);
});

test("another variant brings its own rules, and takes as many players as it can", () => {
  const choosing = new Choosing("danish", ["threshold=30"], 7);
  choosing.pick("gurka_is");
  expect(choosing.house).toEqual([]);
  expect(choosing.seats).toBe(4);
});
