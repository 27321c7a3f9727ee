import { DAY_MS } from "../../core/clock";

const NAME = /^sopaan-(\d{4}-\d\d-\d\d)T\d{6}Z(-before-[a-z]+)?\.backup$/;
const DAYS = 7;
const WEEKS = 4;
const MONTHS = 12;
/** Of those that a restore or a migration made for itself. */
const SAFEGUARDS = 5;

export type Safeguard = "before-migration" | "before-restore";

export function backupName(takenAt: Date, safeguard?: Safeguard): string {
  const time = takenAt.toISOString().slice(0, 19).replaceAll(":", "");
  return `sopaan-${time}Z${safeguard ? `-${safeguard}` : ""}.backup`;
}

/** The newest first; other files are left out. */
function sorted(names: string[]): { name: string; day: string; isSafeguard: boolean }[] {
  return names
    .flatMap((name) => {
      const [, day, label] = NAME.exec(name) ?? [];
      return day ? [{ name, day, isSafeguard: label !== undefined }] : [];
    })
    .sort((a, b) => b.name.localeCompare(a.name));
}

/** Mondays begin weeks. */
function weekOf(day: string): string {
  return String(Math.floor((Date.parse(day) / DAY_MS + 3) / 7));
}

const PERIODS: [count: number, periodOf: (day: string) => string][] = [
  [DAYS, (day) => day],
  [WEEKS, weekOf],
  [MONTHS, (day) => day.slice(0, 7)],
];

/**
 * Names to delete: all but the newest of each of the last 7 days, 4 weeks and 12 months that have one, those of the last
 * 24 hours, and the 5 newest that a restore or a migration made.
 */
export function outdatedBackups(names: string[], now: Date): string[] {
  const all = sorted(names);
  const yesterday = backupName(new Date(now.getTime() - DAY_MS));
  const regular = all.filter(({ isSafeguard }) => !isSafeguard);
  const safeguards = all.filter(({ isSafeguard }) => isSafeguard);
  const kept = new Set(safeguards.slice(0, SAFEGUARDS).map(({ name }) => name));
  for (const [count, periodOf] of PERIODS) {
    const newest = new Map<string, string>();
    for (const { name, day } of regular) if (!newest.has(periodOf(day))) newest.set(periodOf(day), name);
    for (const name of [...newest.values()].slice(0, count)) kept.add(name);
  }
  return all.map(({ name }) => name).filter((name) => !kept.has(name) && name < yesterday);
}

/** Null if there is none. */
export function newestBackup(names: string[]): string | null {
  return sorted(names).find(({ isSafeguard }) => !isSafeguard)?.name ?? null;
}
