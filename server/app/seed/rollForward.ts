import { INDIA_AHEAD_MS } from "../../core/timeInIndia";

/** A moment that comes back every year, in India's time (5 hours and 30 minutes ahead of UTC, all year). */
export interface YearlyMoment {
  month: number;
  day: number;
  hour: number;
}

/** The next time that the moment comes, after `now`: a fresh academy is always before its dates. */
export function rollForward({ month, day, hour }: YearlyMoment, now: Date): Date {
  const year = new Date(now.getTime() + INDIA_AHEAD_MS).getUTCFullYear();
  const inYear = (of: number) => new Date(Date.UTC(of, month - 1, day, hour) - INDIA_AHEAD_MS);
  return inYear(year) > now ? inYear(year) : inYear(year + 1);
}
