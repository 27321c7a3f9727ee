import type { FormValues } from "../formValues";

/** An entry of a list on the screen; its key stays with it wherever it is moved. */
export interface ListRow {
  key: number;
  /** What it was filled with, by the names inside the entry. */
  values: FormValues;
  /** Whether its fields are shown from the beginning. */
  isOpen: boolean;
}

/** How many entries of this list stand in a form. */
export function countEntries(name: string, values: FormValues): number {
  const indexes = Object.keys(values)
    .filter((path) => path.startsWith(`${name}.`))
    .map((path) => Number.parseInt(path.slice(name.length + 1), 10));
  return Math.max(0, ...indexes.map((index) => index + 1));
}

/** What stands in one entry, by the names inside it. */
export function entryValues(path: string, values: FormValues): FormValues {
  const inside = Object.entries(values).filter(([name]) => name.startsWith(path));
  return Object.fromEntries(inside.map(([name, value]) => [name.slice(path.length), value]));
}

/** The same as the form has it, with the entry at this place. */
export function placeValues(path: string, values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [path + name, value]));
}

/** The rows with one of them a place further up or down. */
export function moveRow(rows: ListRow[], from: number, to: number): ListRow[] {
  const rest = rows.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...rows.slice(from, from + 1), ...rest.slice(to)];
}
