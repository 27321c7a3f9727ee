import { DAY_MS } from "../../../core/clock";
import { isoDayInIndia, startOfDayInIndia } from "../../../core/timeInIndia";

/** Oldest first, such as "2026-11-21"; includes today. */
export function lastDaysInIndia(now: Date, days: number): string[] {
  return Array.from({ length: days }, (_, index) =>
    isoDayInIndia(new Date(now.getTime() - (days - 1 - index) * DAY_MS)),
  );
}

export function firstMomentOf(now: Date, days: number): Date {
  const [first = ""] = lastDaysInIndia(now, days);
  return startOfDayInIndia(first);
}
