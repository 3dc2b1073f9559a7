// Beside the table: what happened, talk, people, what can be asked, fairness and the rules.
import { ask } from "./api.js";
import { button, draw, el, rulesInWords, select } from "./dom.js";
import { LEVELS, PHRASES, count } from "./words.js";

/** Make the panel, once; `fill` draws the parts that change. */
export function sidePanel(table) {
  const places = { people: el("div"), asks: el("div"), fair: el("div") };
  const text = el("input", { maxlength: 200, "aria-label": "Say something", placeholder: "Say something", autocomplete: "off" });
  const talk = el("form.row", { hidden: true, onsubmit: (event) => {
    event.preventDefault();
    if (text.value.trim()) table.say("say", { text: text.value.trim() });
    text.value = "";
  } }, text, el("button", {}, "Say"));
  const phrases = el("div.row.phrases", {}, Object.entries(PHRASES).map(([phrase, label]) =>
    button(label, () => table.say("say", { phrase }), { key: phrase, "aria-label": label.startsWith(":") ? phrase : null })));
  const part = (title, ...inside) => el("details", {}, el("summary", {}, title), inside);
  const speaking = part("Talk", phrases, talk);
  const panel = el("aside", { "aria-label": "Beside the table" },
    el("h2", {}, "Told so far"), table.parts.log,
    speaking, part("People", places.people), part("At this table", places.asks),
    part("Are the deals fair?", places.fair), part("The rules of this table", rulesInWords(table.rules)));
  return { ...places, panel, talk, speaking, check: () => check(table) };
}

/** Draw what changes. */
export function fill(table) {
  const { scene, you, side, options, mine, muted } = table;
  const steady = [scene.stage, scene.paused, scene.chairs, you, mine?.forced];
  side.talk.hidden = options.listed;
  side.speaking.hidden = you === null;
  draw(side.people, [...steady, [...muted], scene.spectators], () => people(table));
  draw(side.asks, [...steady, canRedeal(table)], () => asks(table));
  draw(side.fair, [table.promised, scene.stage, table.secret, table.checked], () => fair(table));
}

function people(table) {
  const { scene, you, owner, muted, options } = table;
  const idle = ["waiting", "over"].includes(scene.stage);
  const seats = scene.chairs.map((chair, seat) => {
    const others = seat !== you;
    const acts = [];
    const name = chair.name || `seat ${seat + 1}`;
    const add = (label, act, what) => acts.push(button(label, act, { key: `${label} ${seat}`, "aria-label": `${label}: ${what ?? name}` }));
    if (you !== null && others && chair.person) {
      const on = !muted.has(seat);
      add(on ? "Mute" : "Hear again", () => { muted[on ? "add" : "delete"](seat); table.say("mute", { seat, on }); table.show(); });
    }
    if (you !== null && others && table.playing) add("Was the last card legal?", () => table.say("dispute", { seat }));
    if (owner && others && chair.name && (chair.person || idle)) add("Remove", () => table.http("DELETE", `/seats/${seat}`));
    if (owner && idle && !chair.person) {
      const level = select(Object.entries(LEVELS), chair.bot || options.level, { "aria-label": `Bot for ${name}` });
      acts.push(level);
      add(chair.bot ? "Change the bot" : "Add a bot", () => table.http("PUT", `/seats/${seat}/bot`, { bot: level.value }));
    }
    return el("li", {}, el("b.name", {}, chair.name || "free"), el("span.quiet", {}, chair.bot ? ` bot, ${LEVELS[chair.bot] ?? chair.bot}` : ""), el("div.row", {}, acts));
  });
  return [el("ul.plain", {}, seats), el("p.quiet", {}, scene.spectators ? `${count(scene.spectators, "person", "people")} watching.` : "Nobody watches.")];
}

function canRedeal({ match, playing }) {
  return Boolean(playing && match.phase === "play" && !match.trick.length && !match.tricks.length);
}

function asks(table) {
  const { scene, you, owner, options, mine } = table;
  const found = [inviteLink()];
  const add = (label, act) => found.push(button(label, act));
  if (you !== null && table.playing && !scene.paused) {
    add("Ask to pause", () => table.say("ask", { what: "pause" }));
    if (options.undo) add("Take back my last card", () => table.say("ask", { what: "undo" }));
    if (canRedeal(table)) add("Call the deal incorrect", () => table.say("redeal"));
  }
  if (you !== null) {
    found.push(el("label", {}, el("input", { type: "checkbox", checked: mine.forced, "data-key": "forced", onchange: ({ target }) => table.say("prefer", { forced: target.checked }) }), " Play forced cards for me"));
    found.push(el("div", {}, button("Link for my other device", otherDevice)));
  }
  if (owner && scene.stage === "over") add("Start again without asking", () => table.say("start"));
  if (you !== null && scene.stage !== "closed") found.push(sure("Leave my seat", async () => { if (await table.http("DELETE", `/seats/${you}`)) location.assign("/"); }));
  if (owner && scene.stage !== "closed") found.push(sure("Close the table for all", () => table.http("DELETE", "")));
  return found;

  async function otherDevice({ target }) {
    const link = await table.http("POST", `/seats/${you}/link`);
    if (link) target.replaceWith(copying(new URL(link.path, location.href).href, "Open this on your other device. Whoever has it plays your cards."));
  }
}

/** A button that asks once more. */
function sure(label, act) {
  const made = button(label, () => {
    if (made.textContent !== label) return act();
    made.textContent = `${label}: sure?`;
    return setTimeout(() => { made.textContent = label; }, 5000);
  });
  return made;
}

/** The link to the table, to be sent to friends. */
export function inviteLink() {
  return copying(location.href, "The link to this table");
}

function copying(text, label) {
  const shown = el("input", { readonly: true, value: text, "aria-label": label, onfocus: () => shown.select() });
  const copy = button("Copy", async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      shown.select();
      document.execCommand("copy");
    }
    copy.textContent = "Copied";
  }, { key: `copy ${label}` });
  return el("div.copy", {}, el("small", {}, label), shown, copy);
}

function fair(table) {
  const { match, promised, secret, scene, checked } = table;
  if (!match) return el("p", {}, "Each deal follows from a secret of the server and from random letters of every player. A promise of the secret is shown before the first card, and the secret after the last.");
  const record = `/api/matches/${encodeURIComponent(match.name)}`;
  return [
    el("p", {}, "The promise, shown before the first card:"), el("code", {}, promised.promise),
    secret ? [el("p", {}, "The secret. Its SHA-256 is the promise:"), el("code", {}, secret)] : el("p", {}, "The secret is shown when the match is over."),
    scene.stage === "over" && el("p", {}, el("a", { href: record, target: "_blank" }, "The record"), " can be checked by ", el("code", {}, "agurk verify"), " on your own machine, or ",
      el("a", { href: `${record}/verification`, target: "_blank" }, "by this server"), "."),
    checked && el("p", {}, checked),
  ];
}

/** Have the server check the match, and compare the secret with the promise this page was shown. */
async function check(table) {
  try {
    const found = await ask("GET", `/matches/${encodeURIComponent(table.match.name)}/verification`);
    const kept = await keeps(table);
    table.checked = [VERDICTS[found.verdict] ?? found.verdict, kept, ...found.findings.filter(({ wrong }) => wrong).map(({ told }) => told)].filter(Boolean).join(" ");
  } catch (error) {
    table.checked = error.message;
  }
  table.show();
}

async function keeps({ secret, promised }) {
  if (!secret || !globalThis.crypto.subtle) return "";
  const bytes = Uint8Array.from(secret.match(/../g), (each) => parseInt(each, 16));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const kept = [...hash].map((each) => each.toString(16).padStart(2, "0")).join("") === promised.promise;
  return kept ? "The secret is the one that was promised." : "The secret is not the one that was promised!";
}

const VERDICTS = {
  fair: "Fair: it was played by the rules, and the deals are those that were promised.",
  named: "Played by the rules; somebody named the seed of the deals.",
  replayed: "Played by the rules; whether the deals were honest cannot be seen.",
  wrong: "Something is wrong.",
};
