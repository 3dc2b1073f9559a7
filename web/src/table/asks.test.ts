import { expect, test } from "vitest";
import type { MatchScene, Scene } from "$wire";
import { asks } from "./asks";

const play = (seat: number) => ({ seat, cards: ["9c"] });

function scene(match: Partial<MatchScene>, more: Partial<Scene> = {}): Scene {
  const all = { phase: "play", trick: [], tricks: [], counts: [7, 7, 7], ...match } as unknown;
  const rest = { stage: "playing", paused: false, question: null } as const;
  return { ...rest, match: all as MatchScene, ...more } as Scene;
}

test("the last card may be taken back by whoever played it", () => {
  const known = scene({ trick: [play(0), play(1)] });
  expect(asks({ known, you: 1 }).undo).toBe(true);
  expect(asks({ known, you: 0 }).undo).toBe(false);
});

test("the card that completed a trick may be taken back until the next is led", () => {
  const tricks = [{ plays: [play(0), play(1), play(2)], taker: 2 }];
  expect(asks({ known: scene({ tricks }), you: 2 }).undo).toBe(true);
  expect(asks({ known: scene({ tricks, trick: [play(2)] }), you: 1 }).undo).toBe(false);
});

test("no card may be taken back once the deal is counted", () => {
  const tricks = [{ plays: [play(0), play(1), play(2)], taker: 2 }];
  expect(asks({ known: scene({ tricks, counts: [] }), you: 2 }).undo).toBe(false);
});

test("a deal is called incorrect before its first card only", () => {
  expect(asks({ known: scene({}), you: 0 }).redeal).toBe(true);
  expect(asks({ known: scene({ trick: [play(1)] }), you: 0 }).redeal).toBe(false);
});

test("plays of the others in this deal may be called into question", () => {
  const tricks = [{ plays: [play(0), play(1), play(2)], taker: 2 }];
  const known = scene({ tricks, trick: [play(2)] });
  expect(asks({ known, you: 0 }).dispute).toEqual([1, 2]);
});

test("nothing more is asked while something is, or while the table pauses", () => {
  const question = { what: "pause", seat: 1, agreed: [], awaited: [0] };
  const trick = [play(0)];
  const asked = asks({ known: scene({ trick }, { question }), you: 0 });
  expect([asked.pause, asked.undo]).toEqual([false, false]);
  const paused = asks({ known: scene({ trick }, { paused: true }), you: 0 });
  expect([paused.pause, paused.undo]).toEqual([false, false]);
});

test("spectators ask for nothing, and nobody does between matches", () => {
  expect(asks({ known: scene({}), you: null }).pause).toBe(false);
  expect(asks({ known: scene({}, { stage: "over" }), you: 0 })).toMatchObject({
    playing: false,
    pause: false,
    dispute: [],
  });
});
