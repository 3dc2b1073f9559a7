// A deal of a record told step by step, in the same sentences as at the table.
import type { Event, Step } from "$wire";
import { Log } from "./log";
import type { People } from "./naming";
import { paymentsAfter } from "./payments";
import type { LogLine, Payment } from "./shown";

/** One step of a deal, as it is told. */
export interface Telling {
  /** Its place among the steps of the deal, from 0. */
  step: number;
  /** Its sentences; the first one says what was done, the others what came of it. */
  sentences: readonly string[];
  /** The trick or deal it belongs to, as the log heads it. */
  group: string;
  /** What has been paid for the last trick by then. */
  payments: readonly Payment[];
}

/** Tell the steps of a deal. */
export function tell(steps: readonly Step[], people: People): Telling[] {
  const log = new Log();
  const added: number[] = [];
  const paid: (readonly Payment[])[] = [];
  let payments: readonly Payment[] = [];
  for (const { events } of steps) {
    const before = log.lines().length;
    for (const event of events) {
      log.add(event, people);
      payments = paymentsAfter(payments, event, people);
    }
    added.push(log.lines().length - before);
    paid.push(payments);
  }
  // The headings are known at the end only: they say who took the trick.
  const lines = log.lines().toReversed();
  let at = 0;
  return steps.map((_, step) => {
    const mine = lines.slice(at, (at += added[step]!));
    return { step, sentences: mine.map(text), group: mine[0]?.group ?? "", payments: paid[step]! };
  });
}

/** The lines up to a step, the newest first, as a table shows them. */
export function linesOf(told: readonly Telling[]): LogLine[] {
  return told
    .flatMap(({ step, sentences, group }) =>
      sentences.map((text, place) => ({
        key: `${step}.${place}`,
        text,
        group,
        kind: "card" as const,
      })),
    )
    .toReversed();
}

/** Whether a step ends a trick. */
export function endsTrick(events: readonly Event[]): boolean {
  return events.some(({ type }) => type === "trick-taken");
}

const text = (line: LogLine) => line.text;
