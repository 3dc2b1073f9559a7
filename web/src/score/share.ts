// The sheet for elsewhere: as a few lines of text, and as a file that `agurk` reads.
import { words } from "../text/words.svelte";
import { save } from "../parts/save";
import { fileName, recordsOf } from "./export";
import { accountsOf, type Sheet } from "./sheet";
import { result } from "./telling";

/** How all stand, a line a player. */
export function plainText(name: string, sheet: Sheet): string {
  const say = words("keeping");
  const { variant } = sheet.match;
  const title = [name, variant.name, sheet.date].filter(Boolean).join(" · ");
  const lines = accountsOf(sheet).map(({ player, score, lives }) => {
    const about = { name: player, score, lost: variant.lives - lives };
    if (!lives) return say("share-line-out", about);
    return say(variant.lives > 1 ? "share-line-lives" : "share-line", about);
  });
  const ended = result(sheet);
  return [title, ...lines, ...(ended ? [ended] : [])].join("\n");
}

/** Hand the sheet to another program; "copied" if it went to the clipboard instead. */
export async function share(name: string, sheet: Sheet): Promise<"shared" | "copied" | "failed"> {
  const text = plainText(name, sheet);
  if (navigator.share) {
    try {
      await navigator.share({ title: name, text });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "failed";
  }
}

/** Save the sheet as a record on this device.
 *
 * @throws RuleError `no-record` or `players` if it cannot be one
 */
export function saveRecord(sheet: Sheet): void {
  const file = new Blob([recordsOf(sheet)], { type: "text/plain" });
  save(fileName(sheet), file);
}
