import { migrations } from "./migrations";

const KNOWN = new Set(migrations.map(({ name }) => name));
const FIRST = Math.min(...migrations.map(({ name }) => timeOf(name)));

/** A migration's name ends in its time. */
function timeOf(name: string): number {
  return Number(name.slice(-13));
}

/** A migration named like this leaves the release before it working, so that the two may run side by side. */
const COMPATIBLE = /Compatible\d{13}$/;

/** Those of a newer release that this one cannot work with. An adopted database also names ones before the baseline. */
export function newerMigrations(names: string[]): string[] {
  return names.filter((name) => !KNOWN.has(name) && timeOf(name) > FIRST && !COMPATIBLE.test(name));
}
