// What is in Fluent files, as the build brings it: by language, each with the hash of all of its language.
// What is needed together is in one file.
import type { FluentResource } from "@fluent/bundle";
import hashes, { packs as packOf } from "virtual:sentences";

type Pack = Record<string, FluentResource["body"]>;

/** Files that are here, or on their way. */
const packs = new Map<string, Promise<Pack>>();

/** The sentences of one Fluent file in a language. */
export async function sentences(language: string, domain: string): Promise<FluentResource["body"]> {
  const file = `/assets/${language}.${packOf[domain] ?? domain}-${hashes[language]}.json`;
  let pack = packs.get(file);
  if (!pack) {
    pack = fetched(file);
    packs.set(file, pack);
    pack.catch(() => packs.delete(file));
  }
  return (await pack)[domain]!;
}

async function fetched(file: string): Promise<Pack> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`There is no ${file}.`);
  return (await answer.json()) as Pack;
}
