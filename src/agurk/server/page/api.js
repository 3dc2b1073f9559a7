// What goes over HTTP, beside the socket.

let seatToken = "";

/** Ask with the token of a link to a seat from now on, not with this browser's cookie. */
export function askAs(token) {
  seatToken = token;
}

/** Ask the server for something; an error says in a sentence what was refused. */
export async function ask(method, path, body) {
  const headers = seatToken ? { authorization: `Bearer ${seatToken}` } : {};
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body && JSON.stringify(body) });
  } catch {
    throw new Error("The server cannot be reached. Try again in a moment.");
  }
  const data = await answer.json().catch(() => null);
  if (answer.ok) return data;
  const error = new Error(data?.told ?? `The server answered ${answer.status}. Try again in a moment.`);
  throw Object.assign(error, { slug: data?.slug ?? "" });
}

/** Make sure that this browser has a player's token, which its cookie holds. */
export function bePlayer() {
  return ask("POST", "/players");
}
