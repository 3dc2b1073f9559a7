import { beforeEach, expect, test, vi } from "vitest";
import type { FinishedMatch } from "$wire";
import { Refusal, ask, wasPlayer } from "../api";
import { MyRecords } from "./mine.svelte";

vi.mock(import("../api"), async (original) => ({
  ...(await original()),
  ask: vi.fn(),
  wasPlayer: vi.fn(() => true),
}));

const STATISTICS = { player: "p", matches: 21, variants: [] };

/** Matches by their time, the last first. */
function matches(from: number, count: number): FinishedMatch[] {
  return Array.from({ length: count }, (_, at) => ({
    ...{
      match: `m${from - at}`,
      variant: "danish",
      house: [],
      begun: 0,
      ended: from - at,
      seats: [],
    },
  }));
}

let asked: string[];

function server(all: FinishedMatch[]): void {
  vi.mocked(ask).mockImplementation((_method, path) => {
    asked.push(path);
    if (path === "/me") return Promise.resolve(STATISTICS as never);
    const query = new URLSearchParams(path.split("?")[1]);
    const before = Number(query.get("before") ?? Infinity);
    const page = all.filter(({ ended }) => ended < before).slice(0, Number(query.get("limit")));
    return Promise.resolve({ matches: page } as never);
  });
}

beforeEach(() => {
  asked = [];
  vi.mocked(wasPlayer).mockReturnValue(true);
});

test("matches come page by page, none twice", async () => {
  server(matches(30, 25));
  const mine = new MyRecords();
  await mine.load();
  expect(mine.matches).toHaveLength(20);
  expect(mine.more).toBe(true);
  await mine.next();
  expect(new Set(mine.matches.map(({ match }) => match)).size).toBe(25);
  expect(mine.more).toBe(false);
  expect(asked.at(-1)).toBe("/me/matches?limit=20&before=11");
});

test("somebody who never was a player is not asked about", async () => {
  vi.mocked(wasPlayer).mockReturnValue(false);
  server([]);
  const mine = new MyRecords();
  await mine.load();
  expect(mine.loaded).toBe(true);
  expect(asked).toEqual([]);
});

test("a cookie that is spent means that nothing was played", async () => {
  vi.mocked(ask).mockRejectedValue(new Refusal("token-expired", 401, "No."));
  const mine = new MyRecords();
  await mine.load();
  expect(mine.loaded).toBe(true);
  expect(mine.matches).toEqual([]);
});

test("a server that cannot be reached is no reason to show nothing", async () => {
  vi.mocked(ask).mockRejectedValue(new Refusal("offline", 0, ""));
  const mine = new MyRecords();
  await expect(mine.load()).rejects.toThrow(Refusal);
  expect(mine.loaded).toBe(false);
});
