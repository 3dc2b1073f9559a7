// Saving something as a file.

/** Let the browser save a file under a name. */
export function save(name: string, file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers fetch it only after the click is done.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
