// One table: what the socket has sent, and what is asked of it. It keeps no card but those.
import { ask } from "./api.js";
import { draw, el, session } from "./dom.js";
import { isSpent, keep } from "./links.js";
import { myPlace } from "./mine.js";
import { bar, sheet } from "./sheet.js";
import { fill, sidePanel } from "./side.js";
import { Line } from "./socket.js";
import { PHRASES, PRICE, sentence } from "./words.js";

const LOG = 400;
/** How many entries are asked for again after the page was loaded anew. */
const RECENT = 80;

export class Table {
  constructor(place, table, token, rules) {
    Object.assign(this, { table, token });
    this.path = `/tables/${encodeURIComponent(table)}`;
    this.rules = rules;
    this.note = this.reason = this.secret = this.checked = "";
    this.price = [];
    this.chosen = [];
    this.muted = new Set();
    this.commands = new Map();
    this.leading = true;
    this.parts = {
      bar: el("header.bar"), away: el("p.away", { role: "status", hidden: true }),
      sheet: el("section", { "aria-label": "The table" }), mine: el("section.mine", { "aria-label": "Your place", tabindex: -1 }),
      turn: el("p.heard", { "aria-live": "polite" }), log: el("ol.log.plain", { role: "log" }),
    };
    const { parts } = this;
    this.side = sidePanel(this);
    place.classList.add("at-table");
    place.replaceChildren(parts.bar, parts.away, el("main.table", {}, el("div.play", {}, parts.sheet, parts.turn, parts.mine), this.side.panel));
    this.kept = `agurk.number.${table}`;
    const since = Math.max(0, session.read(this.kept, 0) - RECENT);
    this.line = new Line(table, token, since, (message) => this.hear(message), (how, told, slug) => this.changed(how, told, slug));
    setInterval(() => this.tick(), 500);
  }

  get match() { return this.scene.match; }
  get playing() { return this.scene.stage === "playing"; }
  get owner() { return this.you !== null && this.scene.chairs[this.you].owner; }
  get myTurn() { return this.playing && !this.scene.paused && this.you !== null && this.match.to_act === this.you && this.mine.options.length > 0; }

  /** What a seat is called, "you" for the reader's own; `own` tells that from somebody who is called so. */
  names = Object.assign((seat) => (this.names.own(seat) ? "you" : this.scene.chairs[seat]?.name || `seat ${seat + 1}`),
    { own: (seat) => this.you !== null && seat === this.you });

  /** Send a command about the table as it is shown. */
  say(type, fields = {}) {
    const id = this.line.say(type, { ...fields, ...(TIMED.has(type) ? { on: this.line.number } : {}) });
    this.commands.set(id, type);
    this.note = "";
    return id;
  }

  /** Decide what the match waits for, once. */
  choose(action) {
    if (this.waiting) return;
    this.waiting = this.say("choose", { action });
    this.show();
  }

  /** Ask over HTTP; what comes of it is heard on the socket. */
  async http(method, path, body) {
    try {
      return await ask(method, `${this.path}${path}`, body);
    } catch (error) {
      this.note = error.message;
      this.show();
      return null;
    }
  }

  hear(message) {
    switch (message.type) {
      case "welcome":
        Object.assign(this, { options: message.options });
        this.take(message, message.missed ?? []);
        if (!message.missed) this.tell(["What happened before stands in the record, once the match is over."], "quiet");
        for (const seat of this.muted) this.say("mute", { seat, on: true });
        this.parts.log.setAttribute("aria-live", "polite");
        break;
      case "update": this.take(message, message.entries); break;
      case "presence":
        this.scene.spectators = message.spectators;
        this.scene.chairs.forEach((chair, seat) => { chair.present = message.present.includes(seat); });
        break;
      case "said": this.tell([`${this.scene.chairs[message.seat].name}: ${[PHRASES[message.phrase], message.text].filter(Boolean).join(" ")}`], "said"); break;
      case "explained": this.reason = message.told; break;
      case "done": case "refused": this.answered(message); break;
      default: return;
    }
    this.show();
  }

  answered({ id, type, told, slug }) {
    const command = this.commands.get(id);
    this.commands.delete(id);
    if (id === this.waiting) this.waiting = undefined;
    if (type === "done" || command === "nonce") return;
    this.note = slug === "stale" ? "The table had moved on. Look, and choose again." : told;
  }

  take({ scene, mine, number }, entries) {
    Object.assign(this, { scene, mine, you: mine ? mine.seat : null, number, reason: "", arrived: Date.now() });
    this.chosen = [];
    session.write(this.kept, number);
    for (const { events } of entries) for (const event of events) this.happened(event);
    if (scene.match) {
      this.leading = scene.match.trick.length === 0;
      if (this.promised?.match !== scene.match.name) this.promised = { match: scene.match.name, promise: scene.match.promise };
    }
    this.addNonce();
  }

  happened(event) {
    if (event.type === "match-begun") Object.assign(this, { price: [], secret: "", checked: "" });
    if (event.type === "secret-shown") this.secret = event.secret;
    if (event.type === "trick-taken" && event.last) this.price = [];
    const told = sentence(event, this.names, this);
    if (PRICE.has(event.type)) this.price.push(told);
    if (["dealt", "trick-taken", "redealt"].includes(event.type)) this.leading = true;
    if (event.type === "played") this.leading = false;
    if (told) this.tell([told], event.type);
  }

  tell(sentences, kind) {
    const { log } = this.parts;
    log.prepend(...sentences.map((text) => el(`li.${kind}`, {}, text)));
    while (log.childElementCount > LOG) log.lastChild.remove();
  }

  /** Add something of our own to what the deals follow from, once a match. */
  addNonce() {
    const { match } = this;
    if (match?.phase !== "lot" || this.you === null || this.nonceFor === match.name) return;
    this.nonceFor = match.name;
    const random = crypto.getRandomValues(new Uint8Array(16));
    this.say("nonce", { text: [...random].map((each) => each.toString(16).padStart(2, "0")).join("") });
  }

  changed(how, told, slug) {
    if (how === "ended" && this.token && isSpent(slug)) {
      keep(this.table, "");
      location.reload();
      return;
    }
    const { away } = this.parts;
    away.hidden = how === "open";
    away.replaceChildren(how === "ended" ? told : "Away from the table. Trying again.");
    if (how === "ended") away.append(" ", el("a", { href: "/" }, "To the first page"));
    if (this.scene) this.show();
  }

  show() {
    const { scene, parts } = this;
    if (!scene) return;
    draw(parts.bar, [scene, this.rules.name], () => bar(this));
    draw(parts.sheet, [scene, this.you], () => sheet(this));
    myPlace(this);
    fill(this);
    document.title = this.myTurn ? "Your turn – Agurk" : `${this.rules.name} – Agurk`;
    this.tick();
  }

  tick() {
    const { clock } = this.scene ?? {};
    if (!clock) return;
    const left = Math.max(0, Math.ceil((clock.left - (Date.now() - this.arrived)) / 1000));
    const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    for (const each of document.querySelectorAll(".clock")) each.textContent = text;
  }
}

const TIMED = new Set(["choose", "nonce", "start", "ask", "answer", "resume", "redeal", "dispute"]);
