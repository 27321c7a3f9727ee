const DAY_MS = 24 * 60 * 60 * 1000;
/** India is this far ahead of UTC, all year. */
const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** The last days in India, the oldest first, such as "2026-11-21"; today is the last. */
export function lastDaysInIndia(now: Date, days: number): string[] {
  return Array.from({ length: days }, (_, index) => {
    const moment = now.getTime() + INDIA_AHEAD_MS - (days - 1 - index) * DAY_MS;
    return new Date(moment).toISOString().slice(0, 10);
  });
}

/** When the first of so many last days begins in India. */
export function firstMomentOf(now: Date, days: number): Date {
  const [first = ""] = lastDaysInIndia(now, days);
  return new Date(`${first}T00:00:00+05:30`);
}
