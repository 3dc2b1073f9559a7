import { describe, expect, it } from "vitest";
import { filesFor, isTable, kindOf, rulesKey } from "./routing";

const HOME = "https://agurk.example";

function kind(path: string, { method = "GET", mode = "cors", origin = HOME } = {}) {
  return kindOf({ method, mode, url: origin + path }, HOME);
}

describe("a request", () => {
  it.each(["/", "/score", "/score/abc", "/learn/first", "/rules/danish", "/t/abcd"])(
    "for the view %s is one for the page",
    (path) => expect(kind(path, { mode: "navigate" })).toBe("document"),
  );
  it.each(["/assets/page-a1.js", "/icon.svg", "/manifest.webmanifest"])("for %s is kept", (path) =>
    expect(kind(path)).toBe("file"),
  );
  it.each(["/api/variants", "/api/rulebook?language=da", "/api/variants/danish/rules?language=da"])(
    "for the rules at %s is answered from what is kept",
    (path) => expect(kind(path)).toBe("rules"),
  );
  it.each([
    "/api/tables",
    "/api/tables/abcd",
    "/api/me",
    "/api/matches/abcd",
    "/api/matches/abcd/replay",
    "/api/variants/danish/fields",
    "/api/variants/danish/rules?house=lives%3D1",
    "/api/variants/danish/rules/more",
    "/api/socket",
    "/api/qr?path=/t/abcd",
    "/sw.js",
  ])("for %s is left alone", (path) => {
    expect(kind(path)).toBe("other");
    if (path.startsWith("/api")) expect(kind(path, { mode: "navigate" })).toBe("other");
  });
  it("that changes something is left alone", () => {
    expect(kind("/api/variants", { method: "POST" })).toBe("other");
    expect(kind("/", { method: "POST", mode: "navigate" })).toBe("other");
  });
  it("to somewhere else is left alone", () => {
    expect(kind("/api/variants", { origin: "https://other.example" })).toBe("other");
  });
});

describe("rules in words", () => {
  it("are kept by language", () => {
    const url = `${HOME}/api/variants/danish/rules`;
    expect(rulesKey(url, "da")).not.toBe(rulesKey(url, "en"));
    expect(rulesKey(`${url}?language=pl`, "da")).toBe(rulesKey(`${url}?language=pl`, "en"));
  });
});

describe("an open table", () => {
  it.each([
    ["/t/abcd", true],
    ["/watch/abcd", true],
    ["/score/abcd", false],
    ["/", false],
  ])("at %s: %s", (path, open) => expect(isTable(HOME + path)).toBe(open));
});

describe("the files that are kept", () => {
  const files = { all: ["index.html"], en: ["en.js"], da: ["da.js"], nb: ["nb.js"] };
  it.each([
    [
      ["da-DK", "en"],
      ["index.html", "en.js", "da.js"],
    ],
    [["nn"], ["index.html", "en.js", "nb.js"]],
    [
      ["xx", "da"],
      ["index.html", "en.js", "da.js"],
    ],
    [["all"], ["index.html", "en.js"]],
    [[], ["index.html", "en.js"]],
  ])("for who reads %j", (languages, kept) => expect(filesFor(files, languages)).toEqual(kept));
});
