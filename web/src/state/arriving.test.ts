import { beforeEach, expect, test, vi } from "vitest";
import type { TableLook } from "$wire";

vi.mock("../text/words.svelte", () => ({
  language: () => "en",
  readyToRefuse: () => Promise.resolve(),
}));
vi.mock("../settings.svelte", () => ({
  recall: (key: string, otherwise: string) => kept.get(key) ?? otherwise,
  keep: (key: string, value: string) => kept.set(key, value),
}));

const kept = new Map<string, string>();
const { arrive, askAt, enter, forgetSeat, forgetSeats, knownSeat, seatedAt, sitDown, useSeat } =
  await import("./arriving");

/** What each token is at the table: a seat, or the slug of a refusal; "" is the cookie. */
let seats: Record<string, number | null | string>;
let asked: string[];

beforeEach(() => {
  kept.clear();
  seats = { "": null };
  asked = [];
  vi.stubGlobal("localStorage", { removeItem: (key: string) => kept.delete(key) });
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const bearer = (init.headers as Record<string, string>)["authorization"] ?? "";
    const token = bearer.replace("Bearer ", "");
    asked.push(`${init.method} ${path} ${token}`.trim());
    const seat = seats[token];
    if (path.endsWith("/players")) return answer({});
    if (typeof seat === "string") return answer({ slug: seat, told: "No." }, 403);
    if (path.endsWith("/rules")) return answer({ name: "Danish Agurk", sections: [] });
    return answer(look(seat ?? null));
  });
  forgetSeat("T");
});

function answer(body: unknown, status = 200) {
  return Promise.resolve(new Response(JSON.stringify(body), { status }));
}

function look(you: number | null): Partial<TableLook> {
  const chair = { bot: "", person: true, present: true, owner: false };
  return { table: "T", you, chairs: ["Ida", "Bo"].map((name) => ({ ...chair, name })) };
}

test("whoever has a seat goes there at once", async () => {
  seats[""] = 1;
  expect(await arrive("T")).toMatchObject({ kind: "seated", token: "", look: { you: 1 } });
});

test("a guest sees the table and its rules", async () => {
  expect(await arrive("T")).toMatchObject({
    kind: "guest",
    rules: { name: "Danish Agurk" },
    spent: false,
  });
});

test("whoever only looks does not become a player for it", async () => {
  await arrive("T");
  expect(asked).toEqual(["GET /api/tables/T", "GET /api/tables/T/rules"]);
});

test("a cookie that is spent makes way for somebody new", async () => {
  const { fetch } = globalThis;
  seats[""] = "token-expired";
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    if (path.endsWith("/players")) seats[""] = null;
    return fetch(path, init);
  });
  expect(await arrive("T")).toMatchObject({ kind: "guest" });
  expect(asked).toContain("POST /api/players");
});

test("a link to a seat opens it, and this browser keeps it for that table", async () => {
  seats["link"] = 0;
  expect(await arrive("T", "link")).toMatchObject({ kind: "seated", token: "link" });
  expect(await arrive("T")).toMatchObject({ kind: "seated", token: "link" });
});

test("a link never takes the place of a seat of one's own unasked", async () => {
  seats = { "": 1, link: 0 };
  expect(await arrive("T", "link")).toMatchObject({ kind: "which", own: "Bo", other: "Ida" });
  expect(kept.size).toBe(0);
  expect(await arrive("T")).toMatchObject({ kind: "seated", token: "", look: { you: 1 } });
});

test("whoever says so takes the other seat", async () => {
  seats = { "": 1, link: 0 };
  await arrive("T", "link");
  useSeat("T", "link");
  expect(await arrive("T")).toMatchObject({ kind: "seated", token: "link", look: { you: 0 } });
});

test("a link to one's own seat changes nothing", async () => {
  seats = { "": 1, link: 1 };
  expect(await arrive("T", "link")).toMatchObject({ kind: "seated", token: "" });
  expect(kept.size).toBe(0);
});

test("a spent link leaves a guest, who is told", async () => {
  seats["link"] = "token-expired";
  expect(await arrive("T", "link")).toMatchObject({ kind: "guest", spent: true });
});

test("a kept token that is spent is forgotten", async () => {
  seats["old"] = "not-seated";
  useSeat("T", "old");
  expect(await arrive("T")).toMatchObject({ kind: "guest" });
  expect(kept.size).toBe(0);
  expect(asked.at(-1)).toBe("GET /api/tables/T/rules");
});

test("a table that is not there is told of", async () => {
  seats[""] = "no-table";
  expect(await arrive("T")).toEqual({ kind: "nowhere", slug: "no-table", told: "No." });
});

test("a network that is not there is told of", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  expect(await arrive("T")).toMatchObject({ kind: "nowhere", slug: "offline" });
});

test("rules that cannot be had keep nobody from a table", async () => {
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) =>
    path.endsWith("/rules") ? answer({ slug: "fault" }, 500) : fetch(path, init),
  );
  expect(await arrive("T")).toMatchObject({ kind: "guest", rules: null });
});

test("whoever sits down is a player first, and needs not look again", async () => {
  await sitDown("T", "Ida", 0);
  expect(asked).toEqual(["POST /api/players", "POST /api/tables/T/seats"]);
  expect(knownSeat("T")).toBe(true);
  expect(knownSeat("T")).toBe(false);
});

test("only the table that one is at by a link is asked with its token", async () => {
  enter("T", "link");
  const asking = askAt("T", "DELETE", "/seats/0");
  await askAt("U", "DELETE", "/seats/0");
  await sitDown("U", "Ida", 0);
  await asking;
  expect(asked).toEqual([
    "DELETE /api/tables/T/seats/0 link",
    "DELETE /api/tables/U/seats/0",
    "POST /api/players",
    "POST /api/tables/U/seats",
  ]);
  enter("T", "");
});

test("a token kept for a table counts more than a fresh seat", () => {
  seatedAt("T");
  useSeat("T", "link");
  expect(knownSeat("T")).toBe(false);
});

test("the links to all seats are forgotten together, and nothing else", () => {
  const store = Object.assign(Object.create({ removeItem: (key: string) => delete store[key] }), {
    "agurk.seat.T": "link",
    "agurk.seat.U": "link",
    "agurk.settings": "{}",
  }) as Record<string, string>;
  vi.stubGlobal("localStorage", store);
  forgetSeats();
  expect(Object.keys(store)).toEqual(["agurk.settings"]);
});
