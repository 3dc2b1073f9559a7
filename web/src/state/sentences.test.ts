import { beforeAll, describe, expect, test } from "vitest";
import type { MatchScene, Mine, Scene } from "$wire";
import { NAMES, chairs, inEnglish, match, mine, plays, scene } from "./given";
import { told, type Situation } from "./sentences";
import type { Payment } from "./shown";

beforeAll(inEnglish);

function at(shown: Scene | null, changes: Partial<Situation> = {}): Situation {
  const people = { names: shown?.chairs.map(({ name }) => name) ?? [], you: 0 };
  return {
    line: "open",
    ended: null,
    known: shown,
    scene: shown,
    mine: null,
    myTurn: false,
    waiting: false,
    stage: { kind: "still" },
    payments: [],
    people,
    awaited: null,
    ...changes,
  };
}

const turn = (shown: MatchScene, mine: Mine) => told(at(scene(shown), { mine, myTurn: true }));
const trick = (text: string, holding: number, changes: Partial<MatchScene> = {}) =>
  match({ trick: plays(text), holding, leader: 2, counts: [5, 5, 4, 4], ...changes });

/** What a card has to reach. */
const reach = (card: string, higher = true) => ({ bar: { card, higher } });

describe("what the reader may play follows from what the server says alone", () => {
  test.each<[string, string, MatchScene, Mine, string]>([
    [
      "an answer",
      "Your turn: 9 or higher, or the 3",
      trick("Mikkel 9c", 3),
      mine("3c 7s 8d Jh As", "3c lowest, Jh beats, As beats", reach("9c")),
      "Mikkel holds with the 9. 2 play after you.",
    ],
    [
      "an equal card",
      "Your turn: 9 or higher, or the 3",
      trick("Mikkel 9c", 3),
      mine("3c 7s 9d Jh As", "3c lowest, 9d equals, Jh beats, As beats", reach("9c")),
      "Mikkel holds with the 9. 2 play after you.",
    ],
    [
      "beating only",
      "Your turn: jack or higher",
      trick("Mikkel Jc", 3),
      mine("3c 7s Qh", "Qh beats", reach("Jc")),
      "Mikkel holds with the jack. 2 play after you.",
    ],
    [
      "an ace to meet",
      "Your turn: the ace, or the 3",
      trick("Mikkel Ac", 3),
      mine("3c 7s Ah", "3c lowest, Ah equals", reach("Ac", false)),
      "Mikkel holds with the ace. 2 play after you.",
    ],
    [
      "the lowest alone",
      "Your turn: the 3",
      trick("Mikkel Kc", 3),
      mine("3c 7s", "3c lowest"),
      "Mikkel holds with the king. 2 play after you.",
    ],
    [
      "all cards",
      "Your turn: any card",
      trick("Mikkel 2c", 3),
      mine("3c 7s", "3c beats, 7s beats", reach("2c")),
      "Mikkel holds with the 2. 2 play after you.",
    ],
    [
      "the same rank first",
      "Your turn: the 9",
      trick("Mikkel 9c", 3),
      mine("3c 9s Jh", "9s equals", reach("9c", false)),
      "Mikkel holds with the 9. 2 play after you.",
    ],
    [
      "the card before counts",
      "Your turn: 5 or higher, or the 3",
      trick("Saga Kc, Mikkel 5c", 2),
      mine("3c 4d 7s Jh", "3c lowest, 7s beats, Jh beats", reach("5c")),
      "Saga holds with the king. Bo plays after you.",
    ],
    [
      "an ace under the jokers",
      "Your turn: ace or higher, or the 3",
      trick("Mikkel Ac", 3),
      mine("3c 7s X1", "3c lowest, X1 beats", reach("Ac")),
      "Mikkel holds with the ace. 2 play after you.",
    ],
    [
      "more cards that are not ranked as printed",
      "Your turn: one of the raised cards",
      trick("Mikkel 7s", 3),
      mine("3c 7c 7h X1", "3c lowest, 7c beats, X1 beats"),
      "Mikkel holds with the 7. 2 play after you.",
    ],
    [
      "the one card that is not",
      "Your turn: the joker, or the 3",
      trick("Mikkel X1", 3),
      mine("3c 7s X2", "3c lowest, X2 equals"),
      "Mikkel holds with the joker. 2 play after you.",
    ],
    [
      "a card without suits",
      "Your turn: 9 or higher, or the 3",
      trick("Mikkel 9", 3),
      mine("3 7 12", "3 lowest, 12 beats", reach("9")),
      "Mikkel holds with the 9. 2 play after you.",
    ],
    ["the lead", "Your turn: you lead", match(), mine("3c 7s", "3c lead, 7s lead"), ""],
    ["the lowest led", "Your turn: lead the 3", match(), mine("3c 7s", "3c lead-lowest"), ""],
    [
      "the last lead",
      "Your turn: your last card",
      match({ last_trick: true, tricks_left: 1 }),
      mine("7s", "7s only"),
      "The last trick: whoever takes it pays.",
    ],
    [
      "the last card",
      "Your turn: your last card",
      trick("Mikkel 9c", 3, { last_trick: true, price: 9, counts: [1, 0, 1, 0] }),
      mine("7s", "7s only"),
      "The last trick: Mikkel would pay 9 for the 9. Saga plays after you.",
    ],
    [
      "the last of all",
      "Your turn: 9 or higher, or the 3",
      trick("Bo 2c, Saga 3c, Mikkel 9c", 3),
      mine("3d 7s Jh", "3d lowest, Jh beats", reach("9c")),
      "Mikkel holds with the 9. You play last.",
    ],
    [
      "a set led",
      "Your turn: lead one or a set",
      match(),
      mine("3c 3d 7s", "3c lead, 3d lead, 3c+3d lead, 7s lead"),
      "",
    ],
    [
      "a set to answer",
      "Your turn: 2 cards",
      trick("Mikkel 9c+9d", 3),
      mine("3c 3d 7s", "3c+3d lowest"),
      "Mikkel holds with the 9 of clubs and the 9 of diamonds. 2 play after you.",
    ],
  ])("%s", (_, lead, shown, held, second) => {
    expect(turn(shown, held)).toEqual({ lead, second });
  });
});

test.each([
  ["size", mine("", "size 5, size 6, size 7"), "You deal: how many cards to each?", ""],
  [
    "exchange",
    mine("3c 7s", "exchange none, exchange 3c, exchange 3c 7s"),
    "Which cards do you change?",
    "You may change up to 2 cards.",
  ],
  [
    "exchange",
    mine("3c 7s", "exchange none, exchange 3c 7s"),
    "Which cards do you change?",
    "You may change 0 or 2 cards.",
  ],
  [
    "exchange",
    mine("3c 7s", "exchange none"),
    "Which cards do you change?",
    "You may not change any now.",
  ],
  [
    "kontra",
    mine("3c", "kontra, no kontra"),
    "Do you call Kontra?",
    "Whoever pays then pays double; if that is you, four times.",
  ],
  ["buy-in", mine("", "buy-in, no buy-in"), "Do you buy in?", "You have 24."],
])("the reader is asked: %s", (phase, held, lead, second) => {
  expect(turn(match({ phase, scores: [24, 0, 0, 0] }), held)).toEqual({ lead, second });
});

test("whatever is asked for fits a small screen, in letters where words are too long", () => {
  const ranks = [..."23456789TJQKA"];
  for (const [place, head] of ranks.entries()) {
    for (const low of ranks.slice(0, place)) {
      const ace = head === "A" ? "equals" : "beats";
      const held = mine(
        `${low}c ${low}d Ah Kd`,
        `${low}c lowest, Ah ${ace}`,
        reach(`${head}s`, head !== "A"),
      );
      const { lead } = turn(trick(`Mikkel ${head}s`, 3), held);
      expect(lead.length).toBeLessThanOrEqual(36);
    }
  }
  const held = mine("Jc Qd Ah", "Jc lowest, Ah beats", reach("Ks"));
  expect(turn(trick("Mikkel Ks", 3), held).lead).toBe("Your turn: K or higher, or the J");
});

test("cards that are there twice are still any card", () => {
  const held = mine("3 3 7", "3 lowest, 7 beats");
  expect(turn(trick("Mikkel 5", 3), held).lead).toBe("Your turn: any card");
});

const payment = (changes: Partial<Payment> = {}): Payment => ({
  seat: 0,
  name: "You",
  you: true,
  before: 14,
  points: 12,
  sum: 26,
  then: "kept",
  after: 26,
  ...changes,
});

test.each<[string, Partial<Payment>, string, string]>([
  ["the first points", { before: 0, sum: 12 }, "You pay 12", "That makes 12."],
  ["more points", {}, "You pay 12", "14 and 12 make 26."],
  [
    "a life",
    { then: "life", after: 17 },
    "You pay 12",
    "14 and 12 make 26: a cucumber for you. You go on at 17.",
  ],
  [
    "somebody's life",
    { seat: 1, then: "life", after: 17 },
    "Bo pays 12",
    "14 and 12 make 26: a cucumber for Bo, who goes on at 17.",
  ],
  ["the end", { then: "out" }, "You pay 12", "14 and 12 make 26: you are out."],
  [
    "the threshold, exactly",
    { points: 7, sum: 21, then: "reset", after: 0 },
    "You pay 7",
    "14 and 7 make 21 exactly, and that is 0 again. A cucumber does not round down.",
  ],
])("what the last trick cost: %s", (_, changes, lead, second) => {
  const shown = scene(match({ phase: "deal", to_act: null }));
  const payments = [payment(changes)];
  expect(told(at(shown, { payments }))).toEqual({ lead, second });
});

test("several may pay, and others take off", () => {
  const shown = scene(match({ phase: "deal", to_act: null }));
  const payments = [
    payment(),
    payment({ seat: 1, you: false }),
    payment({ seat: 2, points: -3, before: 9, sum: 6 }),
  ];
  expect(told(at(shown, { payments }))).toEqual({
    lead: "2 players pay",
    second: "14 and 12 make 26. 14 and 12 make 26. Saga had an equal card: 3 off makes 6.",
  });
});

test("who has to decide is said before what was paid", () => {
  const shown = scene(match({ phase: "buy-in", to_act: 1 }));
  expect(told(at(shown, { payments: [payment()] })).lead).toBe("Does Bo buy in?");
});

test("an absent player's clock is counted down, a bot's cards are played for somebody", () => {
  const away = scene(match({ to_act: 1 }), { chairs: chairs(NAMES, { present: false }) });
  expect(told(at(away, { awaited: { seconds: 20, bot: true } }))).toEqual({
    lead: "Bo stepped away",
    second: "A bot plays for Bo in 20 seconds.",
  });
  expect(told(at(away, { awaited: { seconds: 1, bot: false } })).second).toBe(
    "Play goes on in one second at the latest.",
  );
  expect(told(at(away)).second).toBe("A bot takes over if Bo stays away.");
  const played = scene(match({ to_act: 1 }), { chairs: chairs(NAMES, { bot: "ladder" }) });
  expect(told(at(played)).lead).toBe("A bot plays for Bo");
  expect(told(at(scene(match({ to_act: 0 }), { chairs: played.chairs }))).lead).toBe(
    "A bot plays for you",
  );
});

const LONG = ["Wilhelmina12", "Christopher1", "Maximiliana1", "Bartholomew1"];
const result = (winners: number[], losers: number[]) =>
  match({ phase: "over", to_act: null, result: { winners, losers, places: [], top_card: null } });
const long = (shown: MatchScene | null, changes: Partial<Scene> = {}) =>
  scene(shown, { chairs: chairs(LONG), ...changes });
const PHASES = ["lot", "size", "deal", "exchange", "kontra", "play", "buy-in", "over"];

const SITUATIONS: [string, Situation][] = [
  ["nothing known", at(null)],
  ["nothing known, away", at(null, { line: "away" })],
  ...[
    "closed",
    "removed",
    "no-table",
    "no-spectators",
    "token",
    "token-expired",
    "protocol",
    "fault",
  ].map((slug): [string, Situation] => [
    `ended: ${slug}`,
    at(null, { ended: { slug, told: "Told." } }),
  ]),
  ...[0, 1, null].flatMap((you) => {
    const sees = (shown: Scene, changes: Partial<Situation> = {}) =>
      at(shown, { people: { names: LONG, you }, ...changes });
    const reader = `for ${you === null ? "a spectator" : `seat ${you}`}`;
    const found: [string, Situation][] = [
      [`waiting ${reader}`, sees(long(null, { stage: "waiting" }))],
      [
        `nobody's table ${reader}`,
        sees(long(null, { stage: "waiting", chairs: chairs(LONG, { owner: false }) })),
      ],
      [`paused ${reader}`, sees(long(match(), { paused: true }))],
      [`closed ${reader}`, sees(long(null, { stage: "closed" }))],
      [`the lot fell ${reader}`, sees(long(match({ phase: "deal", to_act: null, deal: 1 })))],
      [`over, one won ${reader}`, sees(long(result([1], [0]), { stage: "over" }))],
      [`over, shared ${reader}`, sees(long(result([0, 1, 2], [3]), { stage: "over" }))],
      [`over, one lost ${reader}`, sees(long(result([], [0]), { stage: "over" }))],
      [`over, some lost ${reader}`, sees(long(result([], [0, 1]), { stage: "over" }))],
      [
        `a trick rests ${reader}`,
        sees(long(match()), { stage: { kind: "rest", taker: 0, ms: 1 } }),
      ],
      [
        `a card flies ${reader}`,
        sees(long(match()), { stage: { kind: "play", seat: 0, cards: ["Qd"], ms: 1 } }),
      ],
      [
        `a set flies ${reader}`,
        sees(long(match()), { stage: { kind: "play", seat: 0, cards: ["Qd", "Qh"], ms: 1 } }),
      ],
      [`held breath ${reader}`, sees(long(match()), { stage: { kind: "breath", ms: 1 } })],
      [`dealing ${reader}`, sees(long(match()), { stage: { kind: "deal", ms: 1 } })],
      [`paid ${reader}`, sees(long(match({ to_act: null })), { payments: [payment()] })],
      [
        `all paid ${reader}`,
        sees(long(match({ to_act: null })), { payments: [payment(), payment()] }),
      ],
      [
        `away ${reader}`,
        sees(long(match({ to_act: 1 }), { chairs: chairs(LONG, { present: false }) })),
      ],
      [
        `stood in ${reader}`,
        sees(long(match({ to_act: 1 }), { chairs: chairs(LONG, { bot: "ladder" }) })),
      ],
      [`the line is away ${reader}`, sees(long(match()), { line: "away", waiting: true })],
    ];
    for (const phase of PHASES) {
      found.push([`${phase}, seat 1 decides, ${reader}`, sees(long(match({ phase, to_act: 1 })))]);
      found.push([
        `${phase}, nobody decides, ${reader}`,
        sees(long(match({ phase, to_act: null }))),
      ]);
    }
    return found;
  }),
];

test.each(SITUATIONS)("there is a short lead and no gap: %s", (_, situation) => {
  const { lead, second } = told(situation);
  expect(lead).not.toBe("");
  expect(lead.length).toBeLessThanOrEqual(36);
  expect(`${lead} ${second}`).not.toMatch(/undefined|null|NaN|\{|\}|seat-/);
});
