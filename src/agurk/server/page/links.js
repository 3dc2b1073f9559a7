// Links to a seat: this browser keeps the token of one while it is good, and never in place of a seat of its own unasked.
import { ask, askAs, bePlayer } from "./api.js";
import { memory } from "./dom.js";

const SPENT = new Set(["token", "token-expired", "not-seated", "removed"]);
const keyOf = (table) => `agurk.seat.${table}`;

/** Whether a refusal says that a token opens no seat any more. */
export const isSpent = (slug) => SPENT.has(slug);

/** Keep a token for a table, or none. */
export function keep(table, token) {
  memory.write(keyOf(table), token);
}

/** Look at a table, and return that and the token that is used there; `willing(name)` says whether somebody's seat is taken instead of one's own. */
export async function arrive(table, path, willing) {
  const link = given();
  let token = memory.read(keyOf(table), "");
  let look = token ? await opened(path, token) : null;
  if (!look && token) keep(table, token = "");
  if (link && link !== token) {
    look ??= await asPlayer(path).catch(() => null);
    const other = await opened(path, link);
    const own = look?.you ?? null;
    if (other && (own === null || (own !== other.you && await willing(other.chairs[other.you].name)))) {
      keep(table, token = link);
      look = other;
    }
  }
  askAs(token);
  return { token, look: look ?? await asPlayer(path) };
}

/** Take the token of a link to a seat out of the address, so that nobody copies it by accident. */
function given() {
  const token = new URLSearchParams(location.hash.slice(1)).get("seat") ?? "";
  if (token) history.replaceState(null, "", location.pathname);
  return token;
}

/** What the table is to whoever bears a token; null if that opens no seat. */
async function opened(path, token) {
  askAs(token);
  try {
    const look = await ask("GET", path);
    return look.you === null ? null : look;
  } catch (error) {
    if (isSpent(error.slug)) return null;
    throw error;
  }
}

/** What the table is to this browser's player, who is somebody new if the cookie is no good any more. */
async function asPlayer(path) {
  askAs("");
  try {
    return await ask("GET", path);
  } catch (error) {
    if (!error.slug?.startsWith("token")) throw error;
    await bePlayer();
    return ask("GET", path);
  }
}
