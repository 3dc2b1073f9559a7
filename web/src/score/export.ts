// A score sheet as a record, word for word as `agurk keep` saves it: results only, since nobody
// knows the cards of a real deal. `agurk replay` and `agurk score` read it. Mirrors
// scorekeeper/export.py and what notation/ needs for it.
import { suitOf, type Card } from "../rules/cards";
import { RuleError } from "../rules/errors";
import { atOrAfter, begin, seatsOf, type Match } from "../rules/match";
import { ended } from "../rules/outcome";
import { houseText } from "../rules/presets";
import { answerBuyIn, finish, prepare, settleDeal } from "../rules/progress";
import type { Payment } from "../rules/scoring";
import { same } from "../rules/trick";
import { cardOf, type Rules, type Variant } from "../rules/variant";
import { lowestMatters } from "./counting";
import type { Took } from "./entries";
import type { Account, Row } from "./rows";
import { dealerOf, type Sheet } from "./sheet";

/** A sheet and the matches before it as one text. */
export function recordsOf(sheet: Sheet): string {
  return [...sheet.earlier, sheet].map(recordOf).join("\n");
}

/** One match as text; everybody who has played has a seat in it. Where players came or went, scores
 * and lives are set by hand.
 *
 * @throws RuleError if more have played than the rules have seats
 */
export function recordOf(sheet: Sheet): string {
  const { variant } = sheet.match;
  const { people } = sheet;
  const body: string[] = [];
  let match = begin(variant, people.length);
  const change = (accounts: readonly Account[]) => {
    const [lines, changed] = setByHand(match, people, accounts);
    if (lines.length) body.push("", ...lines);
    match = changed;
  };
  change(sheet.start);
  for (const row of sheet.rows) {
    if (row.counted) {
      const [lines, after] = dealLines(match, sheet, row);
      body.push("", ...lines, ...standingLines(after));
      match = after;
    }
    change(row.accounts);
  }
  const result = match.outcome?.winners.map((seat) => seat + 1).join(" ") ?? "*";
  return [...headers(sheet, variant, result), ...body, "", `Result: ${result}`, ""].join("\n");
}

function headers(sheet: Sheet, variant: Rules, result: string): string[] {
  const house = houseText(variant);
  const told: [string, string][] = [
    ["Variant", variant.key],
    ...(house ? [["House", house] as [string, string]] : []),
    ["Revision", String(variant.revision)],
    ...(sheet.date ? [["Date", sheet.date] as [string, string]] : []),
    ["Result", result],
    ...sheet.people.map((name, seat): [string, string] => [`Seat${seat + 1}`, name]),
  ];
  return told.map(([name, value]) => `[${name} ${JSON.stringify(value)}]`);
}

/** What has to be set by hand for a record to say how everybody stands, and the match after it. */
function setByHand(
  match: Match,
  people: readonly string[],
  accounts: readonly Account[],
): [string[], Match] {
  const told = people.map(
    (player) => accounts.find((each) => each.player === player) ?? { player, score: 0, lives: 0 },
  );
  const scores = told.map(({ score }) => score);
  const lives = told.map(({ lives }) => lives);
  const had = match.standing;
  if (same(scores, had.scores) && same(lives, had.lives)) return [[], match];
  if (match.outcome) throw new RuleError("no-record");
  const now: Match = { ...match, standing: { ...had, scores, lives, caught: [] } };
  const lines = [`Set scores: ${scores.join(" ")}`, `Set lives: ${lives.join(" ")}`];
  const seats = seatsOf(now);
  if (!seats.length) throw new RuleError("no-record");
  if (seats.length === 1) return [lines, finish(now, ended(seats))[0]];
  return [lines, now.number ? { ...now, dealer: atOrAfter(now, now.dealer) } : now];
}

/** What a row says of its deal, and the match after it. */
function dealLines(before: Match, sheet: Sheet, row: Row): [string[], Match] {
  if (before.outcome || !row.counted || !row.took) throw new RuleError("no-record");
  const place = (player: string) => sheet.people.indexOf(player);
  const seats = row.seated.map(place);
  const opened = before.number ? before : prepare({ ...before, number: 1 })[0];
  const dealer = place(row.dealer);
  const { trick, lowest } = row.counted;
  const takerSeat = trick.taker;
  const seated = (payment: Payment): Payment => ({
    place: seats[payment.place]!,
    points: payment.points,
    card: showsCard(before.variant, row.took!, payment.place === takerSeat) ? payment.card : null,
  });
  const payments = trick.payments.map(seated);
  const bonuses = trick.bonuses.map(seated);
  const taker = payments.at(-1)!.place;
  const low = lowestMatters(before.variant) ? seats[lowest]! : null;
  const lines = [`Deal ${opened.number}: dealer ${dealer + 1}`];
  if (row.took.kontra != null) lines.push(`Kontra: ${place(row.took.kontra) + 1} calls`);
  const parts = [
    ...bonuses.map((payment) => part(payment, "-")),
    ...payments.map((payment) => part(payment, "+")),
  ];
  lines.push(`Cost: ${parts.join(", ")}`);
  if (low !== null) lines.push(`Lowest: ${low + 1}`);
  const answers = row.answers.map(([player, bought]) => [place(player), bought] as const);
  if (answers.length) {
    const told = answers.map(([seat, bought]) => `${seat + 1} ${bought ? "accepts" : "declines"}`);
    lines.push(`Buy-in: ${told.join(", ")}`);
  }
  const counted = { trick: { taker, payments, bonuses }, lowest: low ?? taker };
  let [match] = settleDeal({ ...opened, dealer }, counted);
  while (match.phase === "buy-in") {
    const seat = match.waiting[0]!;
    const answer = answers.find(([asked]) => asked === seat);
    [match] = answerBuyIn(match, answer?.[1] ?? false);
  }
  return [lines, match];
}

function part({ place, card, points }: Payment, sign: "+" | "-"): string {
  return `${place + 1} ${card === null ? "" : `${card} `}${sign}${points}`;
}

/** Whether a payment is written with its card: where a match goes on differently after one card
 * than after another, or where the card itself was noted. */
function showsCard(variant: Variant, took: Took, isTaker: boolean): boolean {
  const matters =
    variant.keep_cards ||
    variant.top_card_loses ||
    variant.hand_rule === "loser_card" ||
    variant.money === "first_out_pays";
  // Where an exchange multiplied, a record that knows no exchange would find the card wrong.
  const multiplied = Boolean(took.doubled?.length || took.redoubled?.length);
  return matters || (isTaker && !multiplied && isWholeCard(variant, took.card ?? ""));
}

function isWholeCard(variant: Variant, text: string): boolean {
  try {
    const card: Card = cardOf(variant, text);
    return suitOf(card) !== null;
  } catch {
    return false;
  }
}

/** The lines that say how a match stands between two deals. */
function standingLines({ standing, variant }: Match): string[] {
  const scores = standing.scores.map((score, seat) => (standing.lives[seat] ? score : "out"));
  const lines = [`Scores: ${scores.join(" ")}`];
  if (variant.lives > 1) lines.push(`Lives: ${standing.lives.join(" ")}`);
  if (variant.money !== "none") {
    lines.push(`Pot: ${standing.pot}`, `Money: ${standing.money.join(" ")}`);
  }
  return lines;
}

/** What a record of this sheet may be called. */
export function fileName(sheet: Sheet): string {
  const when = sheet.date || "sheet";
  return `agurk-${when}-${dealerOf(sheet)}.agurk`.toLowerCase().replace(/[^a-z0-9.-]+/g, "-");
}
