import type { FormValues } from "../formValues";

/** The key stays with the entry when it moves. */
export interface ListRow {
  key: number;
  /** Initial values, by name within the entry. */
  values: FormValues;
  isOpen: boolean;
}

export function countEntries(name: string, values: FormValues): number {
  const indexes = Object.keys(values)
    .filter((path) => path.startsWith(`${name}.`))
    .map((path) => Number.parseInt(path.slice(name.length + 1), 10));
  return Math.max(0, ...indexes.map((index) => index + 1));
}

/** An entry's values, by name within the entry. */
export function entryValues(path: string, values: FormValues): FormValues {
  const inside = Object.entries(values).filter(([name]) => name.startsWith(path));
  return Object.fromEntries(inside.map(([name, value]) => [name.slice(path.length), value]));
}

/** The inverse of `entryValues`. */
export function placeValues(path: string, values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [path + name, value]));
}

export function moveRow(rows: ListRow[], from: number, to: number): ListRow[] {
  const rest = rows.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...rows.slice(from, from + 1), ...rest.slice(to)];
}
