import { MINUTE_MS } from "../core/clock";
import type { Log } from "../core/log";

/** Logs a fault's first occurrence at once, then a count per minute, so that an outage is a few lines. */
export type FaultLog = (name: string, details: object) => void;

/** Names come from a list, such as the schema's fields: never typed text. */
export function createFaultLog<Level extends "error" | "warn">(
  log: Pick<Log, Level>,
  level: Level,
): FaultLog {
  const followed = new Map<string, number>();

  function summariseLater(name: string): void {
    setTimeout(() => {
      const count = followed.get(name) ?? 0;
      followed.delete(name);
      if (count === 0) return;
      log[level]({ count }, `${name}, in the last minute`);
      followed.set(name, 0);
      summariseLater(name);
    }, MINUTE_MS).unref();
  }

  return (name, details) => {
    const count = followed.get(name);
    followed.set(name, count === undefined ? 0 : count + 1);
    if (count !== undefined) return;
    log[level](details, name);
    summariseLater(name);
  };
}
