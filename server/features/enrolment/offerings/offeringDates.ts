import { DAY_MS, MINUTE_MS } from "../../../core/clock";
import { dayInIndia, hoursInIndia, isoDayInIndia, startOfDayInIndia } from "../../../core/timeInIndia";
import type { Batch } from "../../learning/batch.entity";
import { readSchedule } from "../../learning/weeklySchedule";
import type { WorkshopSession } from "../../workshops/workshopDates";

/** "Wed, 9 Dec 2026 to Tue, 15 Dec 2026, 8:00 pm to 9:30 pm IST each day". */
export function whenOfSessions(sessions: WorkshopSession[]): string | null {
  const [first, last] = [sessions.at(0), sessions.at(-1)];
  if (!first || !last) return null;
  const hours = hoursInIndia(first.startsAt, first.endsAt);
  if (first === last) return `${dayInIndia(first.startsAt)}, ${hours}`;
  return `${dayInIndia(first.startsAt)} to ${dayInIndia(last.startsAt)}, ${hours} each day`;
}

function daysOf({ startsOn, endsOn }: Pick<Batch, "startsOn" | "endsOn">): string | null {
  const [first, last] = [startsOn, endsOn].map((day) => day && dayInIndia(startOfDayInIndia(day)));
  if (first && last) return `${first} to ${last}`;
  if (first) return `From ${first}`;
  return last ? `Until ${last}` : null;
}

/** "Sat, 7 Nov 2026 to Sun, 3 Jan 2027, Sat and Sun, 10:00 am IST"; leaves out unknown parts. */
export function whenOfBatch(batch: Pick<Batch, "startsOn" | "endsOn" | "scheduleText">): string | null {
  return [daysOf(batch), batch.scheduleText].filter(Boolean).join(", ") || null;
}

type Scheduled = Pick<Batch, "startsOn" | "endsOn" | "scheduleText">;

/** The first class after a moment; null if dates and schedule do not say it. */
export function scheduledAfter({ startsOn, endsOn, scheduleText }: Scheduled, moment: Date): Date | null {
  const schedule = readSchedule(scheduleText ?? "");
  if (!startsOn || !schedule) return null;
  const today = isoDayInIndia(moment);
  const firstMidnight = startOfDayInIndia(startsOn > today ? startsOn : today).getTime();
  const week = Array.from({ length: 8 }, (_, index) => new Date(firstMidnight + index * DAY_MS));
  const starts = week
    .filter((midnight) => schedule.weekdays.includes(new Date(isoDayInIndia(midnight)).getUTCDay()))
    .map((midnight) => new Date(midnight.getTime() + schedule.from * MINUTE_MS));
  const next = starts.find((start) => start > moment);
  return next && (!endsOn || isoDayInIndia(next) <= endsOn) ? next : null;
}
