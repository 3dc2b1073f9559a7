// Players who sit down and get up between two deals. Mirrors scorekeeper/coming.py.
import { RuleError } from "../rules/errors";
import { seatsOf, type Match } from "../rules/match";
import { ended, outcome } from "../rules/outcome";
import { finish, prepare, type Progress } from "../rules/progress";
import { checkPlayers } from "../rules/variant";
import { checkName } from "./names";
import { BLANK, type Cell } from "./rows";
import { addSeat, newcomersTerms, removeSeat } from "./seats";
import {
  accountsOf,
  askedOf,
  isOver,
  seatIn,
  seatOf,
  withRow,
  type Gone,
  type Sheet,
  type Step,
} from "./sheet";

/** @throws RuleError `is-over` */
export function checkGoesOn(sheet: Sheet): void {
  if (isOver(sheet)) throw new RuleError("is-over");
}

/** Make sure that the match waits for a deal.
 *
 * @throws RuleError `is-over` or `first-answer`
 */
export function checkBetween(sheet: Sheet): void {
  checkGoesOn(sheet);
  const asked = askedOf(sheet);
  if (asked !== null) throw new RuleError("first-answer", { name: asked });
}

/** Let a player sit down, or come back to the old place. */
export function join(sheet: Sheet, player: string, after: string | null): Step {
  checkBetween(sheet);
  const typed = checkName(player, sheet.seated);
  const old = sheet.gone.find((each) => each.player.toLowerCase() === typed.toLowerCase());
  const name = old?.player ?? typed;
  const most = sheet.match.variant.most_players;
  if (seatsOf(sheet.match).length >= most) throw new RuleError("no-room", { most });
  const people = withPerson(sheet, name, after, old !== undefined);
  const seated = people.filter((person) => sheet.seated.includes(person) || person === name);
  const terms = newcomersTerms(sheet.match);
  const score = Math.max(terms.score, old?.score ?? 0);
  const lives = Math.min(terms.lives, old?.lives ?? terms.lives);
  const place = seated.indexOf(name);
  let match = addSeat(sheet.match, place, { score, lives, pays: !old });
  if (old) match = withPast(match, place, old);
  const now: Sheet = {
    ...sheet,
    match: prepare(match)[0],
    seated,
    people,
    gone: sheet.gone.filter((each) => each !== old),
  };
  const cell: Cell = { player: name, score, mark: "joined", after: null, bought: false };
  const happened = { what: "joined", player: name, score, lives, back: Boolean(old) } as const;
  return { sheet: noted(now, cell), happened: [happened] };
}

/** A sheet with a row about somebody who came or went. Before the first deal that is no news. */
function noted(sheet: Sheet, cell: Cell): Sheet {
  if (!sheet.match.counted) return { ...sheet, start: accountsOf(sheet) };
  const start = sheet.people.map(
    (player) =>
      sheet.start.find((each) => each.player === player) ?? { player, score: 0, lives: 0 },
  );
  return withRow({ ...sheet, start }, { ...BLANK, cells: [cell] });
}

function withPerson(sheet: Sheet, name: string, after: string | null, back: boolean): string[] {
  if (after === null) return back ? [...sheet.people] : [...sheet.people, name];
  const others = sheet.people.filter((person) => person !== name);
  seatOf(sheet, after);
  return others.toSpliced(others.indexOf(after) + 1, 0, name);
}

/** A match in which a player who is back has the purchases and the money of before. */
function withPast(match: Match, seat: number, old: Gone): Match {
  const { bought, money } = match.standing;
  const standing = {
    ...match.standing,
    bought: bought.with(seat, old.bought),
    money: money.with(seat, old.money),
  };
  return { ...match, standing };
}

/** Let a player get up; before the first deal it is as if the player had never been there. */
export function leave(sheet: Sheet, player: string): Step {
  const seat = seatOf(sheet, player);
  checkBetween(sheet);
  seatIn(sheet, player);
  const before = !sheet.match.counted;
  if (before) checkPlayers(sheet.match.variant, sheet.seated.length - 1);
  const { scores, lives, bought, money } = sheet.match.standing;
  const left: Gone = {
    player,
    score: scores[seat]!,
    lives: lives[seat]!,
    bought: bought[seat]!,
    money: money[seat]!,
  };
  const [match, happened] = afterLeaving(removeSeat(sheet.match, seat));
  const seated = sheet.seated.filter((other) => other !== player);
  const after: Sheet = before
    ? { ...sheet, match, seated, people: seated }
    : { ...sheet, match, seated, gone: [...sheet.gone, left] };
  const cell: Cell = { player, score: left.score, mark: "left", after: null, bought: false };
  const gotUp = { what: "left", player, score: left.score } as const;
  return { sheet: noted(after, cell), happened: [gotUp, ...happened] };
}

/** The match with one player fewer: before its next deal, or decided by that. */
function afterLeaving(match: Match): Progress {
  const seats = seatsOf(match);
  const nothingPaid = { taker: -1, payments: [], bonuses: [] };
  const over =
    seats.length === 1
      ? ended(seats)
      : match.variant.end === "one_deal"
        ? null
        : outcome(match.variant, match.standing, nothingPaid);
  return over ? finish(match, over) : [prepare(match)[0], []];
}
