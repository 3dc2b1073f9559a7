// @vitest-environment happy-dom
// Sentences are fetched once, and again if they could not be had.
import { FluentResource } from "@fluent/bundle";
import { expect, it, vi } from "vitest";
import { has, speak, words } from "./words.svelte";

const { sentences } = vi.hoisted(() => ({ sentences: vi.fn() }));
vi.mock("$sentences", () => ({ sentences }));

it("asks for a file once, however often it is wanted at a time", async () => {
  sentences.mockImplementation(
    async (language, domain) => new FluentResource(`told = ${language}, ${domain}\n`).body,
  );
  await Promise.all([speak("cards"), speak("cards", "lists")]);
  await speak("lists");
  const asked = sentences.mock.calls.map(([, domain]) => domain);
  expect(asked.sort()).toEqual(["cards", "lists", "names", "page"]);
  expect(words("cards")("told")).toBe("en, cards");
});

it("asks again for what could not be had", async () => {
  sentences.mockRejectedValueOnce(new Error("away"));
  await expect(speak("seats")).rejects.toThrow("away");
  expect(has("seats", "told")).toBe(false);
  await speak("seats");
  expect(words("seats")("told")).toBe("en, seats");
});

it("writes small numbers without looking up how numbers are written", async () => {
  const format = vi.spyOn(Intl, "NumberFormat");
  const text = "some = { $n ->\n    [one] a card\n   *[other] { $n } cards\n}\n";
  sentences.mockImplementation(async () => new FluentResource(text).body);
  await speak("records");
  const some = (n: number) => words("records")("some", { n });
  expect([some(1), some(999), some(-7)]).toEqual(["a card", "999 cards", "-7 cards"]);
  expect(format).not.toHaveBeenCalled();
  format.mockRestore();
  expect([some(1000), some(0.5)]).toEqual(["1,000 cards", "0.5 cards"]);
});
