// The seats as they are drawn, from the scene in sight.
import type { Chair, MatchScene, Scene } from "$wire";
import type { Earlier, Payment, SeatShown } from "./shown";
import { nameAlone, type People } from "./naming";

/** What else is known of the seats beside the scene. */
export interface Beside {
  people: People;
  payments: readonly Payment[];
  /** When the scene came, as `performance.now()`. */
  at: number;
  /** What somebody has just said, by seat. */
  spoken?: ReadonlyMap<number, string>;
}

/** All seats, from the reader's left; the reader's own last. A spectator sees them from seat 0. */
export function seatsShown(scene: Scene | null, beside: Beside): SeatShown[] {
  if (!scene) return [];
  const { length } = scene.chairs;
  const first = beside.people.you === null ? 0 : beside.people.you + 1;
  return scene.chairs.map((_, place) => {
    const seat = (first + place) % length;
    return {
      ...sitting(scene.chairs[seat]!),
      ...counted(scene.match, seat),
      ...playing(scene, seat),
      ...paying(scene.match, seat, beside.payments),
      seat,
      name: nameAlone(seat, beside.people),
      you: seat === beside.people.you,
      says: beside.spoken?.get(seat) ?? "",
      clock: clockOf(scene, seat, beside.at),
    };
  });
}

function sitting({ person, present, owner, bot }: Chair) {
  return { person, present, owner, bot, standIn: person && bot !== "" };
}

function counted(match: MatchScene | null, seat: number) {
  const lives = match?.lives[seat] ?? 0;
  return {
    out: match !== null && lives === 0,
    score: match?.scores[seat] ?? 0,
    lives,
    allLives: match?.all_lives ?? 0,
    bought: match?.bought[seat] ?? 0,
    money: match?.money[seat] ?? 0,
    kept: match?.kept[seat] ?? [],
  };
}

function playing({ match, stage }: Scene, seat: number) {
  const cards = match?.trick.find((play) => play.seat === seat)?.cards ?? null;
  const count = match?.counts[seat] ?? 0;
  const toAct = stage === "playing" && match?.to_act === seat;
  const phase = match?.phase === "play";
  return {
    toAct,
    toCome: phase && count > 0 && cards === null && !toAct,
    leads: phase && match.leader === seat,
    dealer: match?.dealer === seat,
    count,
    earlier: match ? earlierOf(match, seat) : [],
    cards,
    holds: match?.holding === seat,
    seen: match?.shown.find((shown) => shown.seat === seat)?.cards ?? [],
  };
}

/** The cards of a seat in the complete tricks of the deal. */
function earlierOf(match: MatchScene, seat: number): Earlier[] {
  const all = match.tricks.length + match.tricks_left;
  return match.tricks.flatMap(({ plays, taker }, place) => {
    const cards = plays.find((play) => play.seat === seat)?.cards;
    if (!cards) return [];
    return [{ trick: place + 1, cards, took: taker === seat, last: place + 1 === all }];
  });
}

function paying(match: MatchScene | null, seat: number, payments: readonly Payment[]) {
  const payment = payments.find((each) => each.seat === seat);
  const would = match?.holding === seat ? match.price : null;
  return {
    price: payment ? payment.points : would,
    paid: payment !== undefined,
    lostLife: payment?.then === "life" || payment?.then === "out",
  };
}

function clockOf({ clock }: Scene, seat: number, at: number): SeatShown["clock"] {
  return clock?.seat === seat ? { until: at + clock.left, total: clock.total } : null;
}
