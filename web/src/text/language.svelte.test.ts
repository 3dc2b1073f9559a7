// @vitest-environment happy-dom
// More sentences change nothing for whoever does not wait for them.
import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import { has, language, readyToRefuse, speak, words } from "./words.svelte";

vi.mock("$sentences", async () => {
  const { FluentResource } = await import("@fluent/bundle");
  return { sentences: async () => new FluentResource("told = Said.\n").body };
});

it("does not change when more sentences come", async () => {
  await speak();
  const counted = { asked: 0, said: 0, waited: 0 };
  const stop = $effect.root(() => {
    $effect(() => {
      void language();
      counted.asked += 1;
    });
    $effect(() => {
      words("page")("told");
      counted.said += 1;
    });
    $effect(() => {
      has("refusals", "told");
      counted.waited += 1;
    });
  });
  flushSync();
  await readyToRefuse();
  await readyToRefuse();
  flushSync();
  expect(counted).toEqual({ asked: 1, said: 1, waited: 2 });
  stop();
});
