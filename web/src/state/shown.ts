// What a table shows, as plain values: made by `TableStore`, read by every component. No DOM, no
// rules: what is legal, who holds and what it costs comes from the server.
import type { Clock, Hinted, MatchScene, Mine, Option, Question, Scene, TableOptions } from "$wire";
import type { CardText } from "../cards/cards";

/** How the line to the server is. */
export type LineState = "connecting" | "open" | "away" | "ended";

/** The cards one seat put into one complete trick. */
export interface Earlier {
  trick: number;
  cards: readonly CardText[];
  took: boolean;
  last: boolean;
}

/** One seat with all that is drawn of it. */
export interface SeatShown {
  seat: number;
  /** What it is called here; `you` says whether that is the reader. */
  name: string;
  you: boolean;
  person: boolean;
  present: boolean;
  owner: boolean;
  /** Who plays: empty for a person. */
  bot: string;
  /** Whether the bot stands in for a person who is away. */
  standIn: boolean;
  out: boolean;
  /** Whether it has to decide now; whether it is still to play to this trick. */
  toAct: boolean;
  toCome: boolean;
  leads: boolean;
  dealer: boolean;
  score: number;
  lives: number;
  allLives: number;
  bought: number;
  money: number;
  /** Cards it holds, 0 while none are out. */
  count: number;
  earlier: readonly Earlier[];
  /** Its cards in the trick in sight; null before it plays. */
  cards: readonly CardText[] | null;
  holds: boolean;
  /** What it would pay as the trick lies, or has just paid; null when nothing costs. */
  price: number | null;
  paid: boolean;
  /** Whether it has just lost a life, or has just gone out. */
  lostLife: boolean;
  /** Cards of its hand that all have seen, and cards that lie before it out of the pack. */
  seen: readonly CardText[];
  kept: readonly CardText[];
  /** What somebody there has just said; empty after a moment. */
  says: string;
  /** Its clock: when it runs out, as `performance.now()`, and how long it ran from the beginning, in ms. */
  clock: { until: number; total: number } | null;
}

/** One card of the reader's hand. */
export interface HeldCard {
  /** Stays the same while the card is in the hand. */
  key: string;
  card: CardText;
  legal: boolean;
  /** Not legal while it is the reader's turn to play. */
  off: boolean;
  /** `lowest`, `equals`, `beats` ...; empty when nothing is to be said. */
  why: string;
  chosen: boolean;
}

/** What is staged now; components animate when it changes. `ms` is already times the pace. */
export type Stage =
  | { kind: "still" }
  /** Cards go from a seat (or the reader's hand) into the trick. */
  | { kind: "play"; seat: number; cards: readonly CardText[]; ms: number }
  /** A complete trick rests in sight; tap or Space skips. */
  | { kind: "rest"; taker: number; ms: number }
  /** Its cards slide to their owners. */
  | { kind: "collect"; taker: number; ms: number }
  /** The last trick: the table holds its breath, then the price appears and the sum counts up. */
  | { kind: "breath"; ms: number }
  | { kind: "price"; payments: readonly Payment[]; ms: number }
  | { kind: "deal"; ms: number };

/** What somebody paid for the last trick, and what came of it. */
export interface Payment {
  seat: number;
  name: string;
  you: boolean;
  before: number;
  points: number;
  sum: number;
  /** `kept`: nothing more; `reset`: exactly the threshold; `life`: a life lost, back at `after`; `out`. */
  then: "kept" | "reset" | "life" | "out";
  after: number;
}

/** One sentence of the log; the newest first when listed. */
export interface LogLine {
  key: string;
  text: string;
  /** Heading of the trick or deal it belongs to. */
  group: string;
  kind: "card" | "table" | "talk";
}

/** A choice that is no single card: a size, Kontra, buying in, keeping all cards. */
export interface Choice {
  action: string;
  label: string;
  main: boolean;
  /** Whether pressing it may cost a life. */
  costs: boolean;
}

export interface Told {
  lead: string;
  second: string;
}

/** Everything a table's components read. Implemented by `TableStore` for live play, and by the match view for a record. */
export interface TableShown {
  readonly line: LineState;
  readonly ended: { slug: string; told: string } | null;
  readonly table: string;
  readonly options: TableOptions | null;
  readonly rules: string;
  /** The reader's seat; null for a spectator. */
  readonly you: number | null;
  /** The newest scene, and the one in sight, which trails while cards fly. */
  readonly known: Scene | null;
  readonly scene: Scene | null;
  readonly match: MatchScene | null;
  readonly mine: Mine | null;
  readonly stage: Stage;
  /** In turn order from the reader's left, the reader's own last; for a spectator from seat 0. */
  readonly seats: readonly SeatShown[];
  /** The reader's own seat of those. */
  readonly me: SeatShown | null;
  readonly hand: readonly HeldCard[];
  readonly myTurn: boolean;
  /** A command is on its way; another is not taken. */
  readonly waiting: boolean;
  /** A request to start or to ask all is on its way; another is not taken. A record has none. */
  readonly asking?: boolean;
  /** Whether cards are chosen first and played or changed together. */
  readonly picking: boolean;
  readonly choices: readonly Choice[];
  readonly offers: readonly Option[];
  readonly told: Told;
  /** Why a card is not legal, or what else was just refused; gone after 4 s. */
  readonly note: string;
  /** What each card is worth, once the reader has asked; a record has no hints. */
  readonly hinted?: Hinted | null;
  /** A hint is on its way. */
  readonly hinting?: boolean;
  readonly payments: readonly Payment[];
  readonly question: Question | null;
  readonly clock: Clock | null;
  readonly log: readonly LogLine[];
  /** The seats of which the reader hears nothing; a record has none. */
  readonly muted?: ReadonlySet<number>;
  /** Tricks of this deal, and which one is in sight, from 1. */
  readonly tricks: number;
  readonly trickNow: number;
}

/** What a reader can do at a table. */
export interface TableActs {
  /** A card was tapped, or its rank typed: plays it, chooses it, or says why it cannot be played. */
  press(key: string): void;
  /** Play or change the chosen cards, or confirm. */
  playChosen(): void;
  choose(action: string): void;
  explain(cards: string): void;
  /** Ask what each card is worth, or put that away. */
  hint?(wanted: boolean): void;
  skip(): void;
  start(): void;
  ask(what: "pause" | "undo" | "rematch"): void;
  answer(yes: boolean): void;
  resume(): void;
  takeBackSeat(): void;
  redeal(reason: string): void;
  dispute(seat: number): void;
  phrase(name: string): void;
  talk(text: string): void;
  mute(seat: number, on: boolean): void;
  playForced(on: boolean): void;
}
