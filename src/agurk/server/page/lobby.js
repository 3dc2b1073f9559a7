// Before one sits down: who is there, what is played, and a chair or a place to watch from.
import { ask, bePlayer } from "./api.js";
import { button, el, field, memory, rulesInWords, select } from "./dom.js";
import { arrive } from "./links.js";
import { Table } from "./table.js";
import { LEVELS } from "./words.js";

const PACES = { none: "as long as it takes", relaxed: "a minute a card", quick: "15 seconds a card" };

/** Draw what somebody sees who opens the link to a table. */
export async function lobby(place, table) {
  const path = `/tables/${encodeURIComponent(table)}`;
  try {
    const { look, token } = await arrive(table, path, (name) => willing(place, name));
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

/** Ask whether somebody's seat is taken in this browser, which has one at the table already. */
function willing(place, name) {
  return new Promise((answer) => {
    place.replaceChildren(el("main.home", {}, el("h1", {}, "Agurk"),
      el("p", { role: "alert" }, `This link opens ${name}’s seat, and you have a seat at this table already. Take ${name}’s here?`),
      el("div.row", {}, button("Keep my own seat", () => answer(false), { kind: "button.main" }), button(`Take ${name}’s seat`, () => answer(true)))));
  });
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
