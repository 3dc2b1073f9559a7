// Opening a table: as this browser's player, whoever that is.
import type { NewTable, TableLook } from "$wire";
import { askAs, askAsPlayer } from "../api";

/** Open a table, and return how it looks; the one who opens it sits in its first seat.
 *
 * @throws Refusal
 */
export function open(table: NewTable): Promise<TableLook> {
  askAs("");
  return askAsPlayer<TableLook>("POST", "/tables", table);
}
