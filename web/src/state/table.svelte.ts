// One table as the page knows it: what the line has brought, what of it is in sight, and what the
// reader does. It keeps no card but those that the server sent to this reader.
import { wayOf } from "./variants.svelte";
import { untrack } from "svelte";
import type { Entry, Hinted, Mine, Scene, ServerMessage, TableOptions, Topic } from "$wire";
import { refusal } from "../parts/problem";
import { PACES, moves, settings } from "../settings.svelte";
import { Line, type Command, type Ears } from "../socket";
import { has, language, readyToRefuse, words } from "../text/words.svelte";
import { Acts } from "./acts";
import { Asking } from "./asking.svelte";
import { Attention } from "./attention";
import { Chance } from "./chance";
import { REST, choicesShown } from "./choices";
import type { Early } from "./early";
import { Deciding } from "./deciding.svelte";
import { handShown, keyFor, momentOf, optionFor, picks } from "./hand";
import { InSight } from "./insight.svelte";
import type { People } from "./naming";
import { Away, Note } from "./passing.svelte";
import { Rest } from "./rest";
import { seatsShown } from "./seats";
import { told } from "./sentences";
import { remember, remembered } from "./session";
import type { Choice, LineState, TableActs, TableShown } from "./shown";
import type { Later, Manner } from "./staging";
import { isTurn } from "./turn";

/** How many entries are asked for again after a reload, for the log. */
const RECENT = 80;
const NONE: ReadonlySet<string> = new Set<string>();

/** What the store needs of a line; tests have one of their own. */
type LineLike = Pick<Line, "number" | "open" | "say" | "close">;

interface Ways {
  /** The token of a link to a seat. */
  token?: string;
  /** The line, if it was there before the table is shown. */
  early?: Early | null;
  connect?: (ears: Ears) => LineLike;
  manner?: () => Manner;
  later?: Later;
}

export class TableStore extends Acts implements TableShown, TableActs {
  line: LineState = $state("connecting");
  ended: { slug: string; told: string } | null = $state(null);
  options: TableOptions | null = $state.raw(null);
  rules = $state("");
  hinted: Hinted | null = $state.raw(null);
  hinting = $state(false);
  mine: Mine | null = $state.raw(null);
  /** Seats that the reader does not want to hear. */
  muted: ReadonlySet<number> = $state.raw(new Set<number>());
  #chosen = $state.raw(NONE);
  readonly #line: LineLike;
  readonly #attention = new Attention();
  readonly #deciding: Deciding;
  readonly #rest: Rest;
  readonly #asking = new Asking();
  readonly #key: string;
  readonly #quiet = new Set<string>();
  readonly #sight: InSight;
  readonly #note = new Note();
  /** What somebody who is away still has. */
  readonly #away = new Away();
  readonly #chance: Chance;
  #arrived = 0;

  constructor(
    readonly table: string,
    { token = "", early = null, connect, manner = usual, later }: Ways = {},
  ) {
    super();
    this.#chance = early?.chance ?? new Chance();
    this.#key = `agurk.number.${table}`;
    this.#sight = new InSight(() => this.#attend(), manner, later);
    this.#deciding = new Deciding((action) => this.say({ type: "choose", action, on: this.on }));
    this.#rest = new Rest(table, (forced) => this.#quietly({ type: "prefer", forced }));
    const ears: Ears = {
      hear: (message) => this.#hear(message),
      changed: (how) => (this.line = how),
      ended: (slug, told) => this.#end(slug, told),
    };
    const since = Math.max(0, (Number(remembered(this.#key, "0")) || 0) - RECENT);
    this.muted = new Set(remembered(`agurk.muted.${table}`, "").match(/\d+/g)?.map(Number));
    // Whoever makes a store need not make another when the language changes.
    const spoken = untrack(language);
    this.#line =
      early?.listen(ears) ??
      connect?.(ears) ??
      new Line(table, ears, { token, since, language: spoken });
  }

  readonly known = $derived.by(() => this.#sight.known);
  readonly scene = $derived.by(() => this.#sight.scene);
  readonly match = $derived(this.scene?.match ?? null);
  readonly stage = $derived.by(() => this.#sight.stage);
  readonly payments = $derived.by(() => this.#sight.payments);
  readonly log = $derived.by(() => this.#sight.log);
  readonly note = $derived.by(() => this.#note.text);
  readonly waiting = $derived.by(() => this.#deciding.waiting);
  readonly asking = $derived.by(() => this.#asking.waiting);
  readonly you = $derived(this.mine?.seat ?? null);
  readonly question = $derived(this.known?.question ?? null);
  readonly clock = $derived(this.scene?.clock ?? null);
  /** What everybody is called in a sentence. */
  readonly people: People = $derived({
    names: this.known?.chairs.map(({ name }) => name) ?? [],
    you: this.you,
  });
  readonly seats = $derived.by(() =>
    seatsShown(this.scene, {
      people: this.people,
      payments: this.payments,
      at: this.#sight.at,
      spoken: this.#sight.spoken,
    }),
  );
  readonly me = $derived(this.seats.find(({ you }) => you) ?? null);
  readonly myTurn = $derived.by(() =>
    isTurn(this.known, this.mine, { current: this.#sight.current, stage: this.stage }),
  );
  readonly offers = $derived(this.myTurn ? this.mine!.options : []);
  readonly #picks = $derived(this.myTurn && picks(this.known!.match!, this.mine!));
  readonly picking = $derived(this.#picks || (this.myTurn && settings.confirm));
  /** The hand belongs to the deal in sight: the next one's cards come when they are dealt there. */
  readonly hand = $derived.by(() =>
    handShown(this.#sight.current ? this.mine : null, this.known?.match ?? null, {
      turn: this.myTurn,
      chosen: this.#chosen,
    }),
  );
  readonly awaited = $derived.by(() => this.#away.waiting);
  readonly choices = $derived.by(() => this.#choices());
  readonly told = $derived.by(() => told(this));
  readonly tricks = $derived(this.match ? this.match.tricks.length + this.match.tricks_left : 0);
  readonly trickNow = $derived(Math.min((this.match?.tricks.length ?? 0) + 1, this.tricks));

  /** Leave the table: nothing more is heard of it. */
  close(): void {
    this.#note.tell("");
    this.#away.stop();
    this.#sight.close();
    this.#attention.close();
    this.#line.close();
  }

  press(key: string): void {
    const found = keyFor(this.hand, key);
    const held = this.hand.find((each) => each.key === found);
    if (!held) return;
    if (!this.myTurn) return this.#note.tell(words("table")("not-your-turn"));
    if (this.#picks) this.#chosen = toggled(this.#chosen, held.key);
    else if (!held.legal) this.explain(held.card);
    else if (settings.confirm && !held.chosen) this.#chosen = new Set([held.key]);
    else this.choose(held.card);
  }

  playChosen(): void {
    const cards = this.#chosenCards();
    const found = optionFor(this.offers, cards);
    if (found) this.choose(found.action);
    else if (cards.length) this.explain(cards.join(" "));
  }

  choose(action: string): void {
    const match = this.known?.match;
    if (!match) return;
    if (action === REST) return this.#rest.begin(match);
    if (action.startsWith("explain ")) return this.explain(action.slice(8));
    if (!this.offers.some((each) => each.action === action)) return;
    if (this.#deciding.decide(action, momentOf(match))) this.#sight.finish();
  }

  override start(): void {
    this.#asking.begin(() => this.say({ type: "start", on: this.on }), this.known);
  }

  override ask(what: Topic): void {
    this.#asking.begin(() => this.say({ type: "ask", what, on: this.on }), this.known);
  }

  hint(wanted: boolean): void {
    this.hinted = null;
    if (!wanted || this.hinting || !this.myTurn) return;
    this.hinting = true;
    this.say({ type: "hint", on: this.on });
  }

  skip(): void {
    this.#sight.skip();
  }

  mute(seat: number, on: boolean): void {
    this.muted = new Set([...this.muted].filter((each) => each !== seat).concat(on ? seat : []));
    remember(`agurk.muted.${this.table}`, [...this.muted].join());
    this.say({ type: "mute", seat, on });
  }

  playForced(on: boolean): void {
    this.#rest.forget();
    this.say({ type: "prefer", forced: on });
  }

  /** Count how long somebody is waited for who is away. */
  #wait(): void {
    const came = { clock: this.#arrived, away: performance.now() };
    this.#away.follow(this.known, came, this.options?.late === "bot");
  }

  #choices(): Choice[] {
    const match = this.known?.match;
    if (!match || !this.mine || !this.#sight.current) return [];
    const { myTurn: turn, picking } = this;
    return choicesShown(this.mine, match, { turn, picking, chosen: this.#chosenCards() });
  }

  #chosenCards(): string[] {
    return this.hand.filter(({ chosen }) => chosen).map(({ card }) => card);
  }

  protected override get on(): number {
    return this.#line.number;
  }

  protected override say(command: Command): string {
    this.#note.tell("");
    return this.#line.say(command);
  }

  /** Say something that the reader did not ask for: a refusal is not worth a note. */
  #quietly(command: Command): void {
    this.#quiet.add(this.#line.say(command));
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.options = message.options;
        this.rules = wayOf(message.options, message.rules);
        this.#take(message, message.missed ?? [], (news) =>
          this.#sight.welcome(news, message.missed !== null),
        );
        for (const seat of this.muted) this.#quietly({ type: "mute", seat, on: true });
        break;
      case "update":
        this.#take(message, message.entries, (news) => this.#sight.update(news));
        break;
      case "presence":
        this.#sight.present(message);
        this.#wait();
        break;
      case "said":
        this.#sight.said(message.seat, message.phrase, message.text);
        break;
      case "explained":
        this.#note.tell(message.told);
        break;
      case "hinted":
        this.hinting = false;
        this.hinted = message;
        break;
      case "done":
      case "refused":
        this.#answered(message);
    }
  }

  #take(
    { scene, mine, number }: { scene: Scene; mine: Mine | null; number: number },
    entries: readonly Entry[],
    show: (news: Parameters<InSight["update"]>[0]) => void,
  ): void {
    const before = this.known?.match;
    this.mine = mine;
    this.#arrived = performance.now();
    show({ entries, scene, number, you: mine?.seat ?? null, at: this.#arrived });
    remember(this.#key, String(number));
    const { match } = scene;
    if (!before || !match || momentOf(before) !== momentOf(match)) {
      this.#chosen = NONE;
      this.hinted = null;
      this.hinting = false;
    }
    this.#wait();
    const letters = mine && this.#chance.letters(match);
    if (letters) this.#quietly({ type: "nonce", text: letters, on: this.on });
    this.#follow();
    const equal = this.#rest.follow(match, mine);
    if (equal && match && this.myTurn) this.#deciding.decide(equal, momentOf(match));
    this.#attend();
  }

  #answered(message: Extract<ServerMessage, { type: "done" | "refused" }>): void {
    const decision = this.#deciding.heard(message) || this.#asking.heard(message);
    this.#follow();
    // One that was refused does not come any more.
    if (message.type === "refused") this.hinting = false;
    if (message.id !== null && this.#quiet.delete(message.id)) return;
    if (message.type === "refused" && !decision) this.#refuse(message.slug, message.told);
  }

  #follow(): void {
    const match = this.known?.match;
    const options = this.mine?.options ?? [];
    const moment = match ? momentOf(match) : "";
    const inTime = this.#deciding.follow({ number: this.#line.number, moment, options });
    if (!inTime) this.#refuse("stale", "");
    const refusal = this.#asking.follow(this.#line.number, this.known);
    if (refusal) this.#refuse(refusal.slug, refusal.told);
  }

  #refuse(slug: string, told: string): void {
    const tell = () => this.#note.tell(refusal({ slug, told }));
    if (has("refusals", "refused-stale")) tell();
    else void readyToRefuse().then(tell);
  }

  #end(slug: string, told: string): void {
    this.line = "ended";
    this.ended = { slug, told };
    void readyToRefuse();
    this.#deciding.forget();
    this.#asking.forget();
    this.#attend();
  }

  #attend(): void {
    const say = words("table");
    const table = say("title-table", { rules: this.rules });
    const turn = this.myTurn && this.line !== "ended";
    this.#attention.tell(turn, { turn: say("title-turn"), table, body: say("notice") });
  }
}

function usual(): Manner {
  return { pace: PACES[settings.pace], moves: moves(), hidden: document.hidden };
}

function toggled(chosen: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(key)) next.add(key);
  return next;
}
