// Which page this is: the first one, or a table.
import { home } from "./home.js";
import { lobby } from "./lobby.js";

const place = document.getElementById("page");
const table = /^\/t\/([^/]+)\/?$/.exec(location.pathname);

if (table) lobby(place, decodeURIComponent(table[1]));
else home(place);
