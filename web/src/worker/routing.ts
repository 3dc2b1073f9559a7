// What the service worker does with a request. Only what everybody may know is ever kept: the
// page's own files and the rules in words; of all else under /api nothing.

/** `document`: the page itself; `file`: one of its files; `rules`: words about variants; `other`:
 * none of the worker's business. */
type Kind = "document" | "file" | "rules" | "other";

const RULES = /^\/api\/(?:variants|rulebook|variants\/[^/]+\/rules)$/;
const FILE = /^\/(?:assets\/[^/]+|[\w-]+\.(?:svg|png|webmanifest))$/;
const TABLE = /^\/(?:t|watch)\//;

export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** What a request of the page at `origin` is. */
export function kindOf({ method, mode, url }: Asked, origin: string): Kind {
  const at = new URL(url);
  if (method !== "GET" || at.origin !== origin) return "other";
  if (at.pathname.startsWith("/api/")) {
    // House rules can be put together in too many ways to keep them all.
    return RULES.test(at.pathname) && !at.searchParams.has("house") ? "rules" : "other";
  }
  if (mode === "navigate") return "document";
  return FILE.test(at.pathname) ? "file" : "other";
}

/** Under which address words about rules are kept: they differ by language. */
export function rulesKey(url: string, language: string): string {
  const at = new URL(url);
  at.searchParams.set("said-in", at.searchParams.get("language") ?? language);
  return at.href;
}

/** Whether a table is open at an address: then the page is not changed under it. */
export function isTable(url: string): boolean {
  return TABLE.test(new URL(url).pathname);
}

/** The page's files: those that all need, and the sentences of each language. */
export type Files = { readonly all: readonly string[] } & {
  readonly [language: string]: readonly string[];
};

/** What to keep for somebody who reads these languages; English stands in for what is missing. */
export function filesFor(files: Files, languages: readonly string[]): string[] {
  const short = languages.map((language) => language.toLowerCase().split("-")[0]!);
  const known = short.map((each) => (each === "no" || each === "nn" ? "nb" : each));
  const spoken = known.find((each) => each !== "all" && each in files) ?? "en";
  return [...new Set([...files.all, ...(files["en"] ?? []), ...(files[spoken] ?? [])])];
}
