// The sheet of the deal: a row for each seat, the reader's last, with all cards face up.
import { cucumber, lying, named } from "./cards.js";
import { el } from "./dom.js";
import { count } from "./words.js";

/** Draw the top bar: what is played, and how many tricks are left. */
export function bar({ rules, match, scene }) {
  const parts = [el("a.mark", { href: "/" }, el("img", { src: "/icon.svg", alt: "", width: 28, height: 28 }), el("span", {}, "Agurk")),
    el("h1.title", { title: rules.name }, el(match?.deal ? "span.wide" : "span", {}, rules.name), match?.deal ? `Deal ${match.deal}` : "")];
  if (scene.stage === "playing" && match.counts.length) parts.push(seeds(match));
  return parts;
}

function seeds({ tricks, tricks_left: left, last_trick: last }) {
  const all = tricks.length + left;
  const told = last ? "the last trick" : `${left} tricks left`;
  const kinds = Array.from({ length: all }, (_, place) =>
    [place < tricks.length ? "eaten" : place === tricks.length ? "now" : "", place === all - 1 ? "last" : ""].filter(Boolean));
  return el("span.seeds", {}, kinds.map((kind) => el(["i", ...kind].join("."), { "aria-hidden": "true" })),
    el(last ? "b.warm" : "span", {}, last ? "last trick" : `${left} left`, el("span.heard", {}, ` (${told})`)));
}

/** Draw the rows. */
export function sheet(table) {
  const { scene, match, you } = table;
  const seats = scene.chairs.map((_, place) => (place + (you ?? -1) + 1) % scene.chairs.length);
  const rows = seats.map((seat) => row(table, seat));
  const open = [];
  if (match?.aside.length) open.push(el("p", {}, "Not dealt: ", match.aside.map((card) => lying(card, ".small"))));
  if (match?.pot) open.push(el("p", {}, `In the pot: ${count(match.pot, "unit")}.`));
  return [el("ul.sheet.plain", {}, rows), ...open];
}

function row(table, seat) {
  const { scene, match, you } = table;
  const chair = scene.chairs[seat];
  const out = match && table.playing && match.lives[seat] === 0;
  const turn = table.playing && match.to_act === seat;
  const kind = ["li", turn && "turn", out && "out", seat === you && "me"].filter(Boolean).join(".");
  return el(kind, {},
    el("div.who", {},
      el("b.name", { title: chair.name }, seat === you ? "You" : chair.name || "free"),
      el("span.chips", {}, chips(table, seat, turn).map(([text, more]) => el(`span.chip${more ?? ""}`, {}, text))),
      match && el("span.score", {}, score(match, seat))),
    match && cards(table, seat, turn, out));
}

function chips({ scene, match, playing }, seat, turn) {
  const { person, bot, present, name, owner } = scene.chairs[seat];
  const found = [];
  if (bot) found.push([person ? "bot for now" : "bot"]);
  if (person && !present) found.push(["away"]);
  if (!match && owner) found.push(["host"]);
  if (turn) found.push(["plays now", ".green"]);
  if (scene.clock?.seat === seat) found.push(["", ".clock"]);
  if (!playing || !name) return found;
  if (match.leader === seat && match.counts.length) found.push(["leads"]);
  if (match.dealer === seat && !match.counts.length) found.push(["deals"]);
  if (match.kontra === seat) found.push(["Kontra", ".warm"]);
  if (match.demands.includes(seat)) found.push(["calls the deal incorrect"]);
  const changed = match.exchanged.filter(([who]) => who === seat).map(([, cards]) => cards || "none");
  if (changed.length && !match.tricks.length) found.push([`changed ${changed.join(", ")}`]);
  return found;
}

function score(match, seat) {
  const lives = match.lives[seat];
  return [el("b", { title: "points" }, match.scores[seat]),
    lives === 0 ? [" ", cucumber(), " out"] : el("small", {}, ` · ${count(lives, "life", "lives")}`),
    match.money.some(Boolean) && el("small", {}, ` ${match.money[seat] > 0 ? "+" : ""}${count(match.money[seat], "unit")}`),
    match.bought[seat] > 0 && el("small", {}, ` bought in ${count(match.bought[seat], "time")}`)];
}

/** The cards before a seat: those of earlier tricks, and the one of the trick that is in sight. */
function cards({ match, you, scene }, seat, turn, out) {
  const resting = !match.trick.length && match.tricks.length > 0;
  const tricks = resting ? match.tricks.slice(0, -1) : match.tricks;
  const current = resting ? match.tricks.at(-1).plays : match.trick;
  const holder = resting ? match.tricks.at(-1).taker : match.holding;
  const last = resting ? match.tricks_left === 0 || !match.counts.length : match.last_trick;
  const of = (plays) => plays.find((play) => play.seat === seat)?.cards ?? [];
  const played = of(current);
  const holds = holder === seat && played.length > 0;
  const word = resting ? (last ? "took the last" : "took it") : last ? "would pay" : "holds";
  const due = scene.stage === "playing" && match.phase === "play" && !out;
  return el("div.cards", {},
    match.kept[seat].length > 0 && el("span.kept", { title: "kept out of the pack" }, match.kept[seat].map((card) => lying(card, ".small"))),
    match.shown.filter((each) => each.seat === seat).map((each) => el("small", {}, `shows ${named(each.cards)} `)),
    el("span.earlier", {}, tricks.map(({ plays, taker }) => of(plays).map((card) => lying(card, taker === seat ? ".small.took" : ".small")))),
    played.length ? el(`span.now${holds ? ".holds" : ""}${holds && last ? ".warm" : ""}`, {}, played.map((card) => lying(card)), holds && el("span.flag", {}, word))
      : due && el(`span.empty${turn ? ".turn" : ""}`, { "aria-hidden": "true" }, turn ? (seat === you ? "you" : "…") : ""));
}
