import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { compressed, listed, presets, sentences, weighed } from "./build.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [
    presets(),
    sentences(),
    svelte(),
    listed("sw.js"),
    compressed(),
    weighed("page", ["/pages/Home.svelte", "/pages/Table.svelte"], 60),
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
    outDir: at("../src/agurk/server/page"),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // The page's policy loads files only, no text in their place.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { page: at("index.html"), sw: at("src/sw.ts") },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        chunkFileNames: "assets/[name]-[hash].js",
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
