// The first page: play at once, open a table for friends, or join an open one.
import { ask, bePlayer } from "./api.js";
import { button, draw, el, field, memory, rulesInWords, select } from "./dom.js";
import { LEVELS, count } from "./words.js";

const FIRST = {
  name: "Guest", variant: "danish", seats: 4, level: "ladder", thinking: "human", house: "",
  pace: "relaxed", listed: "false", late: "lowest", spectators: true, undo: true,
};

/** Draw the first page. */
export async function home(place) {
  const told = el("p.told", { role: "alert" });
  place.append(el("main.home", {},
    el("h1", {}, el("img", { src: "/icon.svg", alt: "", width: 56, height: 56 }), "Agurk"),
    el("p.intro", {}, "Seven tricks. Only the last one hurts."),
    el("p", {}, "Play at least as high as the highest card, or throw your lowest. Whoever takes the last trick pays what its card is worth."),
    told));
  try {
    const [{ variants }, { bots }] = await Promise.all([ask("GET", "/variants"), ask("GET", "/bots")]);
    place.firstChild.append(form(variants, bots, told), openTables());
    place.firstChild.append(el("p.quiet", {}, "No account, no tracking. Every deal can be checked after the match."));
  } catch (error) {
    told.textContent = error.message;
  }
}

function form(variants, bots, told) {
  const chosen = { ...FIRST, ...memory.read("agurk.choice", {}) };
  const [name, variant, seats, level, thinking] = base(chosen, variants, bots);
  const house = el("textarea", { name: "house", rows: 2, spellcheck: "false", placeholder: "threshold=30" }, chosen.house);
  const rules = el("div.rules", { "aria-live": "polite" });
  const summary = el("span.quiet");
  const tick = (key) => el("input", { type: "checkbox", name: key, checked: chosen[key] });
  const made = el("form", { oninput: keep, onsubmit: (event) => { event.preventDefault(); begin(true); } },
    el("fieldset", {}, field("Your name", name)),
    el("div.row", {}, el("button.main", {}, "Play now"), summary),
    el("details", {},
      el("summary", {}, "Rules, players and bots"),
      el("fieldset", {}, field("Rules", variant), field("Players", seats), field("Bots", level), field("Bots take", thinking))),
    el("details", { ontoggle: showRules },
      el("summary", {}, "House rules, and the rules in words"),
      field("House rules, one a line", house, "Each as rule=value; the rules below change with them."), rules),
    el("details", {},
      el("summary", {}, "Invite friends"),
      el("fieldset", {},
        field("Time to think", select([["none", "as long as it takes"], ["relaxed", "a minute"], ["quick", "15 seconds"]], chosen.pace, { name: "pace" })),
        field("When time is up", select([["lowest", "the lowest legal card is played"], ["bot", "a bot takes over"]], chosen.late, { name: "late" })),
        field("Who finds the table", select([["false", "whoever has the link"], ["true", "everybody: it is listed"]], chosen.listed, { name: "listed" }))),
      el("label", {}, tick("spectators"), " Others may watch"),
      el("label", {}, tick("undo"), " A card may be taken back if all agree"),
      el("div.row", {}, button("Open the table", () => made.reportValidity() && begin(false), { kind: "button.main" }), el("span.quiet", {}, "Then send its link. Bots keep the empty chairs warm."))));
  variant.addEventListener("change", limit);
  let asked = 0;
  limit();
  return made;

  function limit() {
    const { least, most } = variants.find(({ key }) => key === variant.value);
    Object.assign(seats, { min: least, max: most });
    seats.value = Math.min(Math.max(seats.value, least), most);
    summarise();
    showRules();
  }

  function summarise() {
    const { name: title } = variants.find(({ key }) => key === variant.value);
    const ruled = lines(house.value).length ? " with house rules" : "";
    summary.textContent = `${title}${ruled}, ${count(Number(seats.value), "player")}, ${level.selectedOptions[0].text} bots`;
  }

  function read() {
    const values = Object.fromEntries(new FormData(made));
    return { ...values, seats: Number(values.seats), spectators: "spectators" in values, undo: "undo" in values };
  }

  function keep(event) {
    memory.write("agurk.choice", read());
    summarise();
    if (event.target === house) showRules();
  }

  async function showRules() {
    if (!rules.parentElement.open) return;
    const mine = ++asked;
    const query = new URLSearchParams(lines(house.value).map((line) => ["house", line]));
    let parts;
    try {
      parts = rulesInWords(await ask("GET", `/variants/${encodeURIComponent(variant.value)}/rules?${query}`));
    } catch (error) {
      parts = [el("p.told", {}, error.message)];
    }
    if (mine === asked) rules.replaceChildren(...parts);
  }

  async function begin(alone) {
    const { name: called, house: text, listed, ...options } = read();
    memory.write("agurk.choice", read());
    if (alone) Object.assign(options, { pace: "none", late: "lowest" });
    told.textContent = "";
    try {
      await bePlayer();
      const opened = await ask("POST", "/tables", {
        name: called, start: alone, options: { ...options, listed: !alone && listed === "true", house: lines(text) },
      });
      location.assign(`/t/${opened.table}`);
    } catch (error) {
      told.textContent = error.message;
      told.scrollIntoView({ block: "center" });
    }
  }
}

function base(chosen, variants, bots) {
  return [
    el("input", { name: "name", required: true, maxlength: 40, autocomplete: "nickname", value: chosen.name }),
    select(variants.map(({ key, name, least, most }) => [key, `${name} (${least} to ${most})`]), chosen.variant, { name: "variant" }),
    el("input", { name: "seats", type: "number", required: true, value: chosen.seats }),
    select(bots.map((each) => [each, LEVELS[each] ?? each]), chosen.level, { name: "level" }),
    select([["human", "their time"], ["at-once", "no time at all"]], chosen.thinking, { name: "thinking" }),
  ];
}

const lines = (text) => text.split("\n").map((line) => line.trim()).filter(Boolean);

function openTables() {
  const list = el("div");
  const look = async () => {
    const tables = await ask("GET", "/tables").then((found) => found.tables, () => null);
    draw(list, tables, () => tables === null ? el("p.quiet", {}, "The list cannot be read at the moment.")
      : tables.length ? el("ul.plain", {}, tables.map(entry)) : el("p.quiet", {}, "No table is open to all at the moment."));
  };
  look();
  return el("section", {}, el("h2", {}, "Open tables"), list, button("Look again", look));
}

function entry(table) {
  const who = table.people.length ? `${table.people.join(", ")}; ` : "";
  const free = table.free ? `${count(table.free, "seat")} free` : "full";
  const state = { waiting: "about to begin", playing: "playing", over: "between two matches" }[table.stage] ?? table.stage;
  return el("li", {}, el("a", { href: `/t/${encodeURIComponent(table.table)}` }, table.rules),
    el("span.quiet", {}, ` ${who}${free}, ${state}${table.house.length ? ", house rules" : ""}`));
}
