// Opening a table: as this browser's player, whoever that is.
import { bePlayer, ask, Refusal } from "../api";
import type { NewTable, TableLook } from "$wire";

/** Open a table, and return how it looks; the one who opens it sits in its first seat.
 *
 * @throws Refusal
 */
export async function open(table: NewTable): Promise<TableLook> {
  try {
    return await ask<TableLook>("POST", "/tables", table);
  } catch (error) {
    // Somebody new, or a cookie that is no good any more.
    if (!(error instanceof Refusal) || !error.slug.startsWith("token")) throw error;
    await bePlayer();
    return ask<TableLook>("POST", "/tables", table);
  }
}
