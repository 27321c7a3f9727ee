import { INDIA_AHEAD_MS } from "../../core/timeInIndia";

/** Recurs every year, in India's time (UTC+5:30 all year). */
export interface YearlyMoment {
  month: number;
  day: number;
  hour: number;
}

/** The first occurrence after `now`: a fresh demo is always before its dates. */
export function rollForward({ month, day, hour }: YearlyMoment, now: Date): Date {
  const year = new Date(now.getTime() + INDIA_AHEAD_MS).getUTCFullYear();
  const inYear = (of: number) => new Date(Date.UTC(of, month - 1, day, hour) - INDIA_AHEAD_MS);
  return inYear(year) > now ? inYear(year) : inYear(year + 1);
}
