import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";

const at = (path: string) => new URL(path, import.meta.url);
const read = (path: string) => readFileSync(at(path), "utf-8");
const all = (folder: string) =>
  readdirSync(at(folder))
    .filter((name) => /\.(?:ts|svelte)$/.test(name) && !name.includes(".test."))
    .map((name) => read(`${folder}/${name}`))
    .join("\n");

const file = read("../text/en/table.ftl");
const defined = [...file.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, name]) => name!);
const state = all(".");
const sources = [state, all("../table"), all("../pages")].join("\n");
/** Names in quotes, and the beginnings of names that are put together. */
const quoted = new Set([...sources.matchAll(/["'`]([a-z][a-z0-9-]*)["'`]/g)].map((it) => it[1]!));
const begun = [...sources.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map(([, start]) => start!);

test("every message that the table's state names is in the file", () => {
  const named = [...state.matchAll(/\bwords\("table"\)\(\s*"([a-z-]+)"|\bsay\(\s*"([a-z-]+)"/g)];
  const cards = new Set(["the-joker", "the-rank", "the-number"]);
  const names = named.map(([, first, second]) => (first ?? second)!);
  expect(names.filter((name) => !defined.includes(name) && !cards.has(name))).toEqual([]);
  expect(names.length).toBeGreaterThan(50);
});

test("no message of the file is one that nobody says", () => {
  const unused = defined.filter(
    (name) => !quoted.has(name) && !begun.some((start) => name.startsWith(start)),
  );
  expect(unused).toEqual([]);
});

test("no message is in the file twice", () => {
  expect(defined.filter((name, place) => defined.indexOf(name) !== place)).toEqual([]);
});

test("each phrase of the protocol can be said", () => {
  const phrases = /export type Phrase =([^;]*);/.exec(read("../../../spec/wire/wire.ts"))![1]!;
  for (const [, phrase] of phrases.matchAll(/"([a-z-]+)"/g)) {
    expect(defined).toContain(`phrase-${phrase}`);
  }
});
