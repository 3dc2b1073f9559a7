// What Agurk's server and its clients say to each other; docs/protocol.md explains it.
// Made by scripts/gen_wire from src/agurk/server/wire: change it there.

/** The version of the protocol. */
export const PROTOCOL = 1;

/** What can be asked of the others. */
export type Topic =
  | "pause"
  | "undo"
  | "rematch";

/** What can be said at any table; clients show it in their language. */
export type Phrase =
  | "hello"
  | "good-luck"
  | "well-played"
  | "thanks"
  | "oops"
  | "hurry"
  | "one-moment"
  | "good-game"
  | "smile"
  | "laugh"
  | "cry"
  | "sweat"
  | "clap"
  | "cucumber";

/** Who connects, to which table, and what is known already. The first message. */
export interface Hello {
  readonly type: "hello";
  /** The version that the client speaks. */
  readonly protocol: number;
  /** At most 40 characters. */
  readonly table: string;
  /**
   * A player's or a seat's token; empty for the one in the cookie, or to watch. At most 300
   * characters.
   */
  readonly token?: string;
  /** The last entry that is known; -1 for none. */
  readonly since?: number;
  /**
   * In which language sentences are wanted, such as `da`; English for one that none are in. At most
   * 40 characters.
   */
  readonly language?: string;
}

/** Decide what the match waits for: play a card, exchange, buy in ... */
export interface Choose {
  readonly type: "choose";
  /**
   * The client's own name for a command; the answer carries it, and repeating it is harmless. At
   * most 24 characters.
   */
  readonly id: string;
  /** The last entry that was known when this was decided. */
  readonly on: number;
  /** One of the options of `mine`. At most 400 characters. */
  readonly action: string;
}

/** Add words of your own, such as random letters, to what the deals follow from. */
export interface Nonce {
  readonly type: "nonce";
  /**
   * The client's own name for a command; the answer carries it, and repeating it is harmless. At
   * most 24 characters.
   */
  readonly id: string;
  /** The number of an entry; -1 for none. */
  readonly on: number;
  /** At most 64 characters. */
  readonly text: string;
}

/** Begin the match; bots take the empty seats. For whoever looks after the table. */
export interface Start {
  readonly type: "start";
  /**
   * The client's own name for a command; the answer carries it, and repeating it is harmless. At
   * most 24 characters.
   */
  readonly id: string;
  /** The number of an entry; -1 for none. */
  readonly on: number;
}

/** Ask the others: to pause, for your last card back, or for a rematch. */
export interface Ask {
  readonly type: "ask";
  /**
   * The client's own name for a command; the answer carries it, and repeating it is harmless. At
   * most 24 characters.
   */
  readonly id: string;
  /** The number of an entry; -1 for none. */
  readonly on: number;
  readonly what: Topic;
}

/** Answer what was asked; whoever asked may say no to withdraw it. */
export interface Answer {
  readonly type: "answer";
  /**
   * The client's own name for a command; the answer carries it, and repeating it is harmless. At
   * most 24 characters.
   */
  readonly id: string;
  /** The number of an entry; -1 for none. */
  readonly on: number;
  readonly yes: boolean;
}

/** Go on after a pause. */
export interface Resume {
  readonly type: "resume";
  /**
   * The client's own name for a command; the answer carries it, and repeating it is harmless. At
   * most 24 characters.
   */
  readonly id: string;
  /** The number of an entry; -1 for none. */
  readonly on: number;
}

/** Take your seat again from the bot that plays it. */
export interface Return {
  readonly type: "return";
  /**
   * The client's own name for a command; the answer carries it, and repeating it is harmless. At
   * most 24 characters.
   */
  readonly id: string;
}

/**
 * Call the deal incorrect before its first card; it is thrown in once every person does.
 *
 * That is done once in a deal, and not while a bot stands in for somebody who is away.
 */
export interface Redeal {
  readonly type: "redeal";
  /**
   * The client's own name for a command; the answer carries it, and repeating it is harmless. At
   * most 24 characters.
   */
  readonly id: string;
  /** The number of an entry; -1 for none. */
  readonly on: number;
  /** At most 100 characters. */
  readonly reason?: string;
}

/** Call a play into question; the rules settle it, and everybody hears how. */
export interface Dispute {
  readonly type: "dispute";
  /**
   * The client's own name for a command; the answer carries it, and repeating it is harmless. At
   * most 24 characters.
   */
  readonly id: string;
  /** The number of an entry; -1 for none. */
  readonly on: number;
  /** Whose latest play. */
  readonly seat: number;
}

/** Ask why cards of your hand may be played now, or may not. */
export interface Explain {
  readonly type: "explain";
  /**
   * The client's own name for a command; the answer carries it, and repeating it is harmless. At
   * most 24 characters.
   */
  readonly id: string;
  /** At most 200 characters. */
  readonly cards: string;
  /**
   * In which language the reason is wanted; the one of `hello` if none is named. At most 40
   * characters.
   */
  readonly language?: string;
}

/** Ask what each card you may play now is worth; `hinted` answers you alone. */
export interface Hint {
  readonly type: "hint";
  /**
   * The client's own name for a command; the answer carries it, and repeating it is harmless. At
   * most 24 characters.
   */
  readonly id: string;
  /** The number of an entry; -1 for none. */
  readonly on: number;
  /**
   * In which language the reason is wanted; the one of `hello` if none is named. At most 40
   * characters.
   */
  readonly language?: string;
}

/** Say something: a phrase anywhere, free text at a private table. */
export interface Say {
  readonly type: "say";
  /**
   * The client's own name for a command; the answer carries it, and repeating it is harmless. At
   * most 24 characters.
   */
  readonly id: string;
  readonly phrase?: Phrase | null;
  /** At most 200 characters. */
  readonly text?: string;
}

/** Hear nothing more of what a seat says, or hear it again. */
export interface Mute {
  readonly type: "mute";
  /**
   * The client's own name for a command; the answer carries it, and repeating it is harmless. At
   * most 24 characters.
   */
  readonly id: string;
  readonly seat: number;
  readonly on: boolean;
}

/** Let forced cards be played by themselves, or not. */
export interface Prefer {
  readonly type: "prefer";
  /**
   * The client's own name for a command; the answer carries it, and repeating it is harmless. At
   * most 24 characters.
   */
  readonly id: string;
  readonly forced: boolean;
}

/** Ask for a `pong`. */
export interface Ping {
  readonly type: "ping";
}

/** What is answered by `done`, `explained`, `hinted` or `refused`. */
export type Command =
  | Choose
  | Nonce
  | Start
  | Ask
  | Answer
  | Resume
  | Return
  | Redeal
  | Dispute
  | Explain
  | Hint
  | Say
  | Mute
  | Prefer;

/** Everything that a client may say. */
export type ClientMessage =
  | Command
  | Hello
  | Ping;

/** One entry of a table's log, as everybody may know it. */
export interface Entry {
  /** Its place in the log, from 0; none is missing, none comes twice. */
  readonly number: number;
  /** The seat that did it; null for the table itself. */
  readonly seat: number | null;
  /** When, in seconds since 1970. */
  readonly at: number;
  /** What happened. */
  readonly events: readonly Event[];
}

/** The answer to `hello`: the table as it stands. */
export interface Welcome {
  readonly type: "welcome";
  readonly protocol: number;
  readonly table: string;
  readonly options: TableOptions;
  /** The name of the variant. */
  readonly rules: string;
  /** Your seat; null if you watch. */
  readonly you: number | null;
  /** The last entry that the scene shows. */
  readonly number: number;
  /** The entries after the one you named; null if some are no longer kept at hand. */
  readonly missed: readonly Entry[] | null;
  readonly scene: Scene;
  readonly mine: Mine | null;
}

/** Something happened. */
export interface Update {
  readonly type: "update";
  /** The last entry that the scene shows. */
  readonly number: number;
  /** What is new, in order. */
  readonly entries: readonly Entry[];
  readonly scene: Scene;
  /** Null for spectators. */
  readonly mine: Mine | null;
}

/** A command was carried out, and is kept. */
export interface Done {
  readonly type: "done";
  readonly id: string;
  /** The last entry of the log when it was. */
  readonly number: number;
}

/** A command, or a message that could not be understood, was refused; nothing has changed. */
export interface Refused {
  readonly type: "refused";
  /** The command's; null if none could be read. */
  readonly id: string | null;
  /** Why, for programs. */
  readonly slug: string;
  /** Why, as a sentence. */
  readonly told: string;
  /** The last entry of the log; catch up to it and try again if the slug is `stale`. */
  readonly number: number;
}

/** Why cards may be played now, or may not. */
export interface Explained {
  readonly type: "explained";
  readonly id: string;
  readonly legal: boolean;
  /** For programs, such as `beats` or `under`. */
  readonly reason: string;
  /** As a sentence. */
  readonly told: string;
}

/** What each card you may play is worth, found from what you know and nothing else. */
export interface Hinted {
  readonly type: "hinted";
  readonly id: string;
  /** The entry on which you have to decide; it is void once the match has moved on. */
  readonly number: number;
  /** Every legal play, lowest first; of equal cards the first stand for all. */
  readonly plays: readonly Worth[];
  /** The one with the best chance. */
  readonly best: readonly string[];
  /** Whether the chances follow from what you know, and are no estimates. */
  readonly exact: boolean;
  /** Why the best is better, as a sentence; empty if there is nothing to choose. */
  readonly told: string;
}

/** Who is there has changed. */
export interface Presence {
  readonly type: "presence";
  /** The seats whose people are connected. */
  readonly present: readonly number[];
  readonly spectators: number;
  /** Who is away while the match goes on, and has not been taken over from. */
  readonly away: readonly Away[];
}

/** Somebody said something. It is not kept. */
export interface Said {
  readonly type: "said";
  readonly seat: number;
  readonly phrase: Phrase | null;
  readonly text: string;
}

/** The answer to `ping`. */
export interface Pong {
  readonly type: "pong";
}

/** The server ends this connection. */
export interface Bye {
  readonly type: "bye";
  /** Why: `slow`, `flood`, `moved`, `restart`, `removed`, `closed`, `hello`, `origin` ... */
  readonly slug: string;
  readonly told: string;
  /** Whether to connect again. */
  readonly again: boolean;
}

/** Everything that the server may say. */
export type ServerMessage =
  | Welcome
  | Update
  | Done
  | Refused
  | Explained
  | Hinted
  | Presence
  | Said
  | Pong
  | Bye;

/** What a seat played. */
export interface Play {
  readonly seat: number;
  readonly cards: readonly string[];
}

/** The table was opened. */
export interface Opened {
  readonly type: "opened";
}

/** A person sat down. */
export interface SeatTaken {
  readonly type: "seat-taken";
  readonly seat: number;
  readonly name: string;
}

/** A bot was given a seat for good. */
export interface BotPlaced {
  readonly type: "bot-placed";
  readonly seat: number;
  readonly name: string;
  readonly bot: string;
}

/** A person left a seat, or was removed from it. */
export interface SeatLeft {
  readonly type: "seat-left";
  readonly seat: number;
  readonly removed: boolean;
}

/** Somebody else looks after the table now; `seat` is null if nobody seated does. */
export interface OwnerChanged {
  readonly type: "owner-changed";
  readonly seat: number | null;
}

/** A seat asked the others: to pause, for a card back, or for a rematch. */
export interface Asked {
  readonly type: "asked";
  readonly seat: number;
  readonly what: string;
}

/** A seat answered what was asked. */
export interface Answered {
  readonly type: "answered";
  readonly seat: number;
  readonly yes: boolean;
}

/** What was asked came to nothing: refused, withdrawn, or not answered in time. */
export interface Dropped {
  readonly type: "dropped";
  readonly what: string;
}

/** A play that somebody called into question was checked by the rules. */
export interface Settled {
  readonly type: "settled";
  /** Whose play it was. */
  readonly seat: number;
  /** Who asked. */
  readonly by: number;
  readonly cards: readonly string[];
  readonly legal: boolean;
}

/** Somebody has asked what his or her cards are worth, where several people sit. */
export interface HintTaken {
  readonly type: "hint-taken";
  readonly seat: number;
}

/** The table is closed; nothing can be done here any more. */
export interface Closed {
  readonly type: "closed";
}

/** A match began. */
export interface MatchBegun {
  readonly type: "match-begun";
  /** Its name. */
  readonly match: string;
  /** The SHA-256 of the secret that its lot and deals follow from, in hexadecimal. */
  readonly promise: string;
  /** Who plays, by seat. */
  readonly names: readonly string[];
}

/** A seat added words of its own to what the deals follow from. */
export interface NonceAdded {
  readonly type: "nonce-added";
  readonly seat: number;
  readonly text: string;
}

/** A bot took over a seat, or its owner did again; `bot` is empty for a person. */
export interface Seated {
  readonly type: "seated";
  readonly seat: number;
  readonly name: string;
  readonly bot: string;
}

/** A seat called the deal incorrect. */
export interface RedealDemanded {
  readonly type: "redeal-demanded";
  readonly seat: number;
  readonly reason: string;
}

/** The table stopped. */
export interface TablePaused {
  readonly type: "table-paused";
}

/** The table goes on. */
export interface TableResumed {
  readonly type: "table-resumed";
}

/** A seat took back what it had just played. */
export interface TakenBack {
  readonly type: "taken-back";
  readonly seat: number;
  readonly cards: readonly string[];
}

/** The match is over, and what its deals followed from is open. */
export interface SecretShown {
  readonly type: "secret-shown";
  /** In hexadecimal. */
  readonly secret: string;
}

/** The lot made a seat the first dealer. */
export interface DealerDrawn {
  readonly type: "dealer-drawn";
  readonly seat: number;
}

/** The dealer named how many cards each gets. */
export interface SizeChosen {
  readonly type: "size-chosen";
  readonly seat: number;
  readonly size: number;
}

/** Cards were handed out. */
export interface Dealt {
  readonly type: "dealt";
  readonly dealer: number;
  /** Which deal of the match this is, from 1. */
  readonly deal: number;
  /** Cards to each. */
  readonly size: number;
  readonly leader: number;
}

/** The cards were thrown in before the first was played; the same dealer deals again. */
export interface Redealt {
  readonly type: "redealt";
  readonly dealer: number;
  readonly reason: string;
}

/** A seat changed so many cards. */
export interface Exchanged {
  readonly type: "exchanged";
  readonly seat: number;
  readonly count: number;
}

/** A seat called Kontra, or did not. */
export interface KontraAnswered {
  readonly type: "kontra-answered";
  readonly seat: number;
  readonly called: boolean;
}

/** A seat took back an illegal play; its hand was looked at. */
export interface Corrected {
  readonly type: "corrected";
  readonly seat: number;
  readonly cards: readonly string[];
  readonly hand: readonly string[];
}

/** A seat played cards. */
export interface Played {
  readonly type: "played";
  readonly seat: number;
  readonly cards: readonly string[];
  /** What that did: `led`, `headed` (the seat holds the trick now) or `thrown`. */
  readonly how: string;
  /** Whether the trick asked for the lowest of the hand, so that everybody knows it was that. */
  readonly lowest: boolean;
  /** Whether it was played to the last trick, to which nobody has a choice of cards. */
  readonly last: boolean;
}

/** A trick is complete. */
export interface TrickTaken {
  readonly type: "trick-taken";
  readonly seat: number;
  readonly cards: readonly string[];
  readonly last: boolean;
}

/** A seat got points for the last trick. */
export interface Paid {
  readonly type: "paid";
  readonly seat: number;
  readonly points: number;
  /** The score that makes, before lives and resets. */
  readonly score: number;
}

/** A seat took points off for sharing the top rank. */
export interface Deducted {
  readonly type: "deducted";
  readonly seat: number;
  readonly points: number;
  readonly score: number;
}

/** A score that was met exactly became 0. */
export interface ScoreReset {
  readonly type: "score-reset";
  readonly seat: number;
  readonly score: number;
}

/** A seat reached the threshold and has a life left. */
export interface LifeLost {
  readonly type: "life-lost";
  readonly seat: number;
  readonly score: number;
  readonly returns_on: number;
  readonly left: number;
}

/** A seat reached the threshold and has no life left. */
export interface WentOut {
  readonly type: "went-out";
  readonly seat: number;
  readonly score: number;
}

/** A shared penalty would have left nobody in, so the deal does not count. */
export interface DealVoid {
  readonly type: "deal-void";
  readonly how: string;
}

/** A seat paid units to the pot. */
export interface StakePaid {
  readonly type: "stake-paid";
  readonly seat: number;
  readonly units: number;
}

/** A seat bought in at a score, or declined. */
export interface BuyInAnswered {
  readonly type: "buy-in-answered";
  readonly seat: number;
  readonly bought: boolean;
  readonly score: number;
}

/** A seat received units: its share of the pot, or the differences. */
export interface Won {
  readonly type: "won";
  readonly seat: number;
  readonly units: number;
}

/** The match is decided. */
export interface MatchOver {
  readonly type: "match-over";
  readonly winners: readonly number[];
  readonly losers: readonly number[];
  readonly end: string;
  /** The card that ended the match by itself, if one did. */
  readonly top_card: string | null;
}

/** What happens in a match and at its table. */
export type TableEvent =
  | MatchBegun
  | NonceAdded
  | Seated
  | RedealDemanded
  | TablePaused
  | TableResumed
  | TakenBack
  | SecretShown
  | DealerDrawn
  | SizeChosen
  | Dealt
  | Redealt
  | Exchanged
  | KontraAnswered
  | Corrected
  | Played
  | TrickTaken
  | Paid
  | Deducted
  | ScoreReset
  | LifeLost
  | WentOut
  | DealVoid
  | StakePaid
  | BuyInAnswered
  | Won
  | MatchOver;

/** What happens around a match. */
export type RoomEvent =
  | Opened
  | SeatTaken
  | BotPlaced
  | SeatLeft
  | OwnerChanged
  | Asked
  | Answered
  | Dropped
  | Settled
  | HintTaken
  | Closed;

/** Everything that an `update` may tell. */
export type Event =
  | TableEvent
  | RoomEvent;

/** What a table is doing. */
export type Stage =
  /** People sit down. */
  | "waiting"
  | "playing"
  /** A match has ended; a rematch may follow. */
  | "over"
  | "closed";

/** A seat and whoever has it. */
export interface Chair {
  /** What the others call who sits here; empty for an empty seat. */
  readonly name: string;
  /** The bot that plays now, for good or for a person who is away; empty if a person plays. */
  readonly bot: string;
  /** Whether the seat belongs to a person. */
  readonly person: boolean;
  /** Whether that person is connected. */
  readonly present: boolean;
  /** Whether that person looks after the table. */
  readonly owner: boolean;
}

/** What a seat asks the others. */
export interface Question {
  /** `pause`, `undo` or `rematch`. */
  readonly what: string;
  /** Who asks. */
  readonly seat: number;
  /** Who has said yes. */
  readonly agreed: readonly number[];
  /** Who has not answered. */
  readonly awaited: readonly number[];
}

/** What may be asked for at the table now, and by whom. */
export interface May {
  /** Whether anybody seated may ask for a pause. */
  readonly pause: boolean;
  /** The seat that may ask for the card back that it has just played. */
  readonly undo: number | null;
  /** Whether anybody seated may ask for a rematch. */
  readonly rematch: boolean;
  /** The seats that may call the deal incorrect. */
  readonly redeal: readonly number[];
  /** The seats whose latest play may be called into question. */
  readonly dispute: readonly number[];
  /** Whether somebody new may sit down. */
  readonly sit: boolean;
  /** Whether whoever has to decide may ask what the cards are worth. */
  readonly hint: boolean;
}

/** How long a seat still has. */
export interface Clock {
  readonly seat: number;
  /** Milliseconds, when this was sent. */
  readonly left: number;
  /** Milliseconds, from the beginning. */
  readonly total: number;
}

/** Somebody with a seat who is away, and whom the table waits for. */
export interface Away {
  readonly seat: number;
  /** Milliseconds until a bot takes over if it is this seat's turn, when this was sent. */
  readonly left: number;
}

/** A complete trick; its cards lie face up before their players until the deal is over. */
export interface Trick {
  /** In order, the leader's first. */
  readonly plays: readonly Play[];
  readonly taker: number;
}

/** Cards that everybody has seen and that are in a hand again. */
export interface Shown {
  readonly seat: number;
  readonly cards: readonly string[];
}

/** How a match ended. */
export interface Result {
  readonly winners: readonly number[];
  readonly losers: readonly number[];
  /** The place of each seat, 1 for the best; those who are alike share one. */
  readonly places: readonly number[];
  readonly top_card: string | null;
}

/** The open part of a match. */
export interface MatchScene {
  readonly name: string;
  /** The SHA-256 of the secret that lot and deals follow from. */
  readonly promise: string;
  /**
   * What the match waits for: `lot`, `size`, `deal`, `exchange`, `kontra`, `play`, `buy-in` or
   * `over`.
   */
  readonly phase: string;
  /** The seat that has to decide. */
  readonly to_act: number | null;
  readonly dealer: number | null;
  /** Which deal of the match this is, from 1; 0 before the first. */
  readonly deal: number;
  /** Cards to each in this deal; 0 while that is not known. */
  readonly size: number;
  /** Who leads, or led, the current trick. */
  readonly leader: number | null;
  /** How many cards each seat holds; empty when no cards are out. */
  readonly counts: readonly number[];
  /** The current trick. */
  readonly trick: readonly Play[];
  /** Who would take the current trick as it lies. */
  readonly holding: number | null;
  /** The complete tricks of this deal, or of the one just counted while no new one is out. */
  readonly tricks: readonly Trick[];
  /** How many tricks are still to be completed, this one included. */
  readonly tricks_left: number;
  /** Whether the current trick is the last. */
  readonly last_trick: boolean;
  /** How many cards were not dealt, or are left to be drawn. */
  readonly stock: number;
  /** The cards not dealt, where they lie face up. */
  readonly aside: readonly string[];
  /** Seats that have been asked to exchange, in order, and how many cards each changed. */
  readonly exchanged: readonly (readonly [number, number])[];
  /** Who has called Kontra. */
  readonly kontra: number | null;
  /** Cards in hands that everybody has seen. */
  readonly shown: readonly Shown[];
  /** Who calls this deal incorrect. */
  readonly demands: readonly number[];
  /**
   * What whoever holds the current trick would pay for it as it lies; null unless it is the last
   * trick and a card has been played to it.
   */
  readonly price: number | null;
  readonly scores: readonly number[];
  /** The lowest score that costs a life; 0 if none does. */
  readonly threshold: number;
  /** Lives left; nobody with 0 is in. */
  readonly lives: readonly number[];
  /** How many lives each began with. */
  readonly all_lives: number;
  /** How often each has bought in. */
  readonly bought: readonly number[];
  /** Cards that lie before each, out of the pack. */
  readonly kept: readonly (readonly string[])[];
  /** Units won or lost so far. */
  readonly money: readonly number[];
  readonly pot: number;
  readonly result: Result | null;
}

/** A table as everybody sees it. */
export interface Scene {
  readonly stage: Stage;
  readonly chairs: readonly Chair[];
  /** How many watch. */
  readonly spectators: number;
  readonly paused: boolean;
  readonly question: Question | null;
  readonly clock: Clock | null;
  /** Who is away while the match goes on, and has not been taken over from. */
  readonly away: readonly Away[];
  readonly may: May;
  readonly match: MatchScene | null;
}

/** Something that this seat may do now. */
export interface Option {
  /** As `choose` takes it: `9c`, `exchange 2c 3d`, `size 5`, `kontra`, `no buy-in` ... */
  readonly action: string;
  /** For a card, the reason why it is legal, such as `lowest`, `equals` or `beats`; else empty. */
  readonly why: string;
}

/** What a card has to reach to head the trick. */
export interface Bar {
  /** The card that has to be headed. */
  readonly card: string;
  /** Whether a higher card would do as well, and there is one in the pack. */
  readonly higher: boolean;
}

/** What one seat alone knows. */
export interface Mine {
  readonly seat: number;
  /** Lowest first. */
  readonly hand: readonly string[];
  /** What this seat may do now; empty when it has nothing to decide. */
  readonly options: readonly Option[];
  /**
   * What a card of this seat's has to reach to head the trick; null where nothing is to be headed
   * now, or a set, or where a card's strength is not its printed rank.
   */
  readonly bar: Bar | null;
  /** What this seat has changed away. */
  readonly discards: readonly string[];
  /** Whether this seat lets cards that are forced be played by themselves. */
  readonly forced: boolean;
  /**
   * Whether all cards this seat has left are forced, whatever the others hold and do; `prefer` with
   * `forced` then plays the rest of the deal. Told by this seat's turn at the latest; not every
   * such hand is known for one.
   */
  readonly claim: boolean;
}

/** How long a person may think. */
export type Pace =
  /** As long as it takes; only buy-ins have a time limit. */
  | "none"
  | "relaxed"
  | "quick";

/** What happens when a person's time is up. */
export type Late =
  /** The lowest legal card is played; other questions are declined. */
  | "lowest"
  /** A bot takes over the seat until its owner is back. */
  | "bot";

/** How long bots take, and how long a deal just counted stays on the table. */
export type Thinking =
  | "human"
  | "at-once";

/** Who may ask what cards are worth before one is played. */
export type Hints =
  /** Whoever plays alone with bots; nobody once a second person has sat down. */
  | "alone"
  /** Everybody at the table; where several sit, all hear that a hint was taken. */
  | "always"
  /** Nobody. */
  | "never";

/** What a table is like. */
export interface TableOptions {
  /** The key or a name of a variant. At most 40 characters. */
  readonly variant: string;
  /** House rules, each as `threshold=30`. At most 60. */
  readonly house: readonly string[];
  /** How many seats there are; the variant says how many there may be. */
  readonly seats: number;
  /** How long a person may think. */
  readonly pace: Pace;
  /** What happens when a person's time is up. */
  readonly late: Late;
  /** How long bots take. */
  readonly thinking: Thinking;
  /** The bot that takes empty seats and those of people who are away. At most 40 characters. */
  readonly level: string;
  /** Whether the table is open: listed for everybody. Only a private one knows free text. */
  readonly listed: boolean;
  /** Whether people without a seat may watch. */
  readonly spectators: boolean;
  /** Whether a card may be taken back if everybody agrees. */
  readonly undo: boolean;
  /** Who may ask what cards are worth before one is played. */
  readonly hints: Hints;
}

/** What one legal play is worth to its player, by what he or she knew. */
export interface Worth {
  readonly cards: readonly string[];
  /** The chance to win the match after it, from 0 to 1. */
  readonly chance: number;
  /** The standard error of that; 0 where it follows from what the player knew. */
  readonly error: number;
  /** How much less that is than after the best play. */
  readonly loss: number;
  /** The standard error of the loss, which is smaller than those of both chances together. */
  readonly loss_error: number;
  /** How often its player pays for the last trick; null where that was not counted. */
  readonly pays: number | null;
}

/** Why a request was refused. */
export interface Failure {
  /** For programs. */
  readonly slug: string;
  /** As a sentence. */
  readonly told: string;
  /** The line of a record in which something is wrong; null if that is not so. */
  readonly line?: number | null;
}

/** Who asks, without an account. */
export interface Player {
  /** To be sent as `Authorization: Bearer ...`; browsers get it as a cookie too. */
  readonly token: string;
  /** The id that the token stands for. */
  readonly player: string;
}

/** The deals of a match that is over, once more. */
export interface Again {
  /**
   * The match; where its own deals were those of an earlier one, that is meant. At most 24
   * characters.
   */
  readonly match: string;
  /**
   * The deal from which it is played anew, everything before being as it was then; null if it is
   * played anew from the lot on.
   */
  readonly deal?: number | null;
}

/** A table to be opened; whoever opens it sits down and looks after it. */
export interface NewTable {
  /** What a person is called at a table. At most 40 characters. */
  readonly name: string;
  readonly options?: Partial<TableOptions>;
  /** Bots for the other seats, in turn. At most 51. */
  readonly bots?: readonly string[];
  /** Whether to begin at once, with bots in all other seats. */
  readonly start?: boolean;
  /**
   * Where whoever opens it sits; null for the first seat, or for the seat that one had in the match
   * whose deals are played again, if it is in the deal.
   */
  readonly seat?: number | null;
  /**
   * Deals that are known, to be played alone with bots. The match says variant, house rules and
   * seats, begins at once, and does not count in statistics.
   */
  readonly again?: Again | null;
}

/** A person sits down. */
export interface TakeSeat {
  /** What a person is called at a table. At most 40 characters. */
  readonly name: string;
  /** Which seat; null for the first that is free. */
  readonly seat?: number | null;
}

/** A bot is given a seat. */
export interface PlaceBot {
  /** Which bot. At most 40 characters. */
  readonly bot: string;
}

/** A table, before one sits down. */
export interface TableLook {
  readonly table: string;
  readonly options: TableOptions;
  /** The name of the variant. */
  readonly rules: string;
  readonly stage: Stage;
  readonly chairs: readonly Chair[];
  readonly spectators: number;
  /** The name of the match that is played, or was played last. */
  readonly match: string | null;
  /** Which deal of the match this is. */
  readonly deal: number;
  /** Your seat, if you have one. */
  readonly you: number | null;
  readonly opened: number;
  /** The match whose deals these are once more; null if they are new. */
  readonly again?: Again | null;
}

/** A way to play. */
export interface VariantLook {
  readonly key: string;
  readonly name: string;
  /** How sure we are of its rules: `A`, `B` or `C`. */
  readonly grade: string;
  /** The fewest players. */
  readonly least: number;
  /** The most players. */
  readonly most: number;
  /**
   * Where it is at home or what it belongs to: `danish`, `cucumber`, `swedish`, `polish`,
   * `finnish`, `norwegian`, `icelandic` or `relatives`.
   */
  readonly family: string;
  /** Whether it is what people know first who know this family. */
  readonly national: boolean;
  /** The number of players to offer first. */
  readonly usual: number;
}

/** The ways to play. */
export interface Variants {
  readonly variants: readonly VariantLook[];
}

/** A bot that can be chosen: a level. */
export interface OfferedBot {
  readonly name: string;
  /** How strong it is, as was measured; one that is 400 higher wins ten times as often. */
  readonly rating: number;
}

/** The bots that are offered, the weakest first. */
export interface Bots {
  readonly bots: readonly OfferedBot[];
}

/** The rules of a table, in words. */
export interface Rules {
  readonly name: string;
  /** Headings, each with its paragraphs. */
  readonly sections: readonly (readonly [string, readonly string[]])[];
}

/** An open table in the list. */
export interface TableSummary {
  readonly table: string;
  readonly rules: string;
  readonly variant: string;
  readonly house: readonly string[];
  readonly stage: Stage;
  readonly seats: number;
  readonly people: readonly string[];
  readonly bots: number;
  /** Seats that a person may take: empty ones and those of bots. */
  readonly free: number;
  readonly pace: string;
  readonly spectators: boolean;
  readonly opened: number;
}

/** The open tables, the newest first. */
export interface OpenTables {
  readonly tables: readonly TableSummary[];
}

/** A way to take one's own seat from another device. */
export interface SeatLink {
  readonly token: string;
  /** The page's address under this server, the token in its fragment. */
  readonly path: string;
  readonly expires: number;
  /** That address, with the server's own in front, as a QR code in SVG. */
  readonly code: string;
}

/** How a match ended for one seat. */
export interface FinishedSeat {
  readonly name: string;
  readonly bot: string;
  /** Share of the win, 0 to 1. */
  readonly won: number;
  readonly lost: boolean;
  /** What its last tricks cost. */
  readonly points: number;
  /** How many of those it took. */
  readonly last_tricks: number;
  readonly you: boolean;
}

/** A match that is over. */
export interface FinishedMatch {
  readonly match: string;
  readonly variant: string;
  /** House rules, each as `threshold=30`. */
  readonly house: readonly string[];
  readonly begun: number;
  readonly ended: number;
  readonly seats: readonly FinishedSeat[];
  /** The match whose deals these were once more; null if they were new. */
  readonly again?: Again | null;
}

/** Matches that are over, the last first. */
export interface FinishedMatches {
  readonly matches: readonly FinishedMatch[];
}

/** Matches that had the same deals: first the one that had them first, then by their end. */
export interface SameDeals {
  readonly matches: readonly FinishedMatch[];
}

/** One thing that was found in a record. */
export interface Finding {
  /** What it is, for programs. */
  readonly slug: string;
  /** What it is, as a sentence. */
  readonly told: string;
  /** Whether it should not be so. */
  readonly wrong: boolean;
  /** Which deal it is about, 0 for the lot; null if it is about no single one. */
  readonly deal: number | null;
  /** The line of the record that it is about; null if it is about no single one. */
  readonly line: number | null;
}

/** What a check of a record found. */
export interface Verification {
  /**
   * `fair`, `named` (somebody named the seed of the deals), `replayed` (the deals cannot be
   * checked) or `wrong`.
   */
  readonly verdict: string;
  /** Whether nothing is wrong. */
  readonly good: boolean;
  readonly findings: readonly Finding[];
}

/** What one played of one variant with one number of players. */
export interface VariantStatistics {
  readonly variant: string;
  readonly players: number;
  readonly matches: number;
  readonly won: number;
  readonly deals: number;
  readonly points: number;
  readonly last_tricks: number;
}

/** What one played, and how it went; matches whose deals could be known do not count. */
export interface Statistics {
  readonly player: string;
  readonly matches: number;
  /** Wins; a shared one counts in part. */
  readonly won: number;
  readonly lost: number;
  readonly deals: number;
  readonly points: number;
  readonly last_tricks: number;
  readonly variants: readonly VariantStatistics[];
}

/** What was deleted of a player's data. */
export interface Deleted {
  /** In how many records a name was taken out. */
  readonly matches: number;
}

/** How a rule is chosen. */
export type FieldKind =
  /** Yes or no. */
  | "flag"
  /** A whole number. */
  | "count"
  /** One of some words. */
  | "choice";

/** A value that a rule can have. */
export interface FieldChoice {
  /** As house rules write it. */
  readonly value: string;
  /** What it is called. */
  readonly label: string;
}

/** One rule of a variant. */
export interface Field {
  /** The name that house rules use. */
  readonly field: string;
  /** What it is called. */
  readonly label: string;
  /** What it means as it is set, as a rule. */
  readonly sentence: string;
  readonly kind: FieldKind;
  /** What it is set to, as house rules write it. */
  readonly value: string;
  /** What the preset has. */
  readonly preset: string;
  /** What it can be; for a number only what has a name, such as 0 for none. */
  readonly choices: readonly FieldChoice[];
  /** The least that a number can be. */
  readonly least: number | null;
  /** The most that a number can be. */
  readonly most: number | null;
  /** Whether it changes anything beside the others. */
  readonly effect: boolean;
}

/** Why house rules cannot be played. */
export interface Problem {
  /** The rules that are wrong, or that contradict each other; none if there is no such rule. */
  readonly fields: readonly string[];
  /** What is wrong, as a sentence. */
  readonly told: string;
  /** The same in the engine's own words, which are English, with the reason. */
  readonly why: string;
}

/** All rules of a variant, for a form in which they can be changed. */
export interface VariantFields {
  readonly key: string;
  readonly name: string;
  /** In the order in which they matter. */
  readonly fields: readonly Field[];
  /** What is wrong; null if it can be played like this. */
  readonly problem: Problem | null;
  /** The house rules that make the preset this, each as `threshold=30`. */
  readonly house: readonly string[];
}

/** The rules of one variant, in words. */
export interface VariantRules {
  readonly key: string;
  readonly name: string;
  /** Headings, each with its paragraphs. */
  readonly sections: readonly (readonly [string, readonly string[]])[];
}

/** The rules of all presets, in words. */
export interface Rulebook {
  readonly language: string;
  readonly variants: readonly VariantRules[];
}

/** Who sat in a seat at the end. */
export interface ReplayPlayer {
  readonly name: string;
  /** Which bot; empty for a person. */
  readonly bot: string;
}

/** What a seat added to what the deals follow from. */
export interface SeatNonce {
  readonly seat: number;
  readonly text: string;
}

/** One deal of a match that is over. */
export interface DealLook {
  /** Which hand-out of the match this is, from 1; one thrown in or void counts too. */
  readonly deal: number;
  readonly dealer: number;
  /** Who led to the first trick. */
  readonly leader: number;
  /** Cards to each. */
  readonly size: number;
  /** What the cards follow from, in hexadecimal; null if the secret is not known. */
  readonly seed: string | null;
  /** What each seat was dealt, lowest first; empty for one that was out. */
  readonly hands: readonly (readonly string[])[];
  /** What was not dealt, the card that would be drawn first in front. */
  readonly stock: readonly string[];
  /** Cards that lay before players and so were not shuffled. */
  readonly kept: readonly string[];
  /** Who took each trick, in order. */
  readonly taker: readonly number[];
  /** What took the last trick; nothing if that was not played. */
  readonly cards: readonly string[];
  /** What each seat paid for the last trick; below 0 for points that were taken off. */
  readonly paid: readonly number[];
  /** After the deal, by seat. */
  readonly scores: readonly number[];
  /** Lives left after the deal, by seat. */
  readonly lives: readonly number[];
}

/** A match that is over. */
export interface Replay {
  /** Its name; empty if a record tells none. */
  readonly match: string;
  readonly variant: string;
  /** House rules, each as `threshold=30`. */
  readonly house: readonly string[];
  /** The name of the variant. */
  readonly rules: string;
  /** By seat. */
  readonly players: readonly ReplayPlayer[];
  /** The seat that was yours. */
  readonly you: number | null;
  /** The hash of the secret; empty if a record tells none. */
  readonly promise: string;
  /** What lot and deals follow from, in hexadecimal; empty if a record tells none. */
  readonly secret: string;
  /** The seed that somebody named and that the secret follows from; empty if nobody did. */
  readonly seed: string;
  /**
   * The match whose name the deals are made from, for they are its deals once more; empty if they
   * are this one's own.
   */
  readonly again: string;
  /** What each seat added to that, by seat; none at all where nobody added anything. */
  readonly nonces: readonly SeatNonce[];
  /** All cards in the order that shuffling begins with; those kept by players are left out. */
  readonly pack: readonly string[];
  readonly deals: readonly DealLook[];
  /** How it ended; null if it is not over. */
  readonly result: Result | null;
}

/** One thing that was done in a deal, and the table after it. */
export interface Step {
  /** Who did it; null for the table itself. */
  readonly seat: number | null;
  /** What happened. */
  readonly events: readonly Event[];
  readonly scene: MatchScene;
  /** What each seat holds then, lowest first. */
  readonly hands: readonly (readonly string[])[];
}

/** One deal of a match that is over, step by step. */
export interface ReplayDeal {
  /** Which it is, as `DealLook` counts. */
  readonly deal: number;
  /** From the lot, the naming of the size or the hand-out to the last buy-in. */
  readonly steps: readonly Step[];
}

/** Why another play would have been better, as facts that a sentence can be made of. */
export interface Because {
  /** What the better play does, such as `keep-low` or `lead-rid`; `other` if it has no name. */
  readonly kind: string;
  readonly better: readonly string[];
  /** What was played. */
  readonly worse: readonly string[];
  /** The chance to win the match after the better play, and after the other. */
  readonly chances: readonly [number, number];
  /** How often each of them ends in paying for the last trick; null where that was not counted. */
  readonly pays: readonly [number, number] | null;
}

/** One play, and what else could have been played. */
export interface ReviewedPlay {
  /** Which trick of the deal, from 1. */
  readonly trick: number;
  readonly seat: number;
  readonly cards: readonly string[];
  /** Whether there was nothing to choose. */
  readonly forced: boolean;
  /** Whether it came in place of one that was not legal. */
  readonly corrected: boolean;
  /** Whether the chances follow from what the player knew, and are no estimates. */
  readonly exact: boolean;
  /** How much chance it gave away against the best. */
  readonly loss: number;
  /** Whether no other play is known to be better. */
  readonly good: boolean;
  /** Whether it surely cost something that is worth a word. */
  readonly costly: boolean;
  /** The best play there was; this one, if none was better. */
  readonly best: readonly string[];
  /** What every legal play was worth, lowest first; of equal cards the first stand for all. */
  readonly worths: readonly Worth[];
  /** Why the best would have been better; null if that is not worth a word. */
  readonly because: Because | null;
}

/** What changed a seat's chance to win over one deal; the parts add up to the change. */
export interface SeatShare {
  readonly seat: number;
  readonly before: number;
  /** What its hand did, and what others played before its first card. */
  readonly deal: number;
  /** What its own cards gave away; never more than nothing. */
  readonly own: number;
  /** What the others' cards did, and what they showed. */
  readonly others: number;
  readonly after: number;
}

/** One deal of the match. */
export interface ReviewedDeal {
  /** Which hand-out of the match it is, from 1, as a replay has it. */
  readonly deal: number;
  /** In the order of play. */
  readonly plays: readonly ReviewedPlay[];
  /** Of each trick, who took it and with what. */
  readonly takers: readonly Play[];
  readonly shares: readonly SeatShare[];
}

/** A moment that turned the match for a seat. */
export interface TurningPoint {
  readonly deal: number;
  /** The trick, from 1; 0 for the cards dealt. */
  readonly trick: number;
  /** Whose chance turned. */
  readonly seat: number;
  /** How much it gained; less than nothing if it lost. */
  readonly change: number;
  /** `deal`, `own`, `others`, or `end` for what came up in the last tricks. */
  readonly cause: string;
  /** The seat whose card it was; null for the cards dealt. */
  readonly by: number | null;
  /** The card that was played, or that took the trick. */
  readonly cards: readonly string[];
}

/** How well one seat played, and what luck it had. */
export interface SeatAccuracy {
  readonly seat: number;
  /** How often there was something to choose. */
  readonly choices: number;
  /** How often no other play is known to have been better. */
  readonly best: number;
  /** How much chance its cards gave away in all. */
  readonly loss: number;
  /** What the cards dealt did to its chance, in all. */
  readonly deal: number;
  /** What the others' cards did to it, in all. */
  readonly others: number;
}

/** What each card of a match that is over was worth; chances are those to win it, 0 to 1. */
export interface Review {
  readonly match: string;
  /** Whether chances are those of the match's own rules, not of the preset nearest to them. */
  readonly own_chances: boolean;
  readonly accuracy: readonly SeatAccuracy[];
  /** What turned it most, the greatest first. */
  readonly turns: readonly TurningPoint[];
  readonly deals: readonly ReviewedDeal[];
}

/** A review that is not there yet; ask again after as long as `Retry-After` says. */
export interface Reviewing {
  /** How many cards have been looked at. */
  readonly done: number;
  /** How many there are; 0 while it waits for its turn. */
  readonly of: number;
}

/** Every way to ask over HTTP: what goes in, and what is answered. */
export interface Endpoints {
  /** Become a player, or renew the token of the player you are. */
  readonly "POST /api/players": {
    readonly parts: Readonly<Record<string, never>>;
    readonly query: Readonly<Record<string, never>>;
    readonly body: null;
    readonly answer: Player;
  };
  /** List the ways to play. */
  readonly "GET /api/variants": {
    readonly parts: Readonly<Record<string, never>>;
    readonly query: { readonly language?: string; };
    readonly body: null;
    readonly answer: Variants;
  };
  /** Explain the rules of a variant in plain words, house rules included. */
  readonly "GET /api/variants/{key}/rules": {
    readonly parts: { readonly key: string | number; };
    readonly query: { readonly house?: readonly string[]; readonly language?: string; };
    readonly body: null;
    readonly answer: Rules;
  };
  /**
   * List the rules of a variant for a form: what each is, means and can be, and what is wrong with
   * the house rules.
   */
  readonly "GET /api/variants/{key}/fields": {
    readonly parts: { readonly key: string | number; };
    readonly query: { readonly house?: readonly string[]; readonly language?: string; };
    readonly body: null;
    readonly answer: VariantFields;
  };
  /** Read the rules of all presets in plain words; an ETag tells whether they changed. */
  readonly "GET /api/rulebook": {
    readonly parts: Readonly<Record<string, never>>;
    readonly query: { readonly language?: string; };
    readonly body: null;
    readonly answer: Rulebook;
  };
  /** List the bots that are offered, the weakest first. */
  readonly "GET /api/bots": {
    readonly parts: Readonly<Record<string, never>>;
    readonly query: Readonly<Record<string, never>>;
    readonly body: null;
    readonly answer: Bots;
  };
  /** Open a table, sit down at it and look after it. */
  readonly "POST /api/tables": {
    readonly parts: Readonly<Record<string, never>>;
    readonly query: { readonly newcomer?: boolean; };
    readonly body: NewTable;
    readonly answer: TableLook;
  };
  /** List the open tables of the last hour, the newest first. */
  readonly "GET /api/tables": {
    readonly parts: Readonly<Record<string, never>>;
    readonly query: Readonly<Record<string, never>>;
    readonly body: null;
    readonly answer: OpenTables;
  };
  /** Look at a table before sitting down. */
  readonly "GET /api/tables/{table}": {
    readonly parts: { readonly table: string | number; };
    readonly query: Readonly<Record<string, never>>;
    readonly body: null;
    readonly answer: TableLook;
  };
  /** Explain the rules of a table in plain words. */
  readonly "GET /api/tables/{table}/rules": {
    readonly parts: { readonly table: string | number; };
    readonly query: { readonly language?: string; };
    readonly body: null;
    readonly answer: Rules;
  };
  /** Begin the match, with bots in the empty seats; for whoever looks after the table. */
  readonly "POST /api/tables/{table}/start": {
    readonly parts: { readonly table: string | number; };
    readonly query: Readonly<Record<string, never>>;
    readonly body: null;
    readonly answer: TableLook;
  };
  /** Ask the others for a rematch with the same people. */
  readonly "POST /api/tables/{table}/rematch": {
    readonly parts: { readonly table: string | number; };
    readonly query: Readonly<Record<string, never>>;
    readonly body: null;
    readonly answer: TableLook;
  };
  /** Close a table for good; for whoever looks after it. */
  readonly "DELETE /api/tables/{table}": {
    readonly parts: { readonly table: string | number; };
    readonly query: Readonly<Record<string, never>>;
    readonly body: null;
    readonly answer: TableLook;
  };
  /** Take a seat. */
  readonly "POST /api/tables/{table}/seats": {
    readonly parts: { readonly table: string | number; };
    readonly query: Readonly<Record<string, never>>;
    readonly body: TakeSeat;
    readonly answer: TableLook;
  };
  /** Leave your seat, or empty another one of the table you look after. */
  readonly "DELETE /api/tables/{table}/seats/{seat}": {
    readonly parts: { readonly table: string | number; readonly seat: string | number; };
    readonly query: Readonly<Record<string, never>>;
    readonly body: null;
    readonly answer: TableLook;
  };
  /** Give a seat of the table you look after to a bot. */
  readonly "PUT /api/tables/{table}/seats/{seat}/bot": {
    readonly parts: { readonly table: string | number; readonly seat: string | number; };
    readonly query: Readonly<Record<string, never>>;
    readonly body: PlaceBot;
    readonly answer: TableLook;
  };
  /** Make a link that opens your seat on another device. */
  readonly "POST /api/tables/{table}/seats/{seat}/link": {
    readonly parts: { readonly table: string | number; readonly seat: string | number; };
    readonly query: Readonly<Record<string, never>>;
    readonly body: null;
    readonly answer: SeatLink;
  };
  /** Read the record of a match that is over, as text or as JSON Lines (Accept). */
  readonly "GET /api/matches/{match}": {
    readonly parts: { readonly match: string | number; };
    readonly query: Readonly<Record<string, never>>;
    readonly body: null;
    readonly answer: string;
  };
  /** Check a match that is over: its plays, its lot and its deals. */
  readonly "GET /api/matches/{match}/verification": {
    readonly parts: { readonly match: string | number; };
    readonly query: Readonly<Record<string, never>>;
    readonly body: null;
    readonly answer: Verification;
  };
  /** Look at a match that is over with all cards face up, or at one deal of it step by step. */
  readonly "GET /api/matches/{match}/replay": {
    readonly parts: { readonly match: string | number; };
    readonly query: { readonly deal?: number; };
    readonly body: null;
    readonly answer: Replay | ReplayDeal;
  };
  /** Say what each card of a match that is over was worth, once that has been found. */
  readonly "GET /api/matches/{match}/review": {
    readonly parts: { readonly match: string | number; };
    readonly query: Readonly<Record<string, never>>;
    readonly body: null;
    readonly answer: Review | Reviewing;
  };
  /** List the matches that had the same deals, to compare how they went. */
  readonly "GET /api/matches/{match}/again": {
    readonly parts: { readonly match: string | number; };
    readonly query: Readonly<Record<string, never>>;
    readonly body: null;
    readonly answer: SameDeals;
  };
  /**
   * Look at the match of a record with all cards face up, or at one deal of it step by step;
   * nothing is kept.
   */
  readonly "POST /api/replay": {
    readonly parts: Readonly<Record<string, never>>;
    readonly query: { readonly deal?: number; };
    readonly body: string;
    readonly answer: Replay | ReplayDeal;
  };
  /** Check a record: its plays, its lot and its deals. */
  readonly "POST /api/verify": {
    readonly parts: Readonly<Record<string, never>>;
    readonly query: Readonly<Record<string, never>>;
    readonly body: string;
    readonly answer: Verification;
  };
  /** Say what you played, and how it went. */
  readonly "GET /api/me": {
    readonly parts: Readonly<Record<string, never>>;
    readonly query: Readonly<Record<string, never>>;
    readonly body: null;
    readonly answer: Statistics;
  };
  /** List your matches that are over, the last first. */
  readonly "GET /api/me/matches": {
    readonly parts: Readonly<Record<string, never>>;
    readonly query: { readonly limit?: number; readonly before?: number; };
    readonly body: null;
    readonly answer: FinishedMatches;
  };
  /** Delete what is kept of you; matches stay, without your name. */
  readonly "DELETE /api/me": {
    readonly parts: Readonly<Record<string, never>>;
    readonly query: Readonly<Record<string, never>>;
    readonly body: null;
    readonly answer: Deleted;
  };
  /** Draw an address of the page as a QR code. */
  readonly "GET /api/qr": {
    readonly parts: Readonly<Record<string, never>>;
    readonly query: { readonly path?: string; };
    readonly body: null;
    readonly answer: string;
  };
}
