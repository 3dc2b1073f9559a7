// Before one sits down: who is there, what is played, and a chair or a place to watch from.
import { ask, askAs, bePlayer } from "./api.js";
import { button, el, field, memory, rulesInWords, select } from "./dom.js";
import { Table } from "./table.js";
import { LEVELS } from "./words.js";

const PACES = { none: "as long as it takes", relaxed: "a minute a card", quick: "15 seconds a card" };

/** Draw what somebody sees who opens the link to a table; a token that is no good any more is dropped. */
export async function lobby(place, table) {
  const path = `/tables/${encodeURIComponent(table)}`;
  let token = seatToken(table);
  askAs(token);
  try {
    const look = await ask("GET", path).catch(async (error) => {
      if (!error.slug?.startsWith("token")) throw error;
      token = "";
      memory.write(keyOf(table), token);
      askAs(token);
      await bePlayer();
      return ask("GET", path);
    });
    const rules = await ask("GET", `${path}/rules`).catch(() => wordless(look));
    const enter = () => new Table(place, table, token, rules);
    if (look.you !== null || token) enter();
    else place.replaceChildren(guest(look, rules, path, enter));
  } catch (error) {
    place.replaceChildren(el("main.home", {}, el("h1", {}, "Agurk"), el("p.told", { role: "alert" }, error.message),
      el("p", {}, el("a", { href: "/" }, "To the first page"))));
  }
}

/** What stands in for the rules when they cannot be had: nobody is kept from a table for want of them. */
const wordless = ({ options }) => ({ name: options.variant.replaceAll("_", " "), sections: [["", ["The rules cannot be told at the moment; load the page again later."]]] });

const keyOf = (table) => `agurk.seat.${table}`;

/** Take the token of a link to a seat out of the address, so that nobody copies it by accident. */
function seatToken(table) {
  const given = new URLSearchParams(location.hash.slice(1)).get("seat");
  if (given) {
    memory.write(keyOf(table), given);
    history.replaceState(null, "", location.pathname);
  }
  return memory.read(keyOf(table), "");
}

function guest(look, rules, path, enter) {
  const { options, chairs } = look;
  const told = el("p.told", { role: "alert" });
  const choice = memory.read("agurk.choice", {});
  const name = el("input", { required: true, maxlength: 40, autocomplete: "nickname", value: choice.name ?? "" });
  const free = chairs.map((chair, seat) => [seat, chair]).filter(([, { person }]) => !person);
  const seat = select([["", "the first that is free"], ...free.map(([number, chair]) =>
    [number, chair.name ? `${chair.name}'s (a bot)` : `seat ${number + 1}`])], "");
  const sit = async (event) => {
    event.preventDefault();
    told.textContent = "";
    try {
      await bePlayer();
      await ask("POST", `${path}/seats`, { name: name.value, seat: seat.value === "" ? null : Number(seat.value) });
      memory.write("agurk.choice", { ...memory.read("agurk.choice", {}), name: name.value });
      enter();
    } catch (error) {
      told.textContent = error.message;
    }
  };
  return el("main.home", {},
    el("p", {}, el("a", { href: "/" }, "Agurk")),
    el("h1.rules", {}, rules.name),
    el("ul.plain.people", {}, chairs.map((chair) => el("li", {}, person(chair)))),
    el("p.quiet", {}, `Time to think: ${PACES[options.pace]}. ${options.listed ? "An open table." : "A private table."} ${look.stage === "playing" ? `Deal ${look.deal} is being played.` : ""}`),
    options.house.length ? el("p", {}, "House rules: ", el("code", {}, options.house.join(", "))) : "",
    told,
    free.length && look.stage !== "closed" ? el("form", { onsubmit: sit },
      el("fieldset", {}, field("Your name", name), field("Seat", seat)), el("div.row", {}, el("button.main", {}, "Sit down"))) : "",
    options.spectators && look.stage !== "closed" ? el("div.row", {}, button("Watch", enter)) : "",
    el("h2", {}, "The rules of this table"), rulesInWords(rules));
}

function person({ name, bot, person: human, present }) {
  if (!name) return el("span.quiet", {}, "free");
  const mark = !human ? `bot, ${LEVELS[bot] ?? bot}` : present ? "" : "away";
  return [name, mark && el("span.chip", {}, mark)];
}
