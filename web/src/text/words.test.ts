// @vitest-environment happy-dom
// Sentences are fetched once, and again if they could not be had.
import { expect, it, vi } from "vitest";
import { has, speak, words } from "./words.svelte";

const { sentences } = vi.hoisted(() => ({ sentences: vi.fn() }));
vi.mock("$sentences", () => ({ sentences }));

it("asks for a file once, however often it is wanted at a time", async () => {
  sentences.mockImplementation(async (language, domain) => `told = ${language}, ${domain}\n`);
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
