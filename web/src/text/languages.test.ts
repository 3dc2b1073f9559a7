// Every language of the page says what English says, with the same variables, in words of its own.
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "./words.svelte";

type Resource = FluentResource["body"];
type Pattern = NonNullable<Resource[number]["value"]>;
type Expression = Exclude<Exclude<Pattern, string>[number], string>;

/** What a message prints, and the keys by which it tells its variables apart. */
interface Asked {
  printed: Set<string>;
  keys: Map<string, Set<string | number>>;
}

const HERE = fileURLToPath(new URL(".", import.meta.url));
const PLURALS = ["zero", "one", "two", "few", "many", "other"];
const COUNTS = [0, 1, 2, 3, 5, 22];
/** What fills a variable that is only printed: no letter of any language. */
const BLANK = "¤";
/** In how many ways a message is filled at most. */
const MOST = 300;

/** What is a name, or consists of names. */
const NAMES = ["learn/family-cucumber"];

/** What a language happens to say just as English does, wholly or for some variables. */
const ALIKE: Record<string, string[]> = {
  da: [
    "seats/bot",
    "invite/family-finnish",
    "learn/family-finnish",
    "invite/variant",
    "keeping/variant",
  ],
  nb: [
    "seats/bot",
    "invite/family-finnish",
    "learn/family-finnish",
    "invite/variant",
    "keeping/variant",
  ],
  sv: [
    "page/bot-expert",
    "invite/family-finnish",
    "learn/family-finnish",
    "invite/variant",
    "keeping/variant",
  ],
  de: [
    "keeping/sit-down-name",
    "learn/column-hand",
    "seats/bot",
    "seats/code",
    "settings/pace-normal",
  ],
  pl: ["seats/bot"],
};

const languages = folders().filter((language) => language !== "en");
const domains = files("en");

describe("the languages of the page", () => {
  it("are among those that can be chosen", () => {
    for (const language of languages) expect(Object.keys(LANGUAGES)).toContain(language);
  });
});

describe.each(languages)("%s", (language) => {
  it("has the files of English", () => expect(files(language)).toEqual(domains));

  describe.each(domains)("%s", (domain) => {
    const english = parts("en", domain);
    const own = parts(language, domain);

    it("has the messages and attributes of English", () =>
      expect([...own.keys()].sort()).toEqual([...english.keys()].sort()));

    it("fills in what English fills in", () => {
      for (const [name, pattern] of own) {
        const [mine, theirs] = [asked(pattern, own), asked(english.get(name)!, english)];
        const there = new Set([...theirs.printed, ...theirs.keys.keys()]);
        for (const each of [...mine.printed, ...mine.keys.keys()])
          expect(there, `${name} asks for $${each}`).toContain(each);
        for (const each of theirs.printed)
          expect(mine.printed, `${name} leaves out $${each}`).toContain(each);
      }
    });

    it("tells apart only what English tells apart", () => {
      for (const [name, pattern] of own) {
        const theirs = asked(english.get(name)!, english).keys;
        for (const [variable, keys] of asked(pattern, own).keys)
          for (const key of keys)
            if (typeof key === "string" && !PLURALS.includes(key))
              expect(theirs.get(variable), `${name} has [${key}]`).toContain(key);
      }
    });

    it("can be said in whatever way it is filled, and not in English", () => {
      const [say, said] = [speaker(language, domain), speaker("en", domain)];
      const left = new Set<string>();
      for (const [name, pattern] of own) {
        const both = merged(asked(english.get(name)!, english), asked(pattern, own));
        for (const args of fillings(both)) {
          const text = say(pattern, args);
          const at = `${domain}/${name} ${JSON.stringify(args)}: ${text}`;
          expect(text, at).toMatch(/^\S(.*\S)?$/s);
          expect(text, at).not.toMatch(/[{}]|  |\s[.,;](?![\w.])/);
          if (/\p{L}/u.test(text) && text === said(english.get(name)!, args))
            left.add(`${domain}/${name}`);
        }
      }
      const alike = [...NAMES, ...(ALIKE[language] ?? [])];
      expect([...left].filter((name) => !alike.includes(name))).toEqual([]);
    });
  });
});

function folders(): string[] {
  const entries = readdirSync(HERE, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

function files(language: string): string[] {
  const names = readdirSync(HERE + language).filter((name) => name.endsWith(".ftl"));
  return names.map((name) => name.slice(0, -4)).sort();
}

/** A file, empty if the language has none: then everything is missing in it. */
function resource(language: string, domain: string): FluentResource {
  const there = files(language).includes(domain);
  return new FluentResource(there ? readFileSync(`${HERE}${language}/${domain}.ftl`, "utf8") : "");
}

/** Each message of a file, and each attribute as "message.attribute". */
function parts(language: string, domain: string): Map<string, Pattern> {
  const found = new Map<string, Pattern>();
  for (const { id, value, attributes } of resource(language, domain).body) {
    if (value !== null) found.set(id, value);
    for (const [name, pattern] of Object.entries(attributes)) found.set(`${id}.${name}`, pattern);
  }
  return found;
}

function asked(pattern: Pattern, all: Map<string, Pattern>): Asked {
  const found: Asked = { printed: new Set(), keys: new Map() };
  const read = (one: Pattern) => {
    if (typeof one === "string") return;
    for (const element of one) if (typeof element !== "string") look(element);
  };
  const look = (element: Expression) => {
    if (element.type === "var") found.printed.add(element.name);
    if (element.type === "mesg") read(all.get(element.name)!);
    if (element.type !== "select") return;
    if (element.selector.type === "var") {
      const keys = found.keys.get(element.selector.name) ?? new Set();
      for (const variant of element.variants) keys.add(variant.key.value);
      found.keys.set(element.selector.name, keys);
    }
    for (const variant of element.variants) read(variant.value);
  };
  read(pattern);
  return found;
}

function merged(one: Asked, other: Asked): Asked {
  const keys = new Map(one.keys);
  for (const [name, some] of other.keys)
    keys.set(name, new Set([...(keys.get(name) ?? []), ...some]));
  return { printed: new Set([...one.printed, ...other.printed]), keys };
}

/** The ways to fill a message, as its keys tell them apart. */
function fillings({ printed, keys }: Asked): Record<string, string | number>[] {
  let ways: Record<string, string | number>[] = [{}];
  for (const name of new Set([...printed, ...keys.keys()])) {
    const values = samples(keys.get(name));
    ways = ways.flatMap((way) => values.map((value) => ({ ...way, [name]: value })));
  }
  const each = Math.ceil(ways.length / MOST);
  return ways.filter((_, number) => number % each === 0);
}

function samples(keys: Set<string | number> = new Set()): (string | number)[] {
  if (!keys.size) return [BLANK];
  const counted = [...keys].every((key) => typeof key === "number" || PLURALS.includes(key));
  if (!counted) return [...keys];
  const numbers = [...keys].filter((key) => typeof key === "number");
  return [...new Set([...COUNTS, ...numbers])];
}

/** What says a part of a file with some arguments, or fails. */
function speaker(language: string, domain: string) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(resource(language, domain));
  return (pattern: Pattern, args: Record<string, string | number>): string => {
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    expect(errors, JSON.stringify(args)).toEqual([]);
    return text;
  };
}
