/** The rows of a list that keys walk through. */
function rowsIn(place: HTMLElement | null): HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>("[data-registration]") ?? [])];
}

/** The id of the row that has the focus. */
export function focusedRow(place: HTMLElement | null): string | null {
  const row = document.activeElement?.closest<HTMLElement>("[data-registration]");
  return row && place?.contains(row) ? (row.dataset.registration ?? null) : null;
}

/** Moves the focus to the next row, or the one before. */
export function stepRow(place: HTMLElement | null, step: 1 | -1): void {
  const rows = rowsIn(place);
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at < 0 ? rows.at(step > 0 ? 0 : -1) : rows[at + step];
  next?.querySelector<HTMLElement>("a[href]")?.focus();
}
