// What this device was set to. Kept in local storage; the page works without that, too.

export interface Settings {
  /** What others call the person here. */
  name: string;
  /** A language, or empty for the browser's. */
  language: string;
  theme: "device" | "light" | "dark";
  fourColours: boolean;
  largeIndex: boolean;
  /** Whether J Q K A are written as this language does. */
  ownLetters: boolean;
  pace: "calm" | "normal" | "quick";
  /** Whether things move; null for what the device asks for. */
  motion: boolean | null;
  sound: boolean;
  notify: boolean;
  /** Whether a card is chosen first and played by a second press. */
  confirm: boolean;
  /** Whether the table is shown as text only. */
  textTable: boolean;
  /** What "Play now" opens. */
  play: { variant: string; house: string[]; seats: number; level: string; quick: boolean };
}

const KEY = "agurk.settings";
const PRESET: Settings = {
  name: "",
  language: "",
  theme: "device",
  fourColours: false,
  largeIndex: false,
  ownLetters: false,
  pace: "normal",
  motion: null,
  sound: false,
  notify: false,
  confirm: false,
  textTable: false,
  play: { variant: "danish", house: [], seats: 4, level: "practised", quick: false },
};

/** What each of the three paces makes of a time. */
export const PACES = { calm: 1.5, normal: 1, quick: 0.5 } as const;

const CHOICES: Partial<Record<keyof Settings, readonly unknown[]>> = {
  theme: ["device", "light", "dark"],
  pace: Object.keys(PACES),
  motion: [null, true, false],
};

export const settings: Settings = $state({ ...PRESET, ...kept() });

/** Change settings, and keep them. */
export function set(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  keep(KEY, settings);
}

/** Whether things move. */
export function moves(): boolean {
  return settings.motion ?? !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** What was kept, without settings of an older page, or values that none can have. */
function kept(): Partial<Settings> {
  const found = recall<Partial<Settings> | null>(KEY, null) ?? {};
  const good = Object.entries(found).filter(([name, value]) => {
    const preset = PRESET[name as keyof Settings];
    const choices = CHOICES[name as keyof Settings];
    return choices ? choices.includes(value) : typeof value === typeof preset && value !== null;
  });
  const settings = Object.fromEntries(good) as Partial<Settings>;
  if (settings.play) settings.play = { ...PRESET.play, ...settings.play };
  return settings;
}

// What was set in another tab holds here as well.
globalThis.addEventListener?.("storage", ({ key }) => {
  if (key === KEY) Object.assign(settings, kept());
});

/** Read something that this device keeps. */
export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** Keep something on this device; false if it cannot. */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
