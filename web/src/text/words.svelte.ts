// Sentences by name, from Fluent files: the page's own, beside this one, and those that Python reads
// as well (src/agurk/text), such as cards, lists and reasons.
//
//   const say = words("table");
//   say("your-turn")            one sentence, in the language of the page
//
// A component that says something changes when the language does. The files that a page needs are
// loaded before it is shown: `await speak("table", "seats")`.
import { FluentBundle, FluentNumber, type FluentVariable } from "@fluent/bundle";
import { sentences } from "$sentences";
import { settings } from "../settings.svelte";

export const LANGUAGES = {
  en: "English",
  da: "Dansk",
  sv: "Svenska",
  nb: "Norsk bokmål",
  fi: "Suomi",
  pl: "Polski",
  is: "Íslenska",
  de: "Deutsch",
} as const;
type Language = keyof typeof LANGUAGES;
export type Arguments = Record<string, FluentVariable>;

/** The domains that any page may have asked for, so that a new language brings them all. */
const asked = new Set<string>(["page", "names"]);
const bundles: Record<string, FluentBundle> = {};
const coming = new Map<string, Promise<void>>();
const spoken: { language: Language; loaded: number } = $state({ language: "en", loaded: 0 });

/** The language that is spoken now. */
export function language(): Language {
  return spoken.language;
}

/** The language that is wanted: the one set here, else the first of the browser's that we speak. */
export function wanted(): Language {
  const wishes = settings.language ? [settings.language] : navigator.languages;
  for (const wish of wishes) {
    const short = wish.toLowerCase().split("-")[0]!;
    const known = short === "no" || short === "nn" ? "nb" : short;
    if (known in LANGUAGES) return known as Language;
  }
  return "en";
}

/** Load files of the wanted language, and speak it from now on. */
export async function speak(...domains: string[]): Promise<void> {
  domains.forEach((domain) => asked.add(domain));
  const next = wanted();
  await Promise.all([...asked].map((domain) => load(next, domain)));
  // Another language was chosen, or more is asked for, while these were on their way.
  if (next !== wanted() || [...asked].some((domain) => !(`${next}/${domain}` in bundles))) {
    return speak();
  }
  // Whoever asks for the language alone hears nothing of more files.
  spoken.language = next;
  spoken.loaded += 1;
  // Browsers look at the style of everything anew where it is set, even to what it was.
  if (document.documentElement.lang !== next) document.documentElement.lang = next;
}

/** Fetch files of the wanted language that will be wanted soon. */
export async function fetchAhead(...domains: string[]): Promise<void> {
  await Promise.all(domains.map((domain) => load(wanted(), domain)));
}

/** Fetch a file once; what could not be had is asked for again the next time. */
function load(language: Language, domain: string): Promise<void> {
  const key = `${language}/${domain}`;
  let loaded = coming.get(key);
  if (!loaded) {
    loaded = fill(key, language, domain);
    coming.set(key, loaded);
    loaded.catch(() => coming.delete(key));
  }
  return loaded;
}

async function fill(key: string, language: Language, domain: string): Promise<void> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource({ body: await sentences(language, domain) });
  bundles[key] = bundle;
}

/** Load what is said of refusals, which is seldom needed; without it the server's own words do. */
export async function readyToRefuse(): Promise<void> {
  if (!(`${spoken.language}/refusals` in bundles)) await speak("refusals").catch(() => undefined);
}

/** The sentences of a file, as far as they are loaded. Whoever has them hears of no other files. */
function bundleOf(domain: string): FluentBundle | undefined {
  const bundle = bundles[`${spoken.language}/${domain}`];
  if (!bundle) void spoken.loaded;
  return bundle;
}

/** What says a sentence of one file. `name` may be `message.attribute`. */
export function words(domain: string): (name: string, args?: Arguments) => string {
  return (name, args) => {
    const bundle = bundleOf(domain);
    const [id = "", attribute] = name.split(".");
    const message = bundle?.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!bundle || !pattern) throw new Error(`${domain}.ftl has no "${name}".`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args ? counted(args) : null, errors);
    if (errors.length) throw new Error(`${domain}.ftl cannot say "${name}": ${errors[0]}`);
    return text;
  };
}

/** A whole number below a thousand. All our languages write it alike, and browsers that have to look
 * up how numbers are written take longer for the first one than for all the rest of a view. */
class Few extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function counted(args: Arguments): Arguments {
  const few = (value: FluentVariable) =>
    typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 1000;
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      few(value) ? new Few(value as number) : value,
    ]),
  );
}

/** Whether a file has a message. */
export function has(domain: string, name: string): boolean {
  const [id = "", attribute] = name.split(".");
  const message = bundleOf(domain)?.getMessage(id);
  return Boolean(attribute ? message?.attributes[attribute] : message?.value);
}
