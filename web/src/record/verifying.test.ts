import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { DealLook, Replay } from "$wire";
import { check } from "./verifying";

function golden(name: string): Replay {
  const path = fileURLToPath(new URL(`../../../spec/replays/${name}.json`, import.meta.url));
  return JSON.parse(readFileSync(path, "utf8")) as Replay;
}

const danish = golden("danish");

function changed(number: number, change: (deal: DealLook) => Partial<DealLook>): Replay {
  const deals = danish.deals.map((deal) =>
    deal.deal === number ? { ...deal, ...change(deal) } : deal,
  );
  return { ...danish, deals };
}

const badDeals = async (replay: Replay) =>
  (await check(replay)).deals.filter(({ good }) => !good).map(({ deal }) => deal);

test.each(["danish", "danish_kept", "diku_exchange"])("all deals of %s are fair", async (name) => {
  const replay = golden(name);
  const checked = await check(replay);
  expect(checked.verdict).toBe("fair");
  expect(checked.promise.good).toBe(true);
  expect(checked.lot?.good).toBe(true);
  expect(checked.deals.map(({ seed }) => seed)).toEqual(replay.deals.map(({ seed }) => seed));
});

describe("what was changed afterwards is found", () => {
  test("two cards that changed hands, in the deal where they did", async () => {
    const swapped = changed(3, ({ hands }) => {
      const [one = [], two = [], ...others] = hands;
      return { hands: [[two[0]!, ...one.slice(1)], [one[0]!, ...two.slice(1)], ...others] };
    });
    expect(await badDeals(swapped)).toEqual([3]);
    expect((await check(swapped)).verdict).toBe("wrong");
  });

  test("what is due is shown beside it", async () => {
    const { hands } = danish.deals[1]!;
    const { deals } = await check(changed(2, () => ({ hands: [hands[1]!, hands[0]!, hands[2]!] })));
    expect(deals[1]!.due).toEqual(hands);
    expect(deals[1]!.found).toEqual([hands[1], hands[0], hands[2]]);
  });

  test("another order of the cards that are drawn from", async () => {
    expect(await badDeals(changed(5, ({ stock }) => ({ stock: stock.toReversed() })))).toEqual([5]);
  });

  test("cards kept out of the pack that should have been in it", async () => {
    expect(await badDeals(changed(1, ({ stock }) => ({ kept: [stock[0]!] })))).toEqual([1]);
  });

  test("another first dealer", async () => {
    const other = (danish.deals[0]!.dealer + 1) % danish.players.length;
    const checked = await check(changed(1, () => ({ dealer: other })));
    expect(checked.lot).toMatchObject({ good: false, found: other });
  });

  test("another secret, whose hash is not the promise", async () => {
    const checked = await check({ ...danish, secret: "0".repeat(64) });
    expect(checked.promise.good).toBe(false);
    expect(checked.verdict).toBe("wrong");
  });

  test("a promise that was put in the place of the first one", async () => {
    const checked = await check({ ...danish, promise: "0".repeat(64) });
    expect(checked.promise).toMatchObject({ good: false, due: danish.promise });
    expect(checked.deals.every(({ good }) => good)).toBe(true);
    expect(checked.verdict).toBe("wrong");
  });

  test("a secret that is none", async () => {
    expect((await check({ ...danish, secret: "a secret" })).verdict).toBe("wrong");
  });

  test("words that a player did not add", async () => {
    const nonces = danish.players.map((_, seat) => ({ seat, text: "x" }));
    expect(await badDeals({ ...danish, nonces })).toHaveLength(danish.deals.length);
  });
});

test("deals of an earlier match are made from its name, and could be known", async () => {
  const again = { ...danish, match: "second", again: danish.match };
  expect((await check(again)).verdict).toBe("known");
});

test("deals of a seed that somebody named could be known, and have to be those of it", async () => {
  // A seed of 64 hexadecimal digits is the secret itself.
  expect((await check({ ...danish, seed: danish.secret })).verdict).toBe("known");
  const other = await check({ ...danish, seed: "a word" });
  expect(other.verdict).toBe("wrong");
  expect(other.named?.good).toBe(false);
});

test("without a secret nothing can be said", async () => {
  expect((await check({ ...danish, secret: "" })).verdict).toBe("open");
});

test("a promise is the same in capital letters", async () => {
  const promise = danish.promise.toUpperCase();
  expect((await check({ ...danish, promise })).verdict).toBe("fair");
});
