// @vitest-environment happy-dom
// Whoever does something anew when the language changes does not when more sentences come.
import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import { language, readyToRefuse, speak, words } from "./words.svelte";

vi.mock("$sentences", async () => {
  const { FluentResource } = await import("@fluent/bundle");
  return { sentences: async () => new FluentResource("told = Said.\n").body };
});

it("does not change when more sentences come", async () => {
  await speak();
  let [asked, said] = [0, 0];
  const stop = $effect.root(() => {
    $effect(() => {
      void language();
      asked += 1;
    });
    $effect(() => {
      words("page")("told");
      said += 1;
    });
  });
  flushSync();
  await readyToRefuse();
  await readyToRefuse();
  flushSync();
  expect([asked, said]).toEqual([1, 2]);
  stop();
});
