// What tests of the table's state begin with: scenes, hands, a line without a server, English.
import { NOTHING } from "./replay.svelte";
import { vi } from "vitest";
import type {
  Chair,
  MatchScene,
  Mine,
  Play,
  Played,
  Scene,
  ServerMessage,
  Update,
  Welcome,
} from "$wire";
import type { Command, Ears } from "../socket";
import { speak } from "../text/words.svelte";

/** Speak English where there is no document. */
export async function inEnglish(): Promise<void> {
  vi.stubGlobal("document", { documentElement: {}, hidden: false, title: "" });
  vi.stubGlobal("navigator", { languages: ["en"], userActivation: { hasBeenActive: true } });
  await speak("page", "table", "cards", "lists", "refusals");
}

export const NAMES = ["Ida", "Bo", "Saga", "Mikkel"];

/** Plays from a line of text, such as `Ida 9c, Bo Td+Th`. */
export function plays(text: string): Play[] {
  return text
    .split(", ")
    .filter(Boolean)
    .map((play) => {
      const [name, cards] = play.split(" ");
      return { seat: NAMES.indexOf(name!), cards: cards!.split("+") };
    });
}

/** A card that is played, such as `Bo 3d thrown`: `lowest` and `last` may follow. */
export function played(text: string): Played {
  const [name, cards, how = "", ...more] = text.split(" ");
  return {
    type: "played",
    seat: NAMES.indexOf(name!),
    cards: cards!.split("+"),
    how,
    lowest: more.includes("lowest"),
    last: more.includes("last"),
  };
}

/** A match in mid-deal; whatever matters to a test is named. */
export function match(changes: Partial<MatchScene> = {}): MatchScene {
  return {
    name: "m1",
    promise: "00",
    phase: "play",
    to_act: 0,
    dealer: 3,
    deal: 1,
    size: 7,
    leader: 0,
    counts: [7, 7, 7, 7],
    trick: [],
    holding: null,
    tricks: [],
    tricks_left: 7,
    last_trick: false,
    stock: 24,
    aside: [],
    exchanged: [],
    kontra: null,
    shown: [],
    demands: [],
    price: null,
    scores: [0, 0, 0, 0],
    threshold: 21,
    lives: [2, 2, 2, 2],
    all_lives: 2,
    bought: [0, 0, 0, 0],
    kept: [[], [], [], []],
    money: [0, 0, 0, 0],
    pot: 0,
    result: null,
    ...changes,
  };
}

export function chairs(names: readonly string[] = NAMES, changes: Partial<Chair> = {}): Chair[] {
  return names.map((name, seat) => {
    const chair = { name, bot: "", person: true, present: true, owner: seat === 0 };
    return { ...chair, ...changes };
  });
}

export function scene(match: MatchScene | null, changes: Partial<Scene> = {}): Scene {
  return {
    stage: "playing",
    chairs: chairs(),
    spectators: 0,
    paused: false,
    question: null,
    clock: null,
    away: [],
    may: NOTHING,
    match,
    ...changes,
  };
}

/** What Ida knows: her hand, and options such as `3c lowest, 9s equals`. */
export function mine(hand: string, options = "", changes: Partial<Mine> = {}): Mine {
  return {
    seat: 0,
    hand: hand.split(" ").filter(Boolean),
    options: options
      .split(", ")
      .filter(Boolean)
      .map((option) => {
        const known = /^(.*) (lead|lead-lowest|only|lowest|lowest-under-ace|equals|beats)$/.exec(
          option,
        );
        return { action: known?.[1] ?? option, why: known?.[2] ?? "" };
      }),
    bar: null,
    discards: [],
    forced: false,
    claim: false,
    ...changes,
  };
}

/** A line to no server: it keeps what is said, and tests say what is heard. */
export class QuietLine {
  number = -1;
  open = true;
  readonly said: (Command & { id: string })[] = [];

  constructor(readonly ears: Ears) {}

  say(command: Command): string {
    const id = `c${this.said.length + 1}`;
    this.said.push({ ...command, id });
    return id;
  }

  close(): void {}

  hear(message: ServerMessage): void {
    if (message.type === "welcome" || message.type === "update") this.number = message.number;
    if (message.type === "welcome") this.ears.changed("open");
    this.ears.hear(message);
  }
}

/** The first message, for whoever has just connected. */
export function welcome(scene: Scene, mine: Mine | null, changes: Partial<Welcome> = {}): Welcome {
  return {
    type: "welcome",
    protocol: 1,
    table: "t1",
    options: {
      ...{ variant: "danish", house: [], seats: 4, pace: "none", late: "lowest" },
      ...{
        thinking: "human",
        level: "ladder",
        listed: false,
        spectators: true,
        undo: true,
        hints: "alone",
      },
    } as Welcome["options"],
    rules: "Danish Agurk",
    you: mine?.seat ?? null,
    number: 10,
    missed: [],
    scene,
    mine,
    ...changes,
  };
}

/** The update that brings events, one entry with all of them. */
export function update(
  number: number,
  events: Update["entries"][number]["events"],
  scene: Scene,
  mine: Mine | null = null,
): Update {
  return {
    type: "update",
    number,
    entries: [{ number, seat: null, at: 0, events }],
    scene,
    mine,
  };
}
