import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import {
  compressed,
  direct,
  drawnOnce,
  icons,
  listed,
  presets,
  readAhead,
  sentences,
  together,
  weighed,
} from "./build.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const FIRST = ["src/main.ts", "src/pages/Home.svelte"].map(at);
/** What both layouts need is here, too. */
const TABLE = [
  "src/pages/Table.svelte",
  "src/table/Facts.svelte",
  "src/table/TrickCard.svelte",
  "src/table/reading.ts",
].map(at);
const WIDE = ["src/table/RoundTable.svelte"].map(at);
const NARROW = ["src/table/Sheet.svelte"].map(at);

export default defineConfig({
  plugins: [
    presets(),
    sentences(),
    svelte(),
    direct(),
    drawnOnce(),
    readAhead([...FIRST, ...TABLE, ...WIDE, ...NARROW]),
    icons({
      "icon-64.png": ["icon.svg", 64],
      "icon-192.png": ["icon.svg", 192],
      "icon-512.png": ["icon.svg", 512],
      "icon-maskable-192.png": ["icon-maskable.svg", 192],
      "icon-maskable-512.png": ["icon-maskable.svg", 512],
      "apple-touch-icon.png": ["icon-maskable.svg", 180],
    }),
    listed("sw.js"),
    compressed(),
    weighed("the first page and a wide table", [...FIRST, ...TABLE, ...WIDE], 60),
    weighed("the first page and a narrow table", [...FIRST, ...TABLE, ...NARROW], 60),
  ],
  resolve: {
    alias: {
      $wire: at("../spec/wire/wire.ts"),
      $spec: at("../spec"),
      $src: at("src"),
      $sentences: at("src/text/fetched.ts"),
    },
  },
  server: {
    fs: { allow: [at("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  build: {
    outDir: at("../build/page"),
    emptyOutDir: true,
    target: "es2022",
    // All styles are one file, and what a view needs at once is one more: nothing to be preloaded.
    cssCodeSplit: false,
    modulePreload: false,
    // The page's policy loads files only, no text in their place.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { page: at("index.html"), sw: at("src/sw.ts") },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        chunkFileNames: "assets/[name]-[hash].js",
        codeSplitting: {
          groups: [together("first", FIRST), together("table", TABLE), together("wide", WIDE)],
        },
        assetFileNames: "assets/[name]-[hash][extname]",
      },
    },
  },
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
    alias: { $sentences: at("src/text/read.ts") },
  },
});
