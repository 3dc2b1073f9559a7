// Cards as people see and name them: a big rank, a small suit drawn as a path.
import { el } from "./dom.js";

const PATHS = {
  c: "M8 1a3.4 3.4 0 0 0-2.7 5.4A3.4 3.4 0 1 0 7.2 11L6 15h4l-1.2-4a3.4 3.4 0 1 0 1.9-4.6A3.4 3.4 0 0 0 8 1z",
  d: "M8 .8 13.6 8 8 15.2 2.4 8z",
  h: "M8 15 2 8.6A3.9 3.9 0 0 1 8 3.7a3.9 3.9 0 0 1 6 4.9z",
  s: "M8 1 2.4 6.9a3.5 3.5 0 0 0 4.9 4.9L6 15h4l-1.3-3.2a3.5 3.5 0 0 0 4.9-4.9z",
};
const SUITS = { c: "clubs", d: "diamonds", h: "hearts", s: "spades" };
const RANKS = { T: "10", J: "jack", Q: "queen", K: "king", A: "ace" };
const WORDS = { Vardshus: "Värdshus" };

const hasSuit = (card) => /^[2-9TJQKA][cdhs]$/.test(card);
const joker = (card) => /^X[1-9]$/.test(card);

/** The letters on a card. */
export function rank(card) {
  if (joker(card)) return "Joker";
  if (hasSuit(card)) return card[0] === "T" ? "10" : card[0];
  return WORDS[card] ?? card;
}

/** A card as it is said: "9 of clubs". */
export function spoken(card) {
  if (joker(card)) return "joker";
  if (!hasSuit(card)) return rank(card);
  return `${RANKS[card[0]] ?? card[0]} of ${SUITS[card[1]]}`;
}

/** Several cards as they are said in a sentence. */
export function named(cards) {
  const said = cards.map((card) => (rank(card).length > 5 ? rank(card) : `the ${spoken(card)}`));
  return said.length < 2 ? said.join("") : `${said.slice(0, -1).join(", ")} and ${said.at(-1)}`;
}

/** What is drawn on a card. */
export function face(card) {
  const kind = [".rank", ".rank.two"][rank(card).length - 1] ?? ".word";
  const parts = [el(`span${kind}`, { "aria-hidden": "true" }, rank(card))];
  if (hasSuit(card)) parts.push(suit(card[1]));
  return parts;
}

/** A card that lies on the table. */
export function lying(card, kind = "") {
  return el(`span.card${kind}${hue(card)}`, { role: "img", "aria-label": spoken(card) }, face(card));
}

/** The classes that colour a card, and give long words room. */
export function hue(card) {
  if (!hasSuit(card)) return rank(card).length > 2 ? ".long" : "";
  return "dh".includes(card[1]) ? ".red" : "";
}

function suit(letter) {
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  drawing.setAttribute("viewBox", "0 0 16 16");
  drawing.setAttribute("aria-hidden", "true");
  path.setAttribute("d", PATHS[letter]);
  drawing.append(path);
  return drawing;
}

/** The slice of a cucumber: what a player has who is out. */
export function cucumber() {
  return el("img.cucumber", { src: "/icon.svg", alt: "cucumber", width: 16, height: 16 });
}
