// Which page this is: the first one, or a table.
import { home } from "./home.js";
import { lobby } from "./lobby.js";

const place = document.getElementById("page");
const table = /^\/t\/([^/]+)\/?$/.exec(location.pathname);

if (table) lobby(place, named(table[1]));
else home(place);

/** The name of a table in an address; where it is none, it stays as it is, and no table is found. */
function named(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
