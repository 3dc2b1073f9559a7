// Links to tables and seats: taken out of the address, made, copied and shared.

/** Take the token of a link to a seat out of the address, so that nobody copies it by accident. */
export function takeSeatToken(): string {
  const token = new URLSearchParams(location.hash.slice(1)).get("seat") ?? "";
  if (token) history.replaceState(history.state, "", location.pathname + location.search);
  return token;
}

/** A path of this page as others can open it. */
export function linkTo(path: string): string {
  return new URL(path, location.href).href;
}

/** Whether this device has a sheet for sharing links. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Show the device's sheet for sharing; false if nothing came of it. */
export async function share(url: string, title: string): Promise<boolean> {
  try {
    await navigator.share({ url, title });
    return true;
  } catch {
    // It was closed again, or this cannot be shared.
    return false;
  }
}

/** Copy a text; false if that is not allowed here. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
}

/** Pages without https may not use the clipboard, but may copy what is selected. */
function copiedByHand(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "only-read";
  field.readOnly = true;
  document.body.append(field);
  const before = document.activeElement;
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
