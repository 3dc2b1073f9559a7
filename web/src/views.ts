// Which view an address shows, which file it is in, and which sentences it needs.
import type { Component } from "svelte";
import Home from "./pages/Home.svelte";

export interface View {
  path: RegExp;
  load: () => Promise<{ default: Component<never> }>;
  /** Files of src/agurk/text/<language>. */
  sentences: string[];
}

/** Sentences that a table needs. */
export const TABLE = ["page", "table", "cards", "lists", "seats"];

export const VIEWS: View[] = [
  // It comes with the first script, so that nothing is asked for before it can be seen.
  { path: /^\/$/, load: async () => ({ default: Home }), sentences: ["page", "cards"] },
  {
    path: /^\/(?:t|watch)\/([^/]+)\/?$/,
    load: () => import("./pages/Table.svelte"),
    sentences: TABLE,
  },
  {
    path: /^\/invite\/?$/,
    load: () => import("./pages/Invite.svelte"),
    sentences: ["page", "invite"],
  },
  { path: /^\/play\/?$/, load: () => import("./pages/Play.svelte"), sentences: ["page", "invite"] },
  {
    path: /^\/settings\/?$/,
    load: () => import("./pages/Settings.svelte"),
    sentences: ["page", "settings", "cards"],
  },
  {
    path: /^\/score(?:\/([^/]+))?\/?$/,
    load: () => import("./pages/Score.svelte"),
    sentences: ["page", "keeping", "scorekeeper", "cards", "lists", "reasons", "invite"],
  },
  {
    path: /^\/learn\/?$/,
    load: () => import("./pages/Learn.svelte"),
    sentences: ["page", "learn", "cards", "lists"],
  },
  {
    path: /^\/learn\/([^/]+)\/?$/,
    load: () => import("./pages/Lesson.svelte"),
    sentences: ["page", "learn", "cards", "lists"],
  },
  {
    path: /^\/rules\/([^/]+)\/?$/,
    load: () => import("./pages/Rules.svelte"),
    sentences: ["page", "learn"],
  },
  {
    path: /^\/records\/?$/,
    load: () => import("./pages/Records.svelte"),
    sentences: ["page", "records", "lists"],
  },
  {
    path: /^\/m\/([^/]+)(?:\/(\d+))?\/?$/,
    load: () => import("./pages/Match.svelte"),
    sentences: [...TABLE, "records"],
  },
  {
    path: /^\/m\/([^/]+)\/review(?:\/(\d+))?\/?$/,
    load: () => import("./pages/Review.svelte"),
    sentences: [...TABLE, "records", "review", "worth"],
  },
  {
    path: /^\/d\/([^/]+)\/?$/,
    load: () => import("./pages/SameDeals.svelte"),
    sentences: ["page", "records", "lists"],
  },
  { path: /^/, load: () => import("./pages/Nowhere.svelte"), sentences: ["page"] },
];

/** The view at a path, and what the path names. */
export function viewAt(path: string): { view: View; parts: string[] } {
  for (const view of VIEWS) {
    const match = view.path.exec(path);
    if (match) return { view, parts: match.slice(1).map((part) => plain(part ?? "")) };
  }
  throw new Error("The last view takes every path.");
}

/** A part of the address as it is meant; as it stands there if it means nothing. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
