// Elements, and the one way to put them on the page. What people wrote only ever becomes text nodes.

/** Make an element: `el("li.out", { title }, name)`; `on...` listens, false and null leave out. */
export function el(kind, attributes = {}, ...children) {
  const [name, ...classes] = kind.split(".");
  const made = document.createElement(name);
  if (classes.length) made.className = classes.join(" ");
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value != null) made.setAttribute(key, value);
  }
  made.append(...children.flat(Infinity).filter((child) => child || child === 0));
  return made;
}

/** Make a button; `key` finds it again when its part of the page is drawn anew. */
export function button(label, act, { key = String(label), kind = "button", ...more } = {}) {
  return el(kind, { type: "button", "data-key": key, onclick: act, ...more }, label);
}

/** Make a field with its label. */
export function field(label, input, hint = "") {
  return el("label.field", {}, el("span", {}, label), input, hint && el("small", {}, hint));
}

/** Make a select; choices are pairs of value and label. */
export function select(choices, chosen, attributes = {}) {
  const options = choices.map(([value, label]) =>
    el("option", { value, selected: String(value) === String(chosen) }, label));
  return el("select", attributes, options);
}

const drawn = new WeakMap();

/** Draw a part of the page anew if `data` has changed, and keep the focus where it was. */
export function draw(place, data, children) {
  const text = JSON.stringify(data);
  if (drawn.get(place) === text) return;
  drawn.set(place, text);
  const keyed = () => [...place.querySelectorAll("[data-key]")];
  const focused = place.contains(document.activeElement) ? document.activeElement : null;
  const order = keyed().indexOf(focused);
  place.replaceChildren(...[children()].flat(Infinity).filter(Boolean));
  if (!focused || focused === place) return;
  const now = keyed();
  const same = now.find((each) => each.dataset.key === focused.dataset.key);
  (same ?? now[Math.min(Math.max(order, 0), now.length - 1)] ?? place).focus({ preventScroll: true });
}

/** Draw the rules of a table or variant. */
export function rulesInWords(rules) {
  return rules.sections.map(([title, sentences]) =>
    el("section", {}, el("h3", {}, title), sentences.map((each) => el("p", {}, each))));
}

const remembering = (store) => ({
  read(key, otherwise) {
    try { return JSON.parse(store().getItem(key)) ?? otherwise; } catch { return otherwise; }
  },
  write(key, value) {
    try { store().setItem(key, JSON.stringify(value)); } catch { /* A browser may forbid it. */ }
  },
});

/** What this browser remembers. */
export const memory = remembering(() => localStorage);
/** What it remembers as long as this tab is open. */
export const session = remembering(() => sessionStorage);
