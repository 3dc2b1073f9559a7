import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { qr } from "./qr";

/** Letters, mask, modules across, and the SHA-256 of the rows as another program drew them. */
const DRAWN: [number, number, number, string][] = [
  [14, 0, 21, "b3fcd8a9350d8454db1b2fcd48eedc6d28cabcc2cda64942b313c12b3320f841"],
  [60, 3, 33, "97c3db42312436184a07535f3f5849600670ab960c56bd79fc2494c9cfb24e01"],
  [150, 5, 45, "6a68410bb1bd0d00065be4d521146a70abd4f19581431c38a7f193dccfcc75c7"],
  [230, 2, 53, "3b75bc41b445bc70b5ba6b6cc1a14b3c80e9420593d4dbe8e3d46e0faa0240ca"],
  [420, 7, 69, "6e95794e3ffbfd125205c7c8164f477590c6f89c40f8e9c4adfd58af6058b969"],
  [850, 6, 97, "efe01a156ecea02901c76989d9c8e4649e576445cacac98afaa484a9ce4c384c"],
];

const text = (letters: number) => "https://agurk.example/t/".repeat(40).slice(0, letters);

function digest(code: boolean[][]): string {
  const rows = code.map((row) => row.map(Number).join("")).join("\n");
  return createHash("sha256").update(rows).digest("hex");
}

test.each(DRAWN)("a link of %i letters is drawn as others draw it", (letters, mask, size, hash) => {
  const code = qr(text(letters), mask)!;
  expect(code).toHaveLength(size);
  expect(digest(code)).toBe(hash);
});

test("the mask that is easiest to read is chosen by itself", () => {
  const all = Array.from({ length: 8 }, (_, mask) => digest(qr(text(60), mask)!));
  expect(all).toContain(digest(qr(text(60))!));
});

test("a text that is too long for a code has none", () => {
  expect(qr("x".repeat(859))).toBeNull();
});
