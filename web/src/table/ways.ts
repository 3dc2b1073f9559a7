// What is done to a table over HTTP, beside the socket; what comes of it is heard on the socket.
import { askAt, forgetSeat } from "../state/arriving";
import type { SeatLink } from "$wire";

/** Empty a seat of the table one looks after.
 *
 * @throws Refusal
 */
export async function emptySeat(table: string, seat: number): Promise<void> {
  await askAt(table, "DELETE", `/seats/${seat}`);
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
  await askAt(table, "PUT", `/seats/${seat}/bot`, { bot });
}

/** Close the table for all.
 *
 * @throws Refusal
 */
export async function closeTable(table: string): Promise<void> {
  await askAt(table, "DELETE");
}

/** Make a link that opens one's seat on another device.
 *
 * @throws Refusal
 */
export function seatLink(table: string, seat: number): Promise<SeatLink> {
  return askAt<SeatLink>(table, "POST", `/seats/${seat}/link`);
}
