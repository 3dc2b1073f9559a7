// What is kept for as long as the browser's tab is open, a reload included.

/** Read something; `otherwise` if it is not there. */
export function remembered(key: string, otherwise: string): string {
  try {
    return sessionStorage.getItem(key) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Keep something; empty to forget it. */
export function remember(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Then a reload knows less.
  }
}
