/** How many letters the name of somebody at a table or on a score sheet may have, as in Python. */
export const LONGEST_NAME = 40;
