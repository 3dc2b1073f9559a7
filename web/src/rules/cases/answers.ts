// What the page's own rules say to each kind of case; for the tests only. Seats are numbered in the
// order in which a case names its players. Mirrors tests/cases/answers.
import { jokerOf, without, type Card, type Hand } from "../cards";
import { play, start, turn, type Deal } from "../deal";
import {
  begin,
  fromDealer,
  leaderOf,
  nextDealer,
  seatsOf,
  type Counted,
  type Match,
} from "../match";
import { outcome, payOut } from "../outcome";
import { answerBuyIn, prepare, settleDeal } from "../progress";
import { witnesses } from "../reasons";
import { countLastTrick, lowestLastCard, type LastTrick } from "../scoring";
import { choosableSizes, handSize } from "../sizes";
import { buyIn, buyInScore, opening, seatsIn, settle, type Standing } from "../standing";
import { answers, demand, legalPlays, meets, same, taker, type Trick } from "../trick";
import { cardOf, sorted, strengthsOf, worth, type Variant } from "../variant";

/** A case gives what its kind needs. */
export type Given = Record<string, any>;
type Pair = [string, string];

const playOf = (variant: Variant, text: unknown): Hand =>
  sorted(
    variant,
    [text].flat().map((each) => cardOf(variant, String(each))),
  );
const handOf = (variant: Variant, texts: unknown[]): Hand => playOf(variant, texts);
const trickOf = (variant: Variant, texts: unknown[]): Trick =>
  texts.map((text) => playOf(variant, text));
const byName = <T>(names: string[], values: readonly T[]) =>
  Object.fromEntries(names.map((name, seat) => [name, values[seat]]));

function matchAt(variant: Variant, names: string[], active: string[], dealer?: string): Match {
  const lives = names.map((name) => (active.includes(name) ? variant.lives : 0));
  const standing = { ...opening(variant, names.length), lives };
  const match = { ...begin(variant, Math.max(variant.least_players, 2)), standing };
  const there = { ...match, players: names.length };
  return dealer === undefined ? there : { ...there, dealer: names.indexOf(dealer), number: 1 };
}

function ofStrength(variant: Variant, strength: number): Card {
  return variant.cards.find((card) => worth(variant.strength, card) === strength)!;
}

function countedOf(variant: Variant, names: string[], pairs: Pair[], given: Given = {}): Counted {
  const seats = pairs.map(([player]) => names.indexOf(player));
  const plays = trickOf(
    variant,
    pairs.map(([, card]) => card),
  );
  const caller = given["kontra_by"] as string | undefined;
  const kontra = caller === undefined ? null : seats.indexOf(names.indexOf(caller));
  const factors = Object.entries((given["factors"] ?? {}) as Record<string, number>);
  const places = Object.fromEntries(
    factors.map(([player, times]) => [seats.indexOf(names.indexOf(player)), times]),
  );
  const counted = countLastTrick(variant, plays, kontra, places);
  const seated = <T extends { place: number }>(pay: T): T => ({ ...pay, place: seats[pay.place]! });
  const trick: LastTrick = {
    taker: seats[counted.taker]!,
    payments: counted.payments.map(seated),
    bonuses: counted.bonuses.map(seated),
  };
  return { trick, lowest: seats[lowestLastCard(variant, plays)]! };
}

function ranks(variant: Variant, plays: Hand[]): number[][] {
  const found = new Map(plays.map((each) => [strengthsOf(variant, each).join(), each]));
  return [...found.values()].map((each) => strengthsOf(variant, each));
}

function refused(act: () => unknown): boolean {
  try {
    act();
    return false;
  } catch {
    return true;
  }
}

function standingOf(variant: Variant, names: string[], given: Given): Standing {
  const kept = names.map((name) =>
    ((given["cards"]?.[name] ?? []) as number[]).map((each) => ofStrength(variant, each)),
  );
  return {
    ...opening(variant, names.length),
    scores: names.map((name) => given["scores"]?.[name] ?? 0),
    lives: names.map((name) => given["lives"]?.[name] ?? variant.lives),
    kept,
    pot: given["pot"] ?? 0,
  };
}

export const ANSWERS: Record<string, (variant: Variant, given: Given) => Given> = {
  audit: (variant, given) => {
    const before = handOf(variant, given["hand_before"]);
    const played = playOf(variant, given["played"]);
    const trick = trickOf(variant, given["trick"]);
    const legal = legalPlays(variant, before, trick);
    return {
      legal: legal.some((each) => same(each, played)),
      witnesses: witnesses(variant, without(before, played)!, trick, played),
      should_have: legal.map((each) => each[0]),
    };
  },
  buy_in: (variant, given) => {
    const names = [...new Set([...Object.keys(given["in"]), ...Object.keys(given["out"])])];
    for (const name of given["wants"]) if (!names.includes(name)) names.push(name);
    const scores: Record<string, number> = { ...given["out"], ...given["in"] };
    let standing: Standing = {
      ...opening(variant, names.length),
      scores: names.map((name) => scores[name] ?? 0),
      lives: names.map((name) => Number(name in given["in"])),
      bought: names.map((name) => given["used"].filter((each: string) => each === name).length),
      caught: Object.keys(given["out"]).map((name) => names.indexOf(name)),
    };
    const allowed: Given = {};
    const bought: Given = {};
    for (const name of given["wants"] as string[]) {
      const seat = names.indexOf(name);
      allowed[name] = buyInScore(variant, standing, seat) !== null;
      if (!allowed[name]) continue;
      [standing] = buyIn(variant, standing, seat);
      bought[name] = standing.scores[seat];
    }
    return { allowed, scores: bought, pot: standing.pot };
  },
  compare: (variant, given) => {
    const table = given["last"] ? variant.last_strength : variant.strength;
    const [one, other] = (given["cards"] as unknown[]).map((text) =>
      worth(table, cardOf(variant, String(text))),
    );
    return { relation: one === other ? "equal" : one! > other! ? "higher" : "lower" };
  },
  deal: (variant, given) => {
    const names = given["seats"] as string[];
    const match = matchAt(variant, names, given["active"], given["dealer"]);
    const players = seatsOf(match).length;
    const size = handSize(variant, players, given["deal_no"] ?? 1);
    const order = fromDealer(match).map((seat) => names[seat]);
    return {
      first_card_to: order[0],
      order,
      leader: names[leaderOf(match)],
      each: size,
      aside: variant.cards.length - size * players,
    };
  },
  follow_set: (variant, given) => {
    const hand = handOf(variant, given["hand"]);
    const trick = (given["trick"] as number[][]).map((each) =>
      [...each].sort((a, b) => a - b).map((strength) => ofStrength(variant, strength)),
    );
    const asked = demand(variant, trick)!;
    const found = answers(variant, hand, asked);
    const heading = found.filter((each) => meets(variant, strengthsOf(variant, each), asked));
    const low = strengthsOf(variant, hand.slice(0, asked.length));
    const offered = found.some((each) => same(strengthsOf(variant, each), low));
    return { heads: ranks(variant, heading), lowest: offered ? low : [] };
  },
  game: (variant, given) => {
    const names = given["seats"] as string[];
    const rules = { ...variant, stake: given["stake"] ?? variant.stake };
    let [match] = prepare(matchAt(rules, names, names, given["dealer"]));
    const trace: number[][] = [];
    const dealers: string[] = [];
    let { pot } = match.standing;
    for (const step of given["steps"] as Given[]) {
      dealers.push(names[match.dealer]!);
      const card = cardOf(variant, String(step["card"]));
      const seats = (step["takers"] as string[]).map((name) => names.indexOf(name));
      const payments = seats.map((place) => ({ place, points: worth(rules.cost, card), card }));
      const trick = { taker: seats.at(-1)!, payments, bonuses: [] };
      [match] = settleDeal(match, { trick, lowest: seats.at(-1)! });
      while (match.phase === "buy-in") {
        const wanted = ((step["buy"] ?? []) as string[]).includes(names[match.waiting[0]!]!);
        [match] = answerBuyIn(match, wanted);
      }
      pot = match.standing.pot || pot;
      trace.push([...match.standing.scores]);
    }
    const named = (seats: readonly number[] = []) => seats.map((seat) => names[seat]);
    const { winners, losers } = match.outcome ?? {};
    return { trace, dealers, winners: named(winners), losers: named(losers), pot };
  },
  hand_choice: (variant, given) => {
    const [min, max] = choosableSizes(variant, given["players"]);
    const chosen = given["choose"] ?? min;
    return { min, max, ok: min <= chosen && chosen <= max };
  },
  hand_size: (variant, given) => {
    const card = given["losing_card"];
    const losing = card === undefined ? null : worth(variant.cost, cardOf(variant, String(card)));
    const { players, kept = 0, deal_no: number = 1 } = given as Record<string, number>;
    const hand = handSize(variant, players!, number, losing, kept);
    const left = variant.cards.length - kept - hand * players!;
    return { hand, left, left_shown: variant.aside === "shown" };
  },
  lead_sets: (variant, given) => ({
    ranks: ranks(variant, legalPlays(variant, handOf(variant, given["hand"]), [])),
  }),
  legal: (variant, given) => {
    const hand = handOf(variant, given["hand"]);
    const allowed = legalPlays(variant, hand, trickOf(variant, given["trick"]));
    return { legal: allowed.every((each) => each.length === 1) ? allowed.flat() : allowed };
  },
  marks: (variant, given) => {
    const names = Object.keys(given["lives"]);
    const standing = standingOf(variant, names, given);
    const still = seatsIn(standing);
    return {
      life_lost: names.filter((name) => given["lives"][name] < variant.lives),
      eliminated: names.filter((_, seat) => !still.includes(seat)),
    };
  },
  money: (variant, given) => {
    const names = given["players"] as string[];
    const rules = { ...variant, stake: given["stake"] ?? variant.stake };
    let standing = opening(rules, names.length);
    for (const name of given["buy_ins"] ?? []) {
      const seat = names.indexOf(name);
      const lives = standing.lives.with(seat, 0);
      [standing] = buyIn(rules, { ...standing, lives, caught: [seat] }, seat);
    }
    return { pot: standing.pot };
  },
  next_dealer: (variant, given) => {
    const names = given["seats"] as string[];
    const match = matchAt(variant, names, given["active"], given["dealer"]);
    const counted = given["last_trick"] ? countedOf(variant, names, given["last_trick"]) : null;
    return { dealer: names[nextDealer({ ...match, counted })] };
  },
  next_leader: (variant, given) => {
    const names = given["seats"] as string[];
    const match = matchAt(variant, names, given["active"], given["dealer"] ?? given["active"][0]);
    const trick = { taker: names.indexOf(given["taker"]), payments: [], bonuses: [] };
    return { leader: names[leaderOf({ ...match, counted: { trick, lowest: 0 } })] };
  },
  order: (variant, given) => {
    const table = given["last"] ? variant.last_strength : variant.strength;
    const held = (given["cards"] as unknown[]).map((text) => cardOf(variant, String(text)));
    return { high_to_low: held.sort((one, other) => worth(table, other) - worth(table, one)) };
  },
  pack: (variant) => ({
    size: variant.cards.length,
    jokers: variant.cards.filter(jokerOf).length,
  }),
  playout: (variant, given) => {
    const names = Object.keys(given["hands"]);
    const hands = Object.values(given["hands"] as Record<string, unknown[]>);
    let at: Deal = start(
      variant,
      hands.map((hand) => handOf(variant, hand)),
      names.indexOf(given["leader"]),
    );
    for (const [place, trick] of (given["plays"] as Pair[][]).entries()) {
      for (const [player, card] of trick) {
        const cards = playOf(variant, card);
        if (names[turn(at)] !== player || !at.legal.some((each) => same(each, cards))) {
          return { illegal: { trick: place + 1, player, card: String(card) } };
        }
        at = play(at, cards);
      }
    }
    const over = !at.legal.length;
    const takers = at.tricks.map((trick) => names[trick.taker]);
    const last = at.tricks.at(-1);
    const paid = over && last ? countLastTrick(variant, last.plays).payments : [];
    const penalty = Object.fromEntries(
      paid.map(({ place, points }) => [names[(last!.leader + place) % names.length], points]),
    );
    return { illegal: null, winners_of_tricks: over ? takers.slice(0, -1) : takers, penalty };
  },
  reject: (variant, given) => {
    const hand = handOf(variant, given["hand"]);
    const allowed = legalPlays(variant, hand, trickOf(variant, given["trick"]));
    const card = playOf(variant, given["card"]);
    return { ok: allowed.some((each) => same(each, card)) };
  },
  settle: (variant, given) => {
    const pairs = given["trick"] as Pair[];
    const names = [
      ...new Set([
        ...Object.keys(given["scores"]),
        ...Object.keys(given["lives"] ?? {}),
        ...pairs.map(([player]) => player),
      ]),
    ];
    const before = standingOf(variant, names, given);
    if (given["last"] === false) {
      const { scores, lives } = before;
      const nothing = { penalty: {}, bonus: {}, out: [], over: false };
      return { ...nothing, scores: byName(names, scores), lives: byName(names, lives) };
    }
    const { trick } = countedOf(variant, names, pairs, given);
    const [standing, happened] = settle(variant, before, trick);
    const replay = happened.some(({ what }) => what === "void");
    const ended = replay ? null : outcome(variant, standing, trick);
    const points = (pays: LastTrick["payments"]) =>
      Object.fromEntries(pays.map(({ place, points }) => [names[place], points]));
    const named = (seats: readonly number[] = []) => seats.map((seat) => names[seat]);
    return {
      penalty: replay ? {} : points(trick.payments),
      bonus: points(trick.bonuses),
      scores: byName(names, standing.scores),
      lives: byName(names, standing.lives),
      out: named(standing.caught),
      over: ended !== null,
      winners: named(ended?.winners),
      losers: named(ended?.losers),
      replay,
      rampo: replay,
      stakes: Object.fromEntries(
        happened.flatMap((event) =>
          event.what === "stake" ? [[names[event.seat], event.units]] : [],
        ),
      ),
      pot: standing.pot,
    };
  },
  settle_pot: (variant, given) => {
    const names = (given["seats"] ?? given["winners"]) as string[];
    const winners = given["winners"] as string[];
    if (given["dealer"] === undefined) {
      return { paid: Object.fromEntries(winners.map((n) => [n, given["pot"] / winners.length])) };
    }
    const money = names.map(() => 0);
    const pot = { ...opening(variant, names.length), money, pot: given["pot"] as number };
    const seats = winners.map((name) => names.indexOf(name));
    const [after] = payOut(variant, pot, seats, names.indexOf(given["dealer"]));
    return { paid: byName(names, after.money) };
  },
  setup: (variant, given) => {
    const players = given["players"] as number;
    if (refused(() => begin(variant, players))) return { ok: false };
    const hand = handSize(variant, players);
    const pack = variant.cards.length;
    return { ok: true, pack, hand, aside: pack - hand * players };
  },
  start: (variant, given) => {
    const names = given["players"] as string[];
    const { scores, lives, pot } = begin(variant, names.length).standing;
    return { scores: byName(names, scores), lives: byName(names, lives), pot };
  },
  value: (variant, given) => ({
    values: (given["cards"] as unknown[]).map((text) =>
      worth(variant.cost, cardOf(variant, String(text))),
    ),
  }),
  winner: (variant, given) => {
    const pairs = given["trick"] as Pair[];
    const plays = trickOf(
      variant,
      pairs.map(([, card]) => card),
    );
    const took = pairs[taker(variant, plays, Boolean(given["last"]))]![0];
    return { winner: took, next_leader: took };
  },
};
