// The reader's own place: what is going on in a sentence, questions, the hand, and other choices.
import { face, hue, named, rank, spoken } from "./cards.js";
import { button, draw, el } from "./dom.js";
import { inviteLink } from "./side.js";
import { TOPICS, WHY, over, together } from "./words.js";

/** Draw it. */
export function myPlace(table) {
  const { parts, scene, mine, chosen, waiting, note, reason, price, checked } = table;
  const [lead, second] = sentences(table);
  if (parts.turn.textContent !== lead) parts.turn.textContent = lead;
  parts.mine.classList.toggle("turn", table.myTurn);
  draw(parts.mine, [scene, mine, chosen, waiting, note, reason, price, checked], () => [
    note && el("p.told", { role: "alert" }, note),
    pricing(table),
    el("p.lead", {}, lead, scene.clock?.seat === table.you && table.you !== null && el("span.chip.clock")),
    reason ? el("p.reason", { role: "status" }, reason) : el("p.second", {}, second),
    question(table), buttons(table), hand(table), choices(table),
  ]);
}

function pricing({ match, price, scene }) {
  const fresh = match && (scene.stage === "over" || match.tricks.length === 0 || !match.counts.length);
  return fresh && price.length > 0 && el("p.price", {}, `The last trick: ${price.join(" ")}`);
}

function sentences({ scene, match, you, names, owner, myTurn, mine }) {
  const host = scene.chairs.findIndex((chair) => chair.owner);
  if (scene.stage === "closed") return ["The table is closed.", ""];
  if (scene.stage === "waiting") {
    const lead = owner ? "Start when all are here." : `Waiting for ${host < 0 ? "somebody" : names(host)} to start.`;
    return [lead, "Bots take the seats that are empty then."];
  }
  if (scene.stage === "over") return [over(match.result, names), ""];
  if (scene.paused) return ["The table pauses.", "Anybody who plays may go on."];
  if (match.phase === "lot") return ["The lot draws the first dealer.", `The deals follow from a secret. Its promise: ${match.promise}`];
  if (myTurn) return [ASKED[match.phase] ?? "Your turn.", DUTIES[match.phase]?.(match, names, mine) ?? ""];
  if (match.to_act === null) return ["The cards are dealt in a moment.", ""];
  const bot = you !== null && you === match.to_act && scene.chairs[you].bot;
  const lead = bot ? "A bot plays for you." : `${names.own(match.to_act) ? "You are" : `${names(match.to_act)} is`} thinking.`;
  return [lead, match.phase === "play" ? holding(match, names) : ""];
}

const ASKED = {
  play: "Your turn.", size: "You deal. How many cards does each get?", exchange: "Which cards do you change?",
  kontra: "Do you call Kontra?", "buy-in": "Do you buy in?",
};

const DUTIES = {
  play: duty,
  exchange: (_match, _names, { options }) => `You may change ${oneOf([...new Set(options.map(({ action }) => cardsOf(action).length))])}.`,
  "buy-in": ({ scores }, _names, { seat }) => `You have ${scores[seat]}.`,
};

const oneOf = (numbers) => numbers.length < 2 ? `${numbers[0] || "none"}` : `${numbers.slice(0, -1).join(", ")} or ${numbers.at(-1)} cards`;

function holding({ trick, holding: holder, last_trick: last }, names) {
  if (!trick.length) return last ? "The last trick: it costs." : "";
  const { cards } = trick.find(({ seat }) => seat === holder);
  const whose = names.own(holder) ? "Your" : `${names(holder)}’s`;
  return `${whose} ${cards.map(rank).join(" ")} ${last ? "would pay: it is the last trick." : "holds."}`;
}

function duty(match, names, mine) {
  if (!match.trick.length) return match.last_trick ? "You lead to the last trick: it costs." : "You lead.";
  const forced = mine.options.length === 1 && mine.hand.length > 1 ? " Only one play is legal." : "";
  return `${holding(match, names)}${forced}`;
}

function question(table) {
  const { question: asked } = table.scene;
  if (!asked) return null;
  const { names, you } = table;
  const mine = asked.seat === you;
  const told = `${mine ? "You ask" : `${names(asked.seat)} asks`} ${TOPICS[asked.what]}.`;
  const waits = asked.awaited.length ? ` Waiting for ${together(asked.awaited.map(names))}.` : "";
  const answer = (yes) => () => table.say("answer", { yes });
  return el("div.question", { role: "group", "aria-label": "Question" }, el("p", { role: "status" }, told, mine ? waits : ""),
    mine ? button("Withdraw", answer(false)) : asked.awaited.includes(you) && [button("Yes", answer(true)), button("No", answer(false))]);
}

function buttons(table) {
  const { scene, match, you, owner } = table;
  const found = [];
  const add = (label, act, kind = "button") => found.push(button(label, act, { kind }));
  if (you === null) {
    if (scene.stage !== "closed" && scene.chairs.some(({ person }) => !person)) add("Take a seat", () => location.reload());
    found.push(el("span.quiet", {}, "You watch."));
  }
  if (scene.stage === "waiting") found.unshift(inviteLink());
  if (scene.stage === "waiting" && owner) add("Start", () => table.say("start"), "button.main");
  if (you !== null && scene.paused) add("Go on", () => table.say("resume"), "button.main");
  if (you !== null && table.playing && scene.chairs[you].bot) add("Take my cards again", () => table.say("return"), "button.main");
  if (scene.stage === "over") {
    if (you !== null && !scene.question) add("Rematch", () => table.say("ask", { what: "rematch" }), "button.main");
    found.push(el("a", { href: `/api/matches/${encodeURIComponent(match.name)}`, target: "_blank" }, "The record"));
    add("Check the deals", () => table.side.check());
    if (table.checked) found.push(el("p.second", { role: "status" }, table.checked));
  }
  return found.length > 0 && el("div.row", {}, found);
}

function hand(table) {
  const { mine, scene, match, chosen } = table;
  if (!mine?.hand.length || scene.stage !== "playing") return null;
  const picking = picks(table);
  const words = new Map();
  if (table.myTurn) {
    for (const option of mine.options) for (const card of cardsOf(option.action)) {
      if (option.why && !(words.has(card) && option.action.includes("+"))) words.set(card, WHY[option.why] ?? option.why);
      else if (match.phase === "exchange") words.set(card, "");
    }
  }
  const keys = (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const all = [...event.currentTarget.querySelectorAll("button")];
    if (step) all[(all.indexOf(document.activeElement) + step + all.length) % all.length].focus();
  };
  return el(`div.hand${mine.hand.length > 7 ? ".two" : ""}`, { role: "group", "aria-label": "Your hand", onkeydown: keys }, mine.hand.map((card, place) => {
    const legal = words.has(card);
    const word = words.get(card) ?? "";
    const state = !table.myTurn ? "" : legal ? ".legal" : match.phase === "play" ? ".off" : "";
    const picked = chosen.includes(place);
    const label = `${spoken(card)}${legal && word ? `, ${word}` : state === ".off" ? ", not legal now" : ""}`;
    const made = button("", () => press(table, place, card, legal, picking), {
      key: `card ${card} ${mine.hand.indexOf(card) === place ? 0 : place}`, kind: `button.card${hue(card)}${state}${picked ? ".picked" : ""}`,
      "aria-label": label, "aria-pressed": picking ? String(picked) : null, "aria-disabled": table.waiting ? "true" : null,
    });
    made.append(...face(card));
    return el("span.held", {}, made, el("small", { "aria-hidden": "true" }, picked ? "✓" : word));
  }));
}

/** Whether cards are chosen first, and played or changed together by a button. */
function picks({ match, mine, myTurn }) {
  return myTurn && (match.phase === "exchange" || mine.options.some(({ action }) => action.includes("+")));
}

function press(table, place, card, legal, picking) {
  if (picking) {
    table.chosen = table.chosen.includes(place) ? table.chosen.filter((each) => each !== place) : [...table.chosen, place];
    table.reason = "";
    table.show();
  } else if (!table.myTurn) {
    table.reason = "It is not your turn.";
    table.show();
  } else if (legal) table.choose(card);
  else table.say("explain", { cards: card });
}

/** The cards that an option names. */
function cardsOf(action) {
  const changed = /^exchange (.*)$/.exec(action);
  if (changed) return changed[1] === "none" ? [] : changed[1].split(" ");
  return /^(no |size |kontra|buy-in)/.test(action) ? [] : action.split("+");
}

const same = (cards) => [...cards].sort().join(" ");

/** Everything that is no single card: sizes, Kontra, buying in, sets of cards, exchanges. */
function choices(table) {
  const { mine, match, chosen } = table;
  if (!table.myTurn) return null;
  if (picks(table)) {
    const cards = mine.hand.filter((_, place) => chosen.includes(place));
    const found = mine.options.find(({ action }) => same(cardsOf(action)) === same(cards));
    const changing = match.phase === "exchange";
    const label = !cards.length ? (changing ? "Keep all cards" : "Choose cards to play") : `${changing ? "Change" : "Play"} ${named(cards)}`;
    return el("div.row", {}, button(label, () => found && table.choose(found.action), { key: "do", kind: "button.main", "aria-disabled": found ? null : "true" }),
      changing && cards.length === 0 && mine.options.some(({ action }) => cardsOf(action).length === mine.hand.length)
        && button("Change all cards", () => table.choose(`exchange ${mine.hand.join(" ")}`)),
      !changing && cards.length > 0 && !found && button("Why not?", () => table.say("explain", { cards: cards.join(" ") })));
  }
  if (match.phase === "play") return null;
  return el("div.row", {}, mine.options.map(({ action }) => button(OTHERS[action] ?? action.replace("size ", ""), () => table.choose(action), { key: action, kind: "button.main" })));
}

const OTHERS = { kontra: "Call Kontra", "no kontra": "Pass", "buy-in": "Buy in", "no buy-in": "Do not buy in" };
