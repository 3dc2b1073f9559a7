// Seeds give what they give in Python: spec/seeds.txt. Golden matches are dealt as promised.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { wordsOf } from "./cards";
import { below, bytesOf, dealOut, drawLot, hexOf, seedOf, words, type Bytes } from "./dealing";
import { canVerify, dealSeed, keepsPromise, lotOf, promise, verifyDeal } from "./fairness";
import { preset } from "./presets";

const SPEC = new URL("../../../spec/", import.meta.url);
const LINES = readFileSync(new URL("seeds.txt", SPEC), "utf-8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"));

const after = (line: string) => line.slice(line.indexOf(" = ") + 3);
const numbersIn = (text: string) => wordsOf(text).map(Number);

async function take(count: number, next: () => Promise<number>): Promise<number[]> {
  const found: number[] = [];
  while (found.length < count) found.push(await next());
  return found;
}

async function check(line: string, seed: Bytes): Promise<void> {
  const [kind, first = "", second = ""] = line.split(" ");
  if (kind === "words") {
    const stream = words(seed);
    const due = numbersIn(line.slice(5));
    const found = await take(due.length, async () => (await stream.next()).value);
    expect(found).toEqual(due);
  } else if (kind === "below") {
    const stream = words(seed);
    const due = numbersIn(after(line));
    expect(await take(due.length, () => below(stream, Number(first)))).toEqual(due);
  } else if (kind === "lot") {
    expect(await drawLot(Number(first), seed)).toBe(Number(after(line)));
  } else if (kind === "deal") {
    const size = Number(/size (\d+)/.exec(line)![1]);
    const dealer = Number(/dealer (\d+)/.exec(line)![1]);
    const players = Number(second);
    const variant = preset(first);
    const { hands, stock } = await dealOut(variant, variant.cards, players, size, seed);
    const bySeat = hands.map((_, seat) => hands[(seat - dealer - 1 + 2 * players) % players]!);
    const told = `${bySeat.map((hand) => hand.join(" ")).join(" | ")} / ${stock.join(" ")}`;
    expect(told.replace(/ \/ $/, "")).toBe(after(line));
  } else throw new Error(`Nothing checks the line ${line}`);
}

describe("a seed", () => {
  it("deals as the file says", async () => {
    let seed: Bytes = new Uint8Array(32);
    for (const line of LINES.filter((each) => !/^(fair|promise) /.test(each))) {
      if (line.startsWith("seed ")) {
        seed = await seedOf(line.slice(5, line.indexOf(" = ")));
        expect(hexOf(seed)).toBe(after(line));
      } else await check(line, seed);
    }
  });
  it("of a deal follows from secret, name, number and nonces", async () => {
    const fair = LINES.filter((line) => line.startsWith("fair "));
    expect(fair.length).toBeGreaterThan(2);
    for (const line of fair) {
      const [, hex, name, number, rest] = /^fair (\w+) \[(.*?)\] (\d+)(.*) = /.exec(line)!;
      const nonces = [...rest!.matchAll(/\[(.*?)\]/g)].map((found) => found[1]!);
      const seed = await dealSeed(bytesOf(hex!)!, name!, Number(number), nonces);
      expect(hexOf(seed)).toBe(after(line));
    }
    const told = LINES.find((line) => line.startsWith("promise "))!;
    expect(await promise(bytesOf(told.split(" ")[1]!)!)).toBe(after(told));
  });
});

/** Every hand-out of a golden record. */
function dealt(text: string) {
  const header = (name: string) => new RegExp(`^\\[${name} "(.*)"\\]$`, "m").exec(text)![1]!;
  const variant = preset(header("Variant"));
  const players = [...text.matchAll(/^\[Seat\d/gm)].length;
  const nonces = Array.from({ length: players }, (_, seat) => header(`Nonce${seat + 1}`));
  let dealer = -1;
  const deals: { dealer: number; hands: string[][] }[] = [];
  for (const line of text.split("\n")) {
    dealer = Number(/^Deal \d+: dealer (\d+)/.exec(line)?.[1] ?? dealer + 1) - 1;
    const [, seat, held] = /^Hand (\d+): (.*)$/.exec(line) ?? [];
    if (!seat) continue;
    if (deals.at(-1)?.hands[Number(seat) - 1]?.length !== 0) {
      deals.push({ dealer, hands: Array.from({ length: players }, () => []) });
    }
    deals.at(-1)!.hands[Number(seat) - 1] = wordsOf(held!);
  }
  const secrets = { secret: header("Secret"), name: header("Match"), nonces };
  const lot = Number(/^Lot: (\d+)/m.exec(text)![1]) - 1;
  return { variant, players, secrets, promised: header("Promise"), lot, deals };
}

const GOLDEN = readdirSync(new URL("deals/", SPEC)).filter((name) => /^\w+\.agurk$/.test(name));

describe("a golden match", () => {
  it.each(GOLDEN)("%s was dealt as promised", async (name) => {
    const text = readFileSync(new URL(`deals/${name}`, SPEC), "utf-8");
    const { variant, players, secrets, promised, lot, deals } = dealt(text);
    const pack = variant.cards;
    expect(canVerify()).toBe(true);
    expect(await keepsPromise(secrets.secret, promised)).toBe(true);
    expect(await lotOf(secrets, players)).toBe(lot);
    // Which cards lie before players is no matter of dealing; the first deal has none.
    const known = variant.keep_cards ? deals.slice(0, 1) : deals;
    for (const [place, each] of known.entries()) {
      const found = await verifyDeal(variant, secrets, { ...each, number: place + 1, pack });
      expect([place, found?.same]).toEqual([place, true]);
    }
  });
  it("is found out if a hand was changed, or the promise broken", async () => {
    const text = readFileSync(new URL("deals/danish.agurk", SPEC), "utf-8");
    const { variant, secrets, deals } = dealt(text);
    const pack = variant.cards;
    const hands = deals[0]!.hands.map((hand) => [...hand]);
    [hands[0]![0], hands[1]![0]] = [hands[1]![0]!, hands[0]![0]!];
    const changed = { ...deals[0]!, hands, number: 1, pack };
    expect((await verifyDeal(variant, secrets, changed))?.same).toBe(false);
    expect(await verifyDeal(variant, { ...secrets, secret: "xyz" }, changed)).toBeNull();
    expect(await keepsPromise(secrets.secret, "0".repeat(64))).toBe(false);
    expect(await keepsPromise("xyz", "0".repeat(64))).toBe(false);
  });
});
