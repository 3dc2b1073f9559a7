// What a button says of an entry before it is pressed: who pays, and what that makes.
import { allOf } from "../text/reasons";
import { words } from "../text/words.svelte";
import { result } from "./telling";
import type { Happening, Sheet, Step } from "./sheet";
import { isOver } from "./sheet";

export interface Preview {
  /** What it says in large. */
  head: string;
  /** What that makes. */
  detail: string;
  /** Whether a press costs somebody a life. */
  costs: boolean;
  /** What each player would pay. */
  plus: Readonly<Record<string, number>>;
}

type Of<What extends Happening["what"]> = Extract<Happening, { what: What }>;

/** What an entry would do to the sheet before it. */
export function previewOf(before: Sheet, { sheet, happened }: Step): Preview {
  const name = (seat: number) => before.seated[seat]!;
  const all = <What extends Happening["what"]>(what: What): Of<What>[] =>
    happened.filter((each): each is Of<What> => each.what === what);
  const paid = all("paid");
  const lives = all("life-lost");
  const out = all("went-out");
  const plus = Object.fromEntries(paid.map(({ seat, points }) => [name(seat), points]));
  const costs = lives.length + out.length > 0 || sheet.match.variant.end === "one_deal";
  const say = words("keeping");
  const one = paid.length === 1;
  const head = all("void").length ? say("counts-not") : headOf(before, sheet, happened, paid);
  const parts: string[] = [];
  for (const { seat, points, score } of paid) {
    if (!points) continue;
    const before = score - points;
    if (!one) parts.push(say("sum-of", { name: name(seat), score }));
    else parts.push(before ? say("sum", { before, points, score }) : say("sum-first", { score }));
  }
  for (const { seat, returns } of lives) {
    parts.push(say(one ? "back-in" : "back-in-of", { name: name(seat), returns }));
  }
  if (!one) parts.push(...out.map(({ seat }) => say("is-out", { name: name(seat) })));
  for (const { seat, points, score } of all("deducted")) {
    parts.push(say("takes-off", { name: name(seat), points, score }));
  }
  if (isOver(sheet)) parts.push(result(sheet));
  return { head, detail: parts.join(" "), costs, plus };
}

function headOf(
  before: Sheet,
  after: Sheet,
  happened: readonly Happening[],
  paid: readonly Of<"paid">[],
): string {
  const say = words("keeping");
  const names = paid.map(({ seat }) => before.seated[seat]!);
  const { seat, points } = paid[0]!;
  const name = before.seated[seat]!;
  if (after.match.variant.end === "one_deal") {
    return say("loses", { names: allOf(names), count: names.length });
  }
  if (paid.length > 1) {
    const alike = paid.every((each) => each.points === points);
    return say(alike ? "pay-each" : "pay-unlike", { names: allOf(names), points });
  }
  if (!points) return say("pays-nothing", { name });
  const jump = happened.find(({ what }) => ["life-lost", "went-out", "reset"].includes(what));
  const how = { "life-lost": "-life", "went-out": "-out", reset: "-reset" }[jump?.what as string];
  return say(`pays${how ?? ""}`, { name, points });
}
