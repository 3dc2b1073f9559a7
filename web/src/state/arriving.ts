// Coming to a table: as somebody who has a seat there, by a link to a seat, or as a guest.
import { ask, bePlayer, Refusal } from "../api";
import { keep, recall } from "../settings.svelte";
import type { Rules, TableLook } from "$wire";

/** What somebody who opens the address of a table finds. */
export type Arrival =
  /** A seat, by the player's own cookie or by the token of a link. */
  | { kind: "seated"; token: string; look: TableLook }
  /** No seat yet. `spent`: the link to a seat that was followed is no good any more. */
  | { kind: "guest"; look: TableLook; rules: Rules | null; spent: boolean }
  /** A seat, and a link to somebody else's: which of them? */
  | { kind: "which"; own: string; token: string; link: string; other: string }
  /** No table, or none that can be reached. */
  | { kind: "nowhere"; slug: string; told: string };

const SPENT = new Set(["token", "token-expired", "not-seated", "removed"]);
const KEY = "agurk.seat.";
const keyOf = (table: string) => KEY + table;
const pathOf = (table: string) => `/tables/${encodeURIComponent(table)}`;

/** Tables that this page has just opened or sat down at: there is nothing to ask before. */
const fresh = new Set<string>();

/** Remember that this browser's player has just got a seat at a table. */
export function seatedAt(table: string): void {
  fresh.add(table);
}

/** Whether there is no need to look at a table first; said once. */
export function knownSeat(table: string): boolean {
  return fresh.delete(table) && !recall(keyOf(table), "");
}

/** Whether a refusal says that a token opens no seat any more. */
export function isSpent(slug: string): boolean {
  return SPENT.has(slug);
}

/** Use the token of a link to a seat at this table from now on. */
export function useSeat(table: string, token: string): void {
  keep(keyOf(table), token);
}

/** Use this browser's own player at a table again. */
export function forgetSeat(table: string): void {
  try {
    localStorage.removeItem(keyOf(table));
  } catch {
    // Then nothing was kept.
  }
}

/** With which token one is at a table now; by table, so that no other is asked with it. */
const entered = new Map<string, string>();

/** Be at a table with a token from now on, "" for that of the cookie. */
export function enter(table: string, token: string): void {
  entered.set(table, token);
}

/** Ask something of a table as whoever one is there.
 *
 * @throws Refusal
 */
export function askAt<T>(table: string, method: string, rest = "", body?: unknown): Promise<T> {
  return ask<T>(method, pathOf(table) + rest, body, entered.get(table));
}

/** Forget the links to all seats that this browser keeps. */
export function forgetSeats(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(KEY)) localStorage.removeItem(key);
    }
  } catch {
    // Then nothing was kept.
  }
}

/** Find out what one is at a table. A link to a seat never takes the place of a seat of one's own unasked. */
export async function arrive(table: string, link = ""): Promise<Arrival> {
  try {
    return await found(table, link);
  } catch (error) {
    if (error instanceof Refusal) return { kind: "nowhere", slug: error.slug, told: error.message };
    throw error;
  }
}

async function found(table: string, link: string): Promise<Arrival> {
  const path = pathOf(table);
  let token = recall(keyOf(table), "");
  let look = token ? await opened(path, token) : null;
  if (token && !look) {
    forgetSeat(table);
    token = "";
  }
  let spent = false;
  if (link && link !== token) {
    look ??= await asPlayer(path);
    const other = await opened(path, link);
    spent = other === null;
    if (other && look.you !== null && look.you !== other.you) {
      return { kind: "which", own: nameAt(look), token, link, other: nameAt(other) };
    }
    if (other && look.you === null) {
      token = link;
      useSeat(table, token);
      look = other;
    }
  }
  look ??= await asPlayer(path);
  if (look.you !== null) return { kind: "seated", token, look };
  const rules = await ask<Rules>("GET", `${path}/rules`).catch(() => null);
  return { kind: "guest", look, rules, spent };
}

const nameAt = ({ chairs, you }: TableLook) => (you === null ? "" : (chairs[you]?.name ?? ""));

/** What the table is to whoever bears a token; null if that opens no seat. */
async function opened(path: string, token: string): Promise<TableLook | null> {
  try {
    const look = await ask<TableLook>("GET", path, undefined, token);
    return look.you === null ? null : look;
  } catch (error) {
    if (error instanceof Refusal && isSpent(error.slug)) return null;
    throw error;
  }
}

/**
 * What the table is to this browser's player, who is somebody new if the cookie is no good any more.
 * Whoever only looks, and was never here before, need not become a player.
 */
async function asPlayer(path: string): Promise<TableLook> {
  try {
    return await ask<TableLook>("GET", path);
  } catch (error) {
    if (!(error instanceof Refusal) || !error.slug.startsWith("token")) throw error;
    await bePlayer();
    return ask<TableLook>("GET", path);
  }
}

/** Sit down.
 *
 * @throws Refusal
 */
export async function sitDown(
  table: string,
  name: string,
  seat: number | null,
): Promise<TableLook> {
  // Whoever has no cookie yet gets one; whoever has one keeps it fresh.
  await bePlayer();
  const look = await ask<TableLook>("POST", `${pathOf(table)}/seats`, { name, seat });
  seatedAt(table);
  return look;
}

/** Look at a table again as a guest, such as after somebody else took a seat. */
export function lookAt(table: string): Promise<TableLook> {
  return ask<TableLook>("GET", pathOf(table));
}
