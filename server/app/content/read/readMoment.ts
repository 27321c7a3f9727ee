import { DAY_MS } from "../../../core/clock";
import { INDIA_AHEAD_MS, isoDayInIndia } from "../../../core/timeInIndia";

const MONTHS = "January February March April May June July August September October November December";
const WEEKDAYS = "sunday monday tuesday wednesday thursday friday saturday";
const YEARLY = new RegExp(
  `^next (\\d{1,2}) (${MONTHS.replaceAll(" ", "|")}) (\\d{1,2}):(\\d\\d)( after the start)?$`,
);
const AGO = /^(\d{1,3}) (day|week)s? ago(?: (\d{1,2}:\d\d))?$/;
const WEEKDAY = new RegExp(
  `^(this )?(${WEEKDAYS.replaceAll(" ", "|")})(?: in (\\d{1,2}) weeks?( after the start)?| (\\d{1,2}) weeks? ago)?$`,
);

/** `start` is the moment of which "after the start" speaks. */
interface When {
  now: Date;
  start?: Date;
}

/** The first time after `now`, in India's time (UTC+5:30 all year). */
function yearly([day, month, hour, minute]: number[], now: Date): Date {
  const year = new Date(now.getTime() + INDIA_AHEAD_MS).getUTCFullYear();
  const inYear = (of: number) => new Date(Date.UTC(of, month ?? 0, day, hour, minute) - INDIA_AHEAD_MS);
  return inYear(year) > now ? inYear(year) : inYear(year + 1);
}

/** "next 9 December 20:00", "next 1 January 21:00 after the start", "1 week ago", "56 days ago 20:00". Null if it is none of them. */
export function readMoment(text: string, { now, start = now }: When): Date | null {
  const next = YEARLY.exec(text);
  if (next) {
    const [, day, month = "", hour, minute, isAfterStart] = next;
    const numbers = [Number(day), MONTHS.split(" ").indexOf(month), Number(hour), Number(minute)];
    return yearly(numbers, isAfterStart ? start : now);
  }
  const [, count, unit, time] = AGO.exec(text) ?? [];
  if (count === undefined) return null;
  const moment = new Date(now.getTime() - Number(count) * (unit === "week" ? 7 : 1) * DAY_MS);
  return time ? new Date(`${isoDayInIndia(moment)}T${time.padStart(5, "0")}:00+05:30`) : moment;
}

/**
 * "this monday", "monday 2 weeks ago", "friday in 7 weeks after the start": the first such day from then on, as "2026-11-23".
 * Null if it is none of them.
 */
export function readDay(text: string, { now, start = now }: When): string | null {
  const [, isThis, name = "", ahead, isAfterStart, ago] = WEEKDAY.exec(text) ?? [];
  if (!name || Boolean(isThis) === Boolean(ahead ?? ago)) return null;
  const from = (isAfterStart ? start : now).getTime();
  const day = new Date(from + (Number(ahead ?? 0) - Number(ago ?? 0)) * 7 * DAY_MS);
  day.setUTCDate(day.getUTCDate() + ((WEEKDAYS.split(" ").indexOf(name) + 7 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}
