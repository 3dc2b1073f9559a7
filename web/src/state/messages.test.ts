import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";

const at = (path: string) => new URL(path, import.meta.url);
const read = (path: string) => readFileSync(at(path), "utf-8");
const all = (folder: string) =>
  readdirSync(at(folder))
    .filter((name) => /\.(?:ts|svelte)$/.test(name) && !name.includes(".test."))
    .map((name) => read(`${folder}/${name}`))
    .join("\n");

const file = read("../../../src/agurk/text/en/table.ftl");
const defined = [...file.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, name]) => name!);
const state = all(".");
const sources = (readdirSync(at(".."), { recursive: true }) as string[])
  .filter((name) => /\.(?:ts|svelte)$/.test(name) && !name.includes(".test."))
  .map((name) => read(`../${name}`))
  .join("\n");
/** Names in quotes, and the beginnings of names that are put together. */
const quoted = new Set([...sources.matchAll(/["'`]([a-z][a-z0-9-]*)["'`]/g)].map((it) => it[1]!));
const begun = [...sources.matchAll(/`([a-z][a-z-]*)\$\{/g)].map(([, start]) => start!);

/** Where a choice and its value make a name. */
const CHOICES = new Set(["settings.ftl", "invite.ftl"]);

/** Whether a message of a file is said: by its name, or by one that is put together of names. */
function isSaid(name: string, file: string): boolean {
  if (quoted.has(name) || begun.some((start) => name.startsWith(start))) return true;
  const more = /^(.*)-(?:what|off)$/.exec(name);
  if (more) return isSaid(more[1]!, file);
  const [kind, value, ...others] = name.split("-");
  return CHOICES.has(file) && quoted.has(kind!) && quoted.has(value!) && !others.length;
}

test("every message that the table's state names is in the file", () => {
  const named = [...state.matchAll(/\bwords\("table"\)\(\s*"([a-z-]+)"|\bsay\(\s*"([a-z-]+)"/g)];
  const cards = new Set(["the-joker", "the-rank", "the-number"]);
  const names = named.map(([, first, second]) => (first ?? second)!);
  expect(names.filter((name) => !defined.includes(name) && !cards.has(name))).toEqual([]);
  expect(names.length).toBeGreaterThan(50);
});

const files = readdirSync(at("../text/en")).filter((name) => name.endsWith(".ftl"));

test.each(files)("no message of %s is one that nobody says", (name) => {
  const text = read(`../text/en/${name}`);
  const all = [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, message]) => message!);
  const within = new Set(
    [...text.matchAll(/\{ ([a-z][a-z0-9-]*)\b/g)].map(([, message]) => message!),
  );
  expect(all.length).toBeGreaterThan(5);
  expect(all.filter((message) => !isSaid(message, name) && !within.has(message))).toEqual([]);
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
