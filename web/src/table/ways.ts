// What is done to a table over HTTP, beside the socket; what comes of it is heard on the socket.
import { ask } from "../api";
import { forgetSeat } from "../state/arriving";
import type { SeatLink } from "$wire";

const at = (table: string, rest = "") => `/tables/${encodeURIComponent(table)}${rest}`;

/** Empty a seat of the table one looks after.
 *
 * @throws Refusal
 */
export async function emptySeat(table: string, seat: number): Promise<void> {
  await ask("DELETE", at(table, `/seats/${seat}`));
}

/** Leave one's own seat.
 *
 * @throws Refusal
 */
export async function leaveSeat(table: string, seat: number): Promise<void> {
  await emptySeat(table, seat);
  forgetSeat(table);
}

/** Give a seat to a bot.
 *
 * @throws Refusal
 */
export async function placeBot(table: string, seat: number, bot: string): Promise<void> {
  await ask("PUT", at(table, `/seats/${seat}/bot`), { bot });
}

/** Close the table for all.
 *
 * @throws Refusal
 */
export async function closeTable(table: string): Promise<void> {
  await ask("DELETE", at(table));
}

/** Make a link that opens one's seat on another device.
 *
 * @throws Refusal
 */
export function seatLink(table: string, seat: number): Promise<SeatLink> {
  return ask<SeatLink>("POST", at(table, `/seats/${seat}/link`));
}
