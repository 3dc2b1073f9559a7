// What is in Fluent files, as the build brings it: by language, each with the hash of all of its language.
import type { FluentResource } from "@fluent/bundle";
import hashes from "virtual:sentences";

/** The sentences of one file in a language. */
export async function sentences(language: string, domain: string): Promise<FluentResource["body"]> {
  const answer = await fetch(`/assets/${language}.${domain}-${hashes[language]}.json`);
  if (!answer.ok) throw new Error(`There is no ${domain}.ftl.`);
  return (await answer.json()) as FluentResource["body"];
}
