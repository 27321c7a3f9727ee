import { migrations } from "./migrations";

const KNOWN = new Set(migrations.map(({ name }) => name));
const FIRST = Math.min(...migrations.map(({ name }) => timeOf(name)));

/** A migration's name ends in its time. */
function timeOf(name: string): number {
  return Number(name.slice(-13));
}

/** Those that only a newer release has. An adopted database also names migrations of before the baseline. */
export function newerMigrations(names: string[]): string[] {
  return names.filter((name) => !KNOWN.has(name) && timeOf(name) > FIRST);
}
