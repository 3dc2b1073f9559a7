// What the build does beside bundling: the service worker learns which files there are, and each
// file that browsers read as text gets a compressed twin, which the server sends to those who
// accept it.
import { FluentResource } from "@fluent/bundle";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

const TEXT = /\.(js|css|html|svg|webmanifest|json)$/;
const SMALLEST = 600;
/** The icon beside the title. */
const TAB = "icon-64.png";

const OWN = fileURLToPath(new URL("src/text", import.meta.url));
const COMMON = fileURLToPath(new URL("../src/agurk/text", import.meta.url));
/** What the page says in the words that Python has for it. */
const BORROWED = [
  "names",
  "cards",
  "lists",
  "reasons",
  "example",
  "scorekeeper",
  "review",
  "refusals",
  "table",
];
const FALLBACK = "en";
/** What comes together, since it is needed together: each file costs its asking. */
const PACKS: Record<string, string[]> = {
  first: ["page", "names", "cards", "lists"],
  table: ["table", "seats"],
};
const VIRTUAL = /^\0?virtual:sentences$/;
const SENTENCES = /^assets\/([a-z]{2})\.\w+-\w+\.json$/;

/** Bring what is in Fluent files, read already, and tell the page in which file which of them is,
 * and, by language, the hash in the names of these files. */
export function sentences(): Plugin {
  let built = false;
  return {
    name: "agurk-sentences",
    configResolved: ({ command }) => void (built = command === "build"),
    resolveId: { filter: { id: VIRTUAL }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: VIRTUAL },
      async handler() {
        const hashes: Record<string, string> = {};
        for (const language of await languages()) {
          const said = await sentencesIn(language);
          const hash = createHash("sha256")
            .update([...said].join())
            .digest("hex")
            .slice(0, 8);
          hashes[language] = hash;
          for (const [pack, source] of built ? said : []) {
            const fileName = `assets/${language}.${pack}-${hash}.json`;
            this.emitFile({ type: "asset", fileName, source });
          }
        }
        const packs = Object.fromEntries(
          Object.entries(PACKS).flatMap(([pack, domains]) => domains.map((each) => [each, pack])),
        );
        return (
          `export default ${JSON.stringify(hashes)};` +
          `export const packs = ${JSON.stringify(packs)};`
        );
      },
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, language, pack] = /^\/assets\/(\w+)\.(\w+)-/.exec(request.url ?? "") ?? [];
        if (!language || !pack) return next();
        void sentencesIn(language).then((said) => response.end(said.get(pack)), next);
      });
    },
  };
}

async function languages(): Promise<string[]> {
  const found = await readdir(COMMON, { withFileTypes: true });
  return found.flatMap((each) => (each.isDirectory() && each.name.length === 2 ? each.name : []));
}

/** All that the page says in a language, by the name of the file that brings it; in English what is
 * not yet translated. Comments are for translators and stay here. The page would read Fluent itself,
 * slower than JSON, and with as much script as a whole view has. */
async function sentencesIn(language: string): Promise<Map<string, string>> {
  const own = (await readdir(join(OWN, FALLBACK))).map((file) => file.replace(".ftl", ""));
  const packed = new Set(Object.values(PACKS).flat());
  const alone = [...own, ...BORROWED].filter((domain) => !packed.has(domain));
  const packs = { ...PACKS, ...Object.fromEntries(alone.map((domain) => [domain, [domain]])) };
  const said = new Map<string, string>();
  for (const [pack, domains] of Object.entries(packs)) {
    const bodies: Record<string, unknown> = {};
    for (const domain of domains) {
      const folder = own.includes(domain) ? OWN : COMMON;
      const read = (spoken: string) => readFile(join(folder, spoken, `${domain}.ftl`), "utf8");
      const text = await read(language).catch(() => read(FALLBACK));
      bodies[domain] = new FluentResource(text).body;
    }
    said.set(pack, JSON.stringify(bodies));
  }
  return said;
}

/** Let browsers that can do it draw nothing before the first script has run: there is nothing to be
 * seen, and to draw that takes a slow device as long as a part of the view does. */
export function drawnOnce(): Plugin {
  return {
    name: "agurk-drawn-once",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html) => html.replace('<script type="module"', '$& blocking="render"'),
    },
  };
}

/** Where these modules are, let browsers that can do it read all functions while the file arrives, on
 * another core: nearly all are called at once, and each would be read on its first call. */
export function readAhead(roots: string[]): Plugin {
  return {
    name: "agurk-read-ahead",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const made of Object.values(bundle)) {
        if (made.type === "chunk" && made.moduleIds.some((id) => roots.includes(id)))
          made.code = `//# allFunctionsCalledOnLoad\n${made.code}`;
      }
    },
  };
}

/** Put the list of the page's files, and a name for this set of them, into the service worker: those
 * that all need, and by language those with sentences. */
export function listed(worker: string): Plugin {
  let shared = "";
  return {
    name: "agurk-listed",
    apply: "build",
    configResolved(config) {
      shared = config.publicDir;
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const chunk = bundle[worker];
        if (chunk?.type !== "chunk") return;
        const files: Record<string, string[]> = { all: await readdir(shared) };
        const version = createHash("sha256").update(chunk.code);
        for (const name of files["all"]!) version.update(await readFile(join(shared, name)));
        for (const [name, made] of Object.entries(bundle)) {
          // Icons of pixels are for devices, which keep them themselves, but for that of the tab.
          if (name === worker || (name.endsWith(".png") && name !== TAB)) continue;
          // Whatever else changes has another name; the document keeps its own.
          if (made.type === "asset" && name.endsWith(".html")) version.update(made.source);
          (files[SENTENCES.exec(name)?.[1] ?? "all"] ??= []).push(name);
          version.update(name);
        }
        for (const names of Object.values(files)) names.sort();
        chunk.code = chunk.code
          .replace(/(["'`])__FILES__\1/, JSON.stringify(JSON.stringify(files)))
          .replace("__VERSION__", version.digest("hex").slice(0, 12));
      },
    },
  };
}

/** Draw icons of pixels, for devices that take no others: by name, from which file of `public`, and
 * how many pixels wide. */
export function icons(drawings: Record<string, readonly [source: string, width: number]>): Plugin {
  let shared = "";
  return {
    name: "agurk-icons",
    apply: "build",
    configResolved(config) {
      shared = config.publicDir;
    },
    async generateBundle() {
      const drawer = import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm");
      drawing ??= readFile(fileURLToPath(drawer)).then(initWasm);
      await drawing;
      for (const [fileName, [from, width]] of Object.entries(drawings)) {
        const svg = await readFile(join(shared, from), "utf8");
        const source = new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}

/** What draws may be readied once only. */
let drawing: Promise<void> | undefined;

/** Write `.br` and `.gz` beside each file of text. */
export function compressed(): Plugin {
  let folder = "";
  return {
    name: "agurk-compressed",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      for (const name of await readdir(folder, { recursive: true })) {
        if (!TEXT.test(name)) continue;
        const path = join(folder, name);
        const content = await readFile(path);
        if (content.length < SMALLEST) continue;
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        await writeFile(`${path}.br`, brotliCompressSync(content, quality));
        await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

type Group = Rolldown.CodeSplittingGroup;

/** Put all that some modules need at once into one file: many small ones are larger together, and
 * each is asked for only when the one that needs it has come. */
export function together(name: string, roots: string[]): Group {
  let needed: Set<string> | null = null;
  return {
    debugName: name,
    name(id, modules) {
      const imports = (each: string) => modules.getModuleInfo(each)?.importedIds ?? [];
      needed ??= reached(roots, imports);
      return needed.has(id) ? name : null;
    },
  };
}

function reached(roots: Iterable<string>, imports: (id: string) => readonly string[]): Set<string> {
  const found = new Set(roots);
  // What is added meanwhile is visited as well.
  for (const id of found) imports(id).forEach((each) => found.add(each));
  return found;
}

const BRIDGE = /^(?:\/\/.*\n)?export ?\{ ?(\w+) as default ?\} ?from ?["'](\.\/[^"']+)["'];?\s*$/;

/** Fetch views and parts that are in a file with others from that file: the bundler puts a bridge of
 * one line before each of them, which would have to come first. How that line and the call for it
 * look is the bundler's: where it writes them otherwise, the build ends here. */
export function direct(): Plugin {
  return {
    name: "agurk-direct",
    apply: "build",
    // Styles are gathered along the bridges before: without them those of the other side are lost.
    enforce: "post",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((made) => made.type === "chunk");
      let found = false;
      for (const bridge of chunks) {
        const [, name, file] = BRIDGE.exec(bridge.code) ?? [];
        if (!name || !file) continue;
        const asked = `import(\`./${bridge.fileName.replace("assets/", "")}\`)`;
        const instead = `import(\`${file}\`).then(e=>({default:e.${name}}))`;
        if (!chunks.some(({ code }) => code.includes(asked)))
          this.error(`Nothing fetches ${bridge.fileName} by ${asked}: see direct() in build.ts.`);
        for (const chunk of chunks) chunk.code = chunk.code.replaceAll(asked, instead);
        delete bundle[bridge.fileName];
        found = true;
      }
      if (!found)
        this.error("No file only leads to another: see what direct() in build.ts looks for.");
    },
  };
}

/** Say how much JavaScript there is in all that these modules need at once, and how much may be. */
export function weighed(what: string, roots: string[], most: number): Plugin {
  return {
    name: "agurk-weighed",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((made) => made.type === "chunk");
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const holding = chunks.filter(({ moduleIds }) => moduleIds.some((id) => roots.includes(id)));
      const names = holding.map(({ fileName }) => fileName);
      const weight = [...reached(names, (name) => byName.get(name)?.imports ?? [])]
        .map((name) => gzipSync(byName.get(name)!.code, { level: 9 }).length)
        .reduce((sum, each) => sum + each / 1000, 0);
      const told = `JavaScript for ${what}: ${weight.toFixed(1)} kB gzipped`;
      if (weight > most) this.error(`${told}, more than ${most}.`);
      else console.info(`${told}.`);
    },
  };
}

/** Leave out of spec/variants.json what the page works out itself, or never says. */
export function presets(): Plugin {
  const unused = new Set(["source", "grade", "tables", "fields"]);
  const bare = (name: string, value: unknown) => (unused.has(name) ? undefined : value);
  return {
    name: "agurk-presets",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith("/spec/variants.json")) return null;
      return { code: JSON.stringify(JSON.parse(code), bare), map: null };
    },
  };
}
