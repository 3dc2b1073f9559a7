// Fluent files as the build brings them: by language, each with the hash of all of its language.
import hashes from "virtual:sentences";

/** The sentences of one file in a language. */
export async function sentences(language: string, domain: string): Promise<string> {
  const answer = await fetch(`/assets/${language}.${domain}-${hashes[language]}.ftl`);
  if (!answer.ok) throw new Error(`There is no ${domain}.ftl.`);
  return answer.text();
}
