// What an entry makes of a score sheet. Mirrors scorekeeper/entering.py.
import { RuleError } from "../rules/errors";
import { begin, clockwise } from "../rules/match";
import { fromHeader } from "../rules/presets";
import { answerBuyIn, prepare, settleDeal } from "../rules/progress";
import type { Variant } from "../rules/variant";
import { checkBetween, checkGoesOn, join, leave } from "./coming";
import { countNoted, type Noted } from "./counting";
import type { Answered, Dealing, Entry, Opened, Took } from "./entries";
import { checkNames } from "./names";
import { BLANK, withEvents } from "./rows";
import {
  accountsOf,
  askedOf,
  dealerOf,
  isOver,
  playersIn,
  seatIn,
  seatOf,
  withRow,
  type Happening,
  type Sheet,
  type Step,
} from "./sheet";

/** The sheet after one more entry, and what happened.
 *
 * @throws RuleError if the entry is not possible now
 */
export function enter(sheet: Sheet, entry: Entry): Step {
  switch (entry.entry) {
    case "opened":
      throw new RuleError("begun-already");
    case "took":
      return took(sheet, entry);
    case "answered":
      return answered(sheet, entry);
    case "joined":
      return join(sheet, entry.player, entry.after ?? null);
    case "left":
      return leave(sheet, entry.player);
    case "dealing":
      return dealing(sheet, entry);
    case "rematch":
      return rematch(sheet);
  }
}

/** A new sheet.
 *
 * @throws RuleError if two players have the same name, or the rules are not for so many
 */
export function opened(entry: Opened): Step {
  const names = checkNames(entry.players);
  return begun(fromHeader(entry.variant, entry.house), names, entry.date ?? "");
}

/** A sheet before its first deal; the first player deals. */
function begun(
  variant: Variant,
  players: readonly string[],
  date: string,
  earlier: readonly Sheet[] = [],
): Step {
  const [match] = prepare({ ...begin(variant, players.length), dealer: 0, number: 1 });
  const blank = { match, seated: players, people: players, gone: [], rows: [], date, earlier };
  const sheet: Sheet = { ...blank, start: [] };
  return {
    sheet: { ...sheet, start: accountsOf(sheet) },
    happened: [{ what: "begun", players }],
  };
}

/** Count a deal; whoever could still have bought in has declined. */
function took(before: Sheet, entry: Took): Step {
  checkGoesOn(before);
  const { sheet, happened: declined } = declineAll(before);
  if (isOver(sheet)) throw new RuleError("is-over");
  const counted = countNoted(sheet.match, noted(sheet, entry));
  const [match, happened] = settleDeal(sheet.match, counted);
  const row = {
    ...BLANK,
    number: sheet.match.number,
    dealer: dealerOf(sheet),
    took: entry,
    counted,
    seated: sheet.seated,
  };
  const after = withRow({ ...sheet, match }, withEvents(row, happened));
  return { sheet: after, happened: [...declined, ...happened] };
}

/** What is entered by seat. */
function noted(sheet: Sheet, entry: Took): Noted {
  const seat = (player: string) => seatIn(sheet, player);
  const perhaps = (player: string | null | undefined) => (player == null ? null : seat(player));
  return {
    takers: entry.takers.map(seat),
    card: entry.card ?? "",
    points: entry.points ?? null,
    kontra: perhaps(entry.kontra),
    one: entry.one ?? false,
    doubled: (entry.doubled ?? []).map(seat),
    redoubled: (entry.redoubled ?? []).map(seat),
    lowest: perhaps(entry.lowest),
  };
}

function declineAll(sheet: Sheet): Step {
  const happened: Happening[] = [];
  while (askedOf(sheet) !== null) {
    const step = answer(sheet, false);
    happened.push(...step.happened);
    sheet = step.sheet;
  }
  return { sheet, happened };
}

/** Let a player buy in or decline; players still in who are asked before have declined. */
function answered(sheet: Sheet, { player, bought }: Answered): Step {
  const seat = seatOf(sheet, player);
  checkGoesOn(sheet);
  if (!sheet.match.waiting.includes(seat)) throw new RuleError("no-buy-in", { name: player });
  const happened: Happening[] = [];
  for (let asked = askedOf(sheet); asked !== player; asked = askedOf(sheet)) {
    if (asked === null) throw new RuleError("no-buy-in", { name: player });
    if (!playersIn(sheet).includes(asked)) throw new RuleError("first-answer", { name: asked });
    const step = answer(sheet, false);
    happened.push(...step.happened);
    sheet = step.sheet;
  }
  const step = answer(sheet, bought);
  return { sheet: step.sheet, happened: [...happened, ...step.happened] };
}

/** Answer for whoever is asked; that somebody still in declines goes without saying. */
function answer(sheet: Sheet, bought: boolean): Step {
  const silent = !bought && playersIn(sheet).includes(askedOf(sheet) ?? "");
  const [match, happened] = answerBuyIn(sheet.match, bought);
  const row = withEvents(sheet.rows.at(-1)!, happened);
  const after = withRow({ ...sheet, match, rows: sheet.rows.slice(0, -1) }, row);
  return { sheet: after, happened: silent ? happened.slice(1) : happened };
}

function dealing(sheet: Sheet, { player }: Dealing): Step {
  checkBetween(sheet);
  const match = { ...sheet.match, dealer: seatIn(sheet, player) };
  return { sheet: { ...sheet, match }, happened: [{ what: "dealing", player }] };
}

function rematch(sheet: Sheet): Step {
  if (!isOver(sheet)) throw new RuleError("not-over");
  const seats = sheet.seated.map((_, seat) => seat);
  const dealer = clockwise(sheet.match, seats, sheet.match.dealer)[0]!;
  const earlier = [...sheet.earlier, { ...sheet, earlier: [] }];
  const step = begun(sheet.match.variant, sheet.seated, sheet.date, earlier);
  return { ...step, sheet: { ...step.sheet, match: { ...step.sheet.match, dealer } } };
}
