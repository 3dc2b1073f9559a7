// Asks for the sentences that every view needs, as soon as this can run.
import { fetchAhead } from "./words.svelte";

// Whoever needs them hears if they cannot be had.
fetchAhead("page", "names", "cards").catch(() => undefined);
