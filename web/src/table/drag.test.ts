import { describe, expect, it } from "vitest";
import { begin, move, plays } from "./drag";

describe("a card that is dragged", () => {
  const held = begin(1, 100, 500);

  it("stays while a finger only trembles", () => {
    expect(move(held, 104, 495).moved).toBe(false);
    expect(plays(move(held, 104, 495), 88)).toBe(false);
  });

  it("is played when it was taken up far enough", () => {
    expect(plays(move(held, 130, 440), 88)).toBe(true);
  });

  it("goes back when it was not, or was dragged down", () => {
    expect(plays(move(held, 160, 470), 88)).toBe(false);
    expect(plays(move(held, 100, 600), 88)).toBe(false);
  });

  it("is no tap any more once it has moved, even where it began", () => {
    expect(move(move(held, 100, 440), 100, 500)).toMatchObject({ moved: true });
    expect(plays(move(move(held, 100, 440), 100, 500), 88)).toBe(false);
  });
});
