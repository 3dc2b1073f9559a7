// What goes over HTTP, beside the socket. One function an endpoint; wire.ts has the bodies.
import { keep, recall } from "./settings.svelte";
import type { Failure } from "$wire";
import { language, readyToRefuse } from "./text/words.svelte";

/** A refusal: `slug` for programs, the message as a sentence. */
export class Refusal extends Error {
  constructor(
    readonly slug: string,
    readonly status: number,
    told: string,
    /** The line of a record in which something is wrong. */
    readonly line: number | null = null,
  ) {
    super(told);
  }
}

/** How long an answer may take, in milliseconds. */
const PATIENCE = 20_000;

/** Ask the server for something, as whoever a token stands for, else as this browser's cookie says.
 *
 * @throws Refusal; its slug is `offline` if no server could be reached.
 */
export async function ask<T>(method: string, path: string, body?: unknown, token = ""): Promise<T> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return (await answered(method, path, headers, body).then(data)) as T;
}

/** Ask for something that is no JSON.
 *
 * @throws Refusal
 */
export async function askText(path: string, accept: string): Promise<string> {
  return (await answered("GET", path, { accept })).text();
}

const data = (answer: Response): Promise<unknown> => answer.json().catch(() => null);

async function answered(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<Response> {
  headers["accept-language"] = language();
  const init: RequestInit = { method, headers, signal: AbortSignal.timeout(PATIENCE) };
  if (typeof body === "string") init.body = body;
  else if (body !== undefined) {
    headers["content-type"] = "application/json";
    init.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Refusal("offline", 0, "");
  }
  if (answer.ok) return answer;
  const { slug, told, line } = ((await data(answer)) ?? {}) as Partial<Failure>;
  await readyToRefuse();
  throw new Refusal(slug ?? "", answer.status, told ?? "", line);
}

/** Whether this browser was given a player's token before; its cookie may be spent by now. */
const KNOWN = "agurk.player";

/** Whether this browser has been a player here before. */
export function wasPlayer(): boolean {
  return recall(KNOWN, false);
}

/** Remember that this browser's player is no more, and the cookie gone. */
export function noPlayer(): void {
  keep(KNOWN, false);
}

/** Make sure that this browser has a player's token, which its cookie holds. */
export async function bePlayer(): Promise<void> {
  await ask("POST", "/players");
  keep(KNOWN, true);
}

/** Make this browser the player of another device; a token that is no good leaves it who it is.
 *
 * @throws Refusal
 */
export async function joinPlayer(token: string): Promise<void> {
  // Asked as the other device's player, the server gives this browser a cookie of that player.
  await ask("POST", "/players", undefined, token);
  keep(KNOWN, true);
}

/** Ask for something by which this browser becomes a player, if it is none yet or the cookie is spent.
 *
 * @throws Refusal
 */
export async function askAsNewcomer<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await ask<T>(method, `${path}?newcomer=true`, body);
  keep(KNOWN, true);
  return answer;
}

/** Ask as this browser's player, who is somebody new if there was none or the cookie is spent. */
export async function askAsPlayer<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (!wasPlayer()) await bePlayer();
  try {
    return await ask<T>(method, path, body);
  } catch (error) {
    if (!(error instanceof Refusal) || !error.slug.startsWith("token")) throw error;
    await bePlayer();
    return ask<T>(method, path, body);
  }
}
