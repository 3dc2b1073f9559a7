// The line to one table: connects, comes back by itself, and sends nothing twice. Knows no game.

const PROTOCOL = 1;
const LONGEST_WAIT = 10_000;
const SILENCE = 20_000;
const ONCE = new Set(["say", "explain", "mute"]);

/** `since` is the last entry that is known; `hear` takes every message, `changed` how the line is: "open", "away" or "ended", and then why. */
export class Line {
  constructor(table, token, since, hear, changed) {
    Object.assign(this, { table, token, hear, changed });
    this.number = since;
    this.unanswered = new Map();
    this.sent = 0;
    this.tries = 0;
    this.name = [...crypto.getRandomValues(new Uint8Array(5))].map((each) => each.toString(16)).join("");
    this.beat = setInterval(() => this.check(), SILENCE / 2);
    addEventListener("online", () => this.again(0));
    addEventListener("pagehide", () => this.socket?.close());
    addEventListener("pageshow", (event) => event.persisted && this.again(0));
    this.connect();
  }

  /** Send a command and return its id; it is sent again, under the same id, if the line breaks. */
  say(type, fields = {}) {
    const id = `${this.name}-${++this.sent}`;
    const message = { type, id, ...fields };
    this.unanswered.set(id, message);
    if (this.open) this.socket.send(JSON.stringify(message));
    return id;
  }

  connect() {
    clearTimeout(this.timer);
    this.timer = undefined;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/socket`);
    this.socket?.close();
    this.socket = socket;
    this.heard = Date.now();
    const hello = { type: "hello", protocol: PROTOCOL, table: this.table, since: this.number };
    if (this.token) hello.token = this.token;
    socket.onopen = () => socket === this.socket && socket.send(JSON.stringify(hello));
    socket.onmessage = ({ data }) => socket === this.socket && this.take(JSON.parse(data));
    socket.onclose = () => socket === this.socket && this.broken();
  }

  take(message) {
    this.heard = Date.now();
    if (message.type === "bye") return this.bye(message);
    if ("number" in message && message.type !== "refused" && message.type !== "done") {
      this.number = message.number;
    }
    if (message.id) this.unanswered.delete(message.id);
    if (message.type === "welcome") {
      this.open = true;
      this.tries = 0;
      for (const waiting of this.unanswered.values()) this.socket.send(JSON.stringify(waiting));
      this.changed("open");
    }
    this.hear(message);
  }

  bye({ slug, told, again }) {
    if (!again) this.end(told, slug);
    else if (slug === "moved") this.tries = 0;
  }

  end(told, slug) {
    clearInterval(this.beat);
    clearTimeout(this.timer);
    this.open = false;
    this.over = true;
    this.changed("ended", told, slug);
  }

  broken() {
    this.open = false;
    if (this.over) return;
    for (const [id, { type }] of this.unanswered) if (ONCE.has(type)) this.unanswered.delete(id);
    this.changed("away");
    this.again(Math.min(500 * 2 ** this.tries++, LONGEST_WAIT) * (0.5 + Math.random()));
  }

  again(wait) {
    if (this.over || this.open) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  /** Ask whether the server is still there; a line that stays silent is given up. */
  check() {
    const silent = Date.now() - this.heard;
    if (silent > 2 * SILENCE && !this.timer) {
      const socket = this.socket;
      this.socket = undefined;
      socket?.close();
      this.broken();
    } else if (this.open && silent > SILENCE / 2) {
      this.socket.send('{"type":"ping"}');
    }
  }
}
