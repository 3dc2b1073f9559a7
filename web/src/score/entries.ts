// What is entered on a score sheet. A sheet is the list of its entries, in the form in which
// `agurk keep` keeps them as well. They name players, not seats, since players come and go.

/** A sheet is begun. */
export interface Opened {
  entry: "opened";
  variant: string;
  /** How the rules were changed, as `name=value` words. */
  house?: string;
  /** Who plays, clockwise; the first deals first. */
  players: string[];
  date?: string;
}

/** A deal is over: who took the last trick, and with what. */
export interface Took {
  entry: "took";
  /** Who played the highest rank, in order of play, and so whoever took the trick last. */
  takers: string[];
  /** Its rank or the card itself, such as `9`, `K` or `9h`. */
  card?: string;
  /** What each who pays has to pay, where the card is not named. */
  points?: number | null;
  /** Who called Kontra. */
  kontra?: string | null;
  /** Whether a 1 was in the last trick, where ones double. */
  one?: boolean;
  /** Who pays twice for an exchange, where exchanges multiply. */
  doubled?: string[];
  /** Who pays four times for two exchanges. */
  redoubled?: string[];
  /** Who played the lowest last card, the first of equals, where that decides who goes on. */
  lowest?: string | null;
}

/** A player buys in, or declines. */
export interface Answered {
  entry: "answered";
  player: string;
  bought: boolean;
}

/** A player sits down between two deals; `after` says whose left the new seat is on. */
interface Joined {
  entry: "joined";
  player: string;
  after?: string | null;
}

interface Left {
  entry: "left";
  player: string;
}

/** The table says who deals next: the lot, or a mistake put right. */
export interface Dealing {
  entry: "dealing";
  player: string;
}

/** Everybody who is still here plays again. */
interface Rematch {
  entry: "rematch";
}

export type Entry = Opened | Took | Answered | Joined | Left | Dealing | Rematch;
