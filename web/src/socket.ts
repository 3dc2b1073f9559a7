// The line to one table: it connects, comes back by itself, and sends nothing twice. It knows no
// game.
import { PROTOCOL, type ClientMessage, type Hello, type ServerMessage } from "$wire";

const LONGEST_WAIT = 5_000;
const SHORTEST_WAIT = 150;
const SILENCE = 20_000;
/** What is not sent again after a break: it is for the moment only. */
const ONCE = new Set(["say", "explain", "mute"]);

type Named = Extract<ClientMessage, { readonly id: string }>;
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** A command before it has its id. */
export type Command = Without<Named, "id">;

export interface Ears {
  /** Every message, in order. */
  hear(message: ServerMessage): void;
  /** How the line is. */
  changed(how: "open" | "away"): void;
  /** The server ended it for good. */
  ended(slug: string, told: string): void;
}

export class Line {
  /** The last entry that is known here. */
  number: number;
  open = false;
  over = false;
  readonly #table: string;
  readonly #token: string;
  readonly #language: string;
  readonly #ears: Ears;
  readonly #name = randomName();
  readonly #unanswered = new Map<string, Named>();
  readonly #beat: ReturnType<typeof setInterval>;
  readonly #stop = new AbortController();
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sent = 0;
  #tries = 0;
  #heard = Date.now();

  constructor(
    table: string,
    ears: Ears,
    {
      token = "",
      since = -1,
      language = "",
    }: { token?: string; since?: number; language?: string } = {},
  ) {
    this.#table = table;
    this.#ears = ears;
    this.#token = token;
    this.#language = language;
    this.number = since;
    this.#beat = setInterval(() => this.#check(), SILENCE / 4);
    const { signal } = this.#stop;
    addEventListener("online", () => this.#again(0), { signal });
    addEventListener("offline", () => this.#cut(), { signal });
    addEventListener("pagehide", () => hangUp(this.#socket), { signal });
    addEventListener("pageshow", (event) => event.persisted && this.#back(), { signal });
    document.addEventListener("visibilitychange", () => this.#awake(), { signal });
    this.#connect();
  }

  /** Send a command and return its id; it is sent again, under the same id, if the line breaks. */
  say(command: Command): string {
    const id = `${this.#name}-${++this.#sent}`;
    const message = { ...command, id } as Named;
    this.#unanswered.set(id, message);
    if (this.open) this.#send(message);
    return id;
  }

  /** Leave for good. */
  close(): void {
    this.over = true;
    this.open = false;
    this.#stop.abort();
    clearInterval(this.#beat);
    clearTimeout(this.#timer);
    hangUp(this.#socket);
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const before = this.#socket;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/socket`);
    this.#socket = socket;
    hangUp(before);
    this.#heard = Date.now();
    const ours = (act: () => void) => () => socket === this.#socket && act();
    socket.onopen = ours(() => this.#send(this.#hello()));
    socket.onclose = ours(() => this.#broken());
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket === this.#socket) this.#take(JSON.parse(data) as ServerMessage);
    };
  }

  #hello(): Hello {
    return {
      type: "hello",
      protocol: PROTOCOL,
      table: this.#table,
      since: this.number,
      ...(this.#token && { token: this.#token }),
      ...(this.#language && { language: this.#language }),
    };
  }

  #take(message: ServerMessage): void {
    this.#heard = Date.now();
    if (message.type === "bye") {
      if (!message.again) {
        this.close();
        this.#ears.ended(message.slug, message.told);
      } else if (message.slug === "moved" || message.slug === "restart") this.#tries = 0;
      return;
    }
    if (message.type === "welcome" || message.type === "update") this.number = message.number;
    if ("id" in message && message.id) this.#unanswered.delete(message.id);
    if (message.type === "welcome") {
      this.open = true;
      this.#tries = 0;
      for (const waiting of this.#unanswered.values()) this.#send(waiting);
      this.#ears.changed("open");
    }
    this.#ears.hear(message);
  }

  #broken(): void {
    this.open = false;
    if (this.over) return;
    for (const [id, { type }] of this.#unanswered) if (ONCE.has(type)) this.#unanswered.delete(id);
    this.#ears.changed("away");
    const wait = Math.min(SHORTEST_WAIT * 2 ** this.#tries++, LONGEST_WAIT);
    this.#again(wait * (0.75 + Math.random() / 2));
  }

  #again(wait: number): void {
    if (this.over || this.open) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** Give up a socket that the network has left. */
  #cut(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    hangUp(socket);
    if (socket) this.#broken();
  }

  /** The browser had put the page away; it may have closed the socket without a word. */
  #back(): void {
    this.#cut();
    this.#again(0);
  }

  /** A lid was opened, or the page is looked at again. */
  #awake(): void {
    if (document.visibilityState !== "visible" || this.over) return;
    if (!this.open) this.#again(0);
    else this.#send({ type: "ping" });
  }

  /** Ask whether the server is still there; a line that stays silent is given up. */
  #check(): void {
    const silent = Date.now() - this.#heard;
    if (silent > SILENCE && !this.#timer) this.#cut();
    else if (this.open && silent > SILENCE / 2) this.#send({ type: "ping" });
  }
}

/** Close a socket; one that is still being opened as soon as it is, or the browser calls it broken. */
function hangUp(socket: WebSocket | undefined): void {
  if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket?.close();
}

function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(5));
  return [...bytes].map((each) => each.toString(16).padStart(2, "0")).join("");
}
