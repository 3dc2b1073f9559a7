// Which page this is: the first one, a table, or none.
import { el } from "./dom.js";
import { home } from "./home.js";
import { lobby } from "./lobby.js";

const place = document.getElementById("page");
const table = /^\/t\/([^/]+)\/?$/.exec(location.pathname);

if (table) lobby(place, named(table[1]));
else if (/^\/(index\.html)?$/.test(location.pathname)) home(place);
else nothing();

/** Say that there is nothing here, and show a way out. */
function nothing() {
  place.append(el("main.home", {},
    el("h1", {}, "Agurk"),
    el("p", {}, "There is nothing at this address."),
    el("p", {}, el("a", { href: "/" }, "To the first page"))));
}

/** The name of a table in an address; where it is none, it stays as it is, and no table is found. */
function named(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
