// From what the server sends to what is shown one after the other: each card alone, a complete trick
// at rest, and the last one with its price. The scenes in between follow from the events; the last
// is the server's own.
import type { Entry, Event, MatchScene, Played, Scene } from "$wire";
import type { People } from "./naming";
import { paymentsAfter } from "./payments";
import type { Payment, Stage } from "./shown";

type Untimed<T> = T extends unknown ? Omit<T, "ms"> : never;

/** One thing to be shown, the scene it is shown in, and what is told when it is. */
export interface Step {
  scene: Scene;
  /** When the scene came, as `performance.now()`. */
  at: number;
  stage: Untimed<Stage>;
  payments: readonly Payment[];
  told: readonly Event[];
}

const STILL = { kind: "still" } as const;
/** What is told with the price of the last trick. */
const PRICE = new Set(["paid", "deducted", "score-reset", "life-lost", "went-out", "deal-void"]);
/** After one of these, what follows in the same message cannot be told from events alone. */
const UNCLEAR = new Set(["taken-back", "corrected", "redealt", "match-begun"]);

/** What is new. */
export interface News {
  entries: readonly Entry[];
  scene: Scene;
  at: number;
}

/** Return what to show, one after the other. Never nothing: the last step shows the newest scene. */
export function steps(
  before: Scene | null,
  paid: readonly Payment[],
  { entries, scene, at }: News,
  people: People,
): Step[] {
  const events = entries.flatMap((entry) => entry.events);
  const made: Step[] = [];
  let now = before;
  let payments = paid;
  let told: Event[] = [];
  const show = (stage: Step["stage"], shown: Scene) => {
    made.push({ scene: { ...shown, clock: null }, at, stage, payments, told });
    told = [];
  };
  for (const event of events) {
    told.push(event);
    payments = paymentsAfter(payments, event, people);
    if (!now?.match || !scene.match) continue;
    if (UNCLEAR.has(event.type)) now = null;
    else if (event.type === "played") {
      now = { ...now, match: withPlay(now.match, event) };
      show({ kind: "play", seat: event.seat, cards: event.cards }, now);
    } else if (event.type === "trick-taken") {
      now = { ...now, match: { ...now.match, holding: event.seat, to_act: null } };
      if (event.last) show({ kind: "breath" }, now);
      else {
        show({ kind: "rest", taker: event.seat }, now);
        show({ kind: "collect", taker: event.seat }, now);
        now = { ...now, match: withTrick(now.match!, event.seat) };
      }
    } else if (PRICE.has(event.type)) {
      const last = made.at(-1);
      if (last?.stage.kind === "price") {
        made[made.length - 1] = { ...last, payments, told: [...last.told, ...told] };
        told = [];
      } else if (payments.length) show({ kind: "price", payments }, now);
    } else if (event.type === "dealt" && scene.match.deal === event.deal) {
      now = { ...scene, match: justDealt(scene.match, event.leader, event.size) };
      show({ kind: "deal" }, now);
    } else if (event.type === "dealt") now = null;
  }
  const flying = made.at(-1);
  if (flying?.stage.kind === "play") made[made.length - 1] = costing(flying, scene);
  made.push({ scene: laid(scene, before), at, stage: STILL, payments, told });
  return made.map(priced);
}

/** The last card to the trick in sight has its price while it flies. */
function costing(step: Step, { match }: Scene): Step {
  const seen = step.scene.match;
  if (!match || !seen || match.trick.length !== seen.trick.length) return step;
  return { ...step, scene: { ...step.scene, match: { ...seen, price: match.price } } };
}

/** All payments are shown together. */
function priced(step: Step): Step {
  if (step.stage.kind !== "price") return step;
  return { ...step, stage: { kind: "price", payments: step.payments } };
}

/** Once a deal is counted its last trick stays in sight, until the next cards are out.
 *
 * `before` is the scene before it, which still knows which deal that was.
 */
export function laid(scene: Scene, before: Scene | null = null): Scene {
  const { match } = scene;
  const last = match?.tricks.at(-1);
  if (!match || !last || match.counts.length || match.trick.length) return scene;
  const tricks = match.tricks.slice(0, -1);
  const back = { trick: last.plays, holding: last.taker, tricks, tricks_left: 1, last_trick: true };
  return { ...scene, match: { ...match, ...counted(match, before?.match), ...back } };
}

/** Which deal was counted; the match may already be before the next one. */
function counted(match: MatchScene, before: MatchScene | null | undefined): Partial<MatchScene> {
  if (before?.name === match.name && before.tricks.length + before.trick.length) {
    const { deal, dealer, size, kontra } = before;
    return { deal, dealer, size, kontra };
  }
  const next = match.phase === "deal" || match.phase === "size";
  return next ? { deal: match.deal - 1, dealer: null } : {};
}

function withPlay(match: MatchScene, { seat, cards, how }: Played): MatchScene {
  const holds = how === "led" || how === "headed";
  return {
    ...match,
    phase: "play",
    to_act: null,
    leader: match.trick.length ? match.leader : seat,
    trick: [...match.trick, { seat, cards }],
    holding: holds ? seat : match.holding,
    price: holds ? null : match.price,
    counts: match.counts.map((count, place) => (place === seat ? count - cards.length : count)),
  };
}

function withTrick(match: MatchScene, taker: number): MatchScene {
  return {
    ...match,
    trick: [],
    tricks: [...match.tricks, { plays: match.trick, taker }],
    tricks_left: match.tricks_left - 1,
    last_trick: match.tricks_left === 2,
    holding: null,
    price: null,
    leader: taker,
  };
}

/** How many cards each seat was dealt, told from a later scene of the same deal: whoever has cards
 * left or has played some. Lives say nothing of it, since its last trick may have cost the last one.
 */
function dealtIn({ lives, counts, trick, tricks }: MatchScene, size: number): number[] {
  const played = new Set(
    [...trick, ...tricks.flatMap(({ plays }) => plays)].map(({ seat }) => seat),
  );
  if (!played.size && !counts.length) return lives.map((left) => (left ? size : 0));
  return lives.map((_, seat) => (played.has(seat) || counts[seat] ? size : 0));
}

function justDealt(match: MatchScene, leader: number, size: number): MatchScene {
  return {
    ...match,
    to_act: null,
    leader,
    counts: dealtIn(match, size),
    trick: [],
    tricks: [],
    tricks_left: match.tricks.length + match.tricks_left,
    last_trick: false,
    holding: null,
    price: null,
  };
}
