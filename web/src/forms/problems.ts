// Where a form cannot be sent, the way to what is wrong in it.

/** Take the reader to the first field that is wrong, and unfold what hides it. */
export function toProblem(): void {
  const field = document.querySelector<HTMLElement>('[aria-invalid="true"]');
  const fold = field?.closest("details");
  if (fold) fold.open = true;
  field?.focus();
}
