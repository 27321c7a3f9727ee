import type { SecondsRange } from "./secondsRanges";
import { mergeRanges } from "./secondsRanges";

/** What the server has not heard yet. Sending it twice does no harm: the server keeps a union. */
export interface WatchReport {
  referenceId: string;
  videoNumber: number;
  watched: SecondsRange[];
  positionSeconds: number;
  /** Milliseconds of this device's clock. */
  positionAt: number;
}

const PREFIX = "watching/";
/** As the server's limit on one report. */
const MOST_RANGES = 100;

function keyOf(account: string, referenceId: string): string {
  return `${PREFIX}${account}/${referenceId}`;
}

function parse(text: string | null): WatchReport | null {
  try {
    return JSON.parse(text ?? "null") as WatchReport | null;
  } catch {
    return null;
  }
}

/** Kept in the browser until sent, so that neither a lost connection nor a closed tab loses it. */
export function addReport(account: string, report: WatchReport): void {
  const key = keyOf(account, report.referenceId);
  const stored = parse(localStorage.getItem(key));
  const before = stored?.videoNumber === report.videoNumber ? stored.watched : [];
  const watched = mergeRanges([...before, ...report.watched]).slice(0, MOST_RANGES);
  try {
    localStorage.setItem(key, JSON.stringify({ ...report, watched }));
  } catch {
    // A full or forbidden storage: the next report says where the player is.
  }
}

export interface UnsentReport {
  report: WatchReport;
  /** Unless more was added since. */
  remove: () => void;
}

export function unsentReports(account: string): UnsentReport[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(keyOf(account, "")));
  return keys.flatMap((key) => {
    const text = localStorage.getItem(key);
    const report = parse(text);
    const remove = () => {
      if (localStorage.getItem(key) === text) localStorage.removeItem(key);
    };
    return report ? [{ report, remove }] : [];
  });
}
