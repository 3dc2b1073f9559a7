// Fluent files as they lie in the repository: stands in for fetched.ts in tests.
import { FluentResource } from "@fluent/bundle";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

const FOLDERS = [".", "../../../src/agurk/text"];

/** The sentences of one file in a language, in English where it is not translated. */
export async function sentences(language: string, domain: string): Promise<FluentResource["body"]> {
  for (const spoken of [language, "en"]) {
    for (const folder of FOLDERS) {
      const path = join(import.meta.dirname, folder, spoken, `${domain}.ftl`);
      const text = await readFile(path, "utf8").catch(() => null);
      if (text !== null) return new FluentResource(text).body;
    }
  }
  throw new Error(`There is no ${domain}.ftl.`);
}
