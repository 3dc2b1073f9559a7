// What is said and kept at a table that is not drawn yet.
import { beforeEach, expect, it, vi } from "vitest";
import type { Ears } from "../socket";

const lines = vi.hoisted(() => [] as FakeLine[]);
interface FakeLine {
  table: string;
  ears: Ears;
  said: { type: string }[];
  closed: boolean;
}
vi.mock("../socket", () => ({
  Line: class {
    said: { type: string }[] = [];
    closed = false;
    constructor(
      readonly table: string,
      readonly ears: Ears,
    ) {
      lines.push(this);
    }
    say(command: { type: string }) {
      this.said.push(command);
      return `c${this.said.length}`;
    }
    close() {
      this.closed = true;
    }
  },
}));
const { beEarly, takeEarly } = await import("./early");

let heard: string[];
const ears: Ears = {
  hear: ({ type }) => heard.push(type),
  changed: (how) => heard.push(how),
  ended: (slug) => heard.push(slug),
};

function message(type: string, { stage = "playing", phase = "lot", options = 0 } = {}): never {
  const scene = { stage, match: { name: "m", phase } };
  return { type, number: 3, scene, mine: { options: Array(options).fill({}) } } as never;
}

/** A table that one is at; all that the line does. */
function opened(table: string): FakeLine {
  void beEarly(table, "en");
  return lines.at(-1)!;
}

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
});

it("adds letters to the deals before anybody draws the table, and keeps the answer to itself", () => {
  const line = opened("T");
  line.ears.hear(message("welcome"));
  expect(line.said).toMatchObject([
    { type: "nonce", on: 3, text: expect.stringMatching(/^\w{32}$/) },
  ]);
  takeEarly("T")!.listen(ears);
  line.ears.hear({ type: "done", id: "c1", number: 4 });
  vi.runAllTimers();
  expect(heard).toEqual(["welcome"]);
});

it("tells all at once when there is something to decide, and whatever comes then", async () => {
  const line = opened("T");
  line.ears.changed("open");
  line.ears.hear(message("welcome"));
  takeEarly("T")!.listen(ears);
  line.ears.hear(message("update", { phase: "play" }));
  await Promise.resolve();
  expect(heard).toEqual([]);
  line.ears.hear(message("update", { phase: "play", options: 2 }));
  expect(heard).toEqual(["open", "welcome", "update", "update"]);
  line.ears.changed("away");
  expect(heard.at(-1)).toBe("away");
});

it("does not tell before whoever listens has the line", async () => {
  const line = opened("T");
  line.ears.hear(message("welcome", { options: 1, phase: "play" }));
  takeEarly("T")!.listen(ears);
  expect(heard).toEqual([]);
  await Promise.resolve();
  expect(heard).toEqual(["welcome"]);
});

it.each([
  [
    "where people still sit down",
    (line: FakeLine) => line.ears.hear(message("welcome", { stage: "waiting" })),
  ],
  ["where the table is gone", (line: FakeLine) => line.ears.ended("closed", "")],
])("waits for nothing %s", async (_where, happens) => {
  const line = opened("T");
  takeEarly("T")!.listen(ears);
  happens(line);
  expect(heard).toHaveLength(1);
});

it("does not wait for long", () => {
  const line = opened("T");
  line.ears.hear(message("welcome"));
  takeEarly("T")!.listen(ears);
  vi.advanceTimersByTime(300);
  expect(heard).toEqual(["welcome"]);
});

it("says when the table may be drawn: once one is welcome, or soon", async () => {
  const welcome = beEarly("T", "en");
  lines.at(-1)!.ears.hear(message("welcome"));
  await welcome;
  const late = beEarly("U", "en");
  vi.advanceTimersByTime(250);
  await late;
});

it("is there for one table, and once", () => {
  opened("T");
  expect(takeEarly("U")).toBeNull();
  expect(takeEarly("T")).not.toBeNull();
  expect(takeEarly("T")).toBeNull();
});

it("leaves a table that nobody draws, and one for which another is opened", () => {
  const [first, second] = [opened("T"), opened("U")];
  expect(first.closed).toBe(true);
  expect(second.closed).toBe(false);
  vi.advanceTimersByTime(20_000);
  expect(second.closed).toBe(true);
});
