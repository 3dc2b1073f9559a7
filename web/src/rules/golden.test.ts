// Golden matches are played as the page's rules say: who may play what, who takes it, what it costs.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { wordsOf, type Hand } from "./cards";
import { play, start, turn, type Deal } from "./deal";
import { preset } from "./presets";
import { countLastTrick } from "./scoring";
import { handOf, type Variant } from "./variant";

const FOLDER = new URL("../../../spec/deals/", import.meta.url);
const GOLDEN = readdirSync(FOLDER).filter((name) => /^\w+\.agurk$/.test(name));

interface Told {
  leader: number;
  plays: string[];
  taker: number;
}

/** One deal of a record: hands by place, tricks and the cost in words. */
function dealsOf(text: string) {
  return text
    .split(/^Deal \d+: /m)
    .slice(1)
    .map((block) => block.split("Redeal:").at(-1)!)
    .map((block) => {
      const hands = [...block.matchAll(/^Hand (\d+): (.*)$/gm)];
      const seats = hands.map(([, seat]) => Number(seat));
      const tricks = [
        ...block.matchAll(/^(?:Trick \d+|Last trick): (\d+) leads ([^,]*), (\d+) takes$/gm),
      ].map(([, leader, plays, taker]): Told => ({
        leader: seats.indexOf(Number(leader)),
        plays: wordsOf(plays!),
        taker: seats.indexOf(Number(taker)),
      }));
      return {
        seats,
        hands: hands.map(([, , held]) => held!),
        tricks,
        cost: /^Cost: (.*)$/m.exec(block)?.[1],
        changed: /^(Exchange|Kontra): /m.test(block),
      };
    });
}

/** A deal played out as the record tells; a play that was taken back has to be illegal. */
function played(variant: Variant, hands: string[], tricks: Told[]): Deal {
  let deal = start(
    variant,
    hands.map((hand) => handOf(variant, hand)),
    tricks[0]!.leader,
  );
  const read = (word: string): Hand => handOf(variant, word.replaceAll("+", " "));
  for (const trick of tricks) {
    expect(turn(deal)).toBe(trick.leader);
    for (const word of trick.plays) {
      const [, wrong, right] = /^(?:\((.*)\))?(.*)$/.exec(word)!;
      if (wrong) expect(() => play(deal, read(wrong))).toThrow("not-legal");
      deal = play(deal, read(right!));
    }
    expect(deal.tricks.at(-1)!.taker).toBe(trick.taker);
  }
  return deal;
}

describe("a golden match", () => {
  it.each(GOLDEN)("%s is played by the rules", (name) => {
    const text = readFileSync(new URL(name, FOLDER), "utf-8");
    const variant = preset(/^\[Variant "(\w+)"\]/m.exec(text)![1]!);
    const deals = dealsOf(text).filter(({ changed, tricks }) => !changed && tricks.length);
    for (const { seats, hands, tricks, cost } of deals) {
      const { legal, tricks: done } = played(variant, hands, tricks);
      const last = done.at(-1)!;
      expect(legal).toEqual([]);
      const { payments, bonuses } = countLastTrick(variant, last.plays);
      const seat = (place: number) => seats[(last.leader + place) % seats.length];
      const told = [
        ...bonuses.map(({ place, card, points }) => `${seat(place)} ${card} -${points}`),
        ...payments.map(({ place, card, points }) => `${seat(place)} ${card} +${points}`),
      ];
      expect(told.join(", ")).toBe(cost);
    }
  });
});
