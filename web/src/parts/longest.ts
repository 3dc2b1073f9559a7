/** How many letters the name of somebody at a table may have, as the server allows. */
export const LONGEST_NAME = 40;
