import { MINUTE_MS } from "../core/clock";
import type { Log } from "../core/log";

/** Logs a fault's first occurrence at once, then a count per minute, so that an outage is a few lines. */
export type FaultLog = (name: FaultName, details: object) => void;

type FaultName = "service unavailable" | "mail failed";

export function createFaultLog(log: Pick<Log, "warn">): FaultLog {
  const followed = new Map<FaultName, number>();

  function summariseLater(name: FaultName): void {
    setTimeout(() => {
      const count = followed.get(name) ?? 0;
      followed.delete(name);
      if (count === 0) return;
      log.warn({ count }, `${name}, in the last minute`);
      followed.set(name, 0);
      summariseLater(name);
    }, MINUTE_MS).unref();
  }

  return (name, details) => {
    const count = followed.get(name);
    followed.set(name, count === undefined ? 0 : count + 1);
    if (count !== undefined) return;
    log.warn(details, name);
    summariseLater(name);
  };
}
