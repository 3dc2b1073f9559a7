// Opening a table: as this browser's player, whoever that is.
import type { NewTable, TableLook } from "$wire";
import { askAsNewcomer } from "../api";
import { language } from "../text/words.svelte";
import { seatedAt } from "./arriving";
import { beEarly } from "./early";

/** Open a table, and return how it looks; the one who opens it sits in its first seat.
 *
 * @throws Refusal
 */
export async function open(table: NewTable): Promise<TableLook> {
  const look = await askAsNewcomer<TableLook>("POST", "/tables", table);
  // Whoever goes there needs not ask what the table looks like.
  seatedAt(look.table);
  await beEarly(look.table, language());
  return look;
}
