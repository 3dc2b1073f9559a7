// How much room there is, as far as it is known before a table is drawn.

/** From which width on there is room for the round table, in px. */
export const ROOMY = 1024;
/** From which height on it is high enough as well, below the bar and above my place. */
const HIGH = 720;

/** Whether the table will be round, most likely. */
export const likelyRound = () => innerWidth >= ROOMY && innerHeight >= HIGH;
