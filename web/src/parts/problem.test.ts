import { beforeAll, expect, test, vi } from "vitest";
import { Refusal } from "../api";
import { speak } from "../text/words.svelte";
import { problem, refusal } from "./problem";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("navigator", { languages: ["da"] });
  await speak("page");
});

const full = new Refusal("full", 409, "All 4 seats are taken by people.");

test("until its sentence is here, a refusal is told as the server says it", () => {
  expect(problem(full)).toContain("All 4 seats are taken by people.");
});

test("a refusal is told in the reader's language", async () => {
  await speak("refusals");
  expect(problem(full)).toBe("Alle pladser er taget nu.");
  expect(refusal({ slug: "not-now", told: "Not yet." })).toBe("Det kan ikke gøres nu.");
});

test("a slug of a newer server is told as the server says it", () => {
  expect(problem(new Refusal("eclipse", 409, "It is dark."))).toContain("It is dark.");
  expect(refusal({ slug: "eclipse", told: "It is dark." })).toBe("It is dark.");
});

test("where a record is wrong, its line is told", () => {
  const read = (line: number | null) => problem(new Refusal("record", 422, "Line 5: …", line));
  expect(read(5)).toBe("Denne optegnelse kan ikke læses eller spilles efter: linje 5.");
  expect(read(null)).toBe("Denne optegnelse kan ikke læses eller spilles efter.");
});
