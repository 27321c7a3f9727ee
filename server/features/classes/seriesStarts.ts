import { DAY_MS } from "../../core/clock";
import { Invalid } from "../../core/errors";
import { startOfDayInIndia } from "../../core/timeInIndia";
import type { CreateClassSeriesInput } from "./classSession.inputs";
import { Weekday } from "./classSession.inputs";

type Schedule = Pick<CreateClassSeriesInput, "weekdays" | "time" | "firstDay" | "lastDay" | "holidays">;

const WEEKDAYS = Object.values(Weekday);
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MAX_DAYS = 366;
const TYPED = /^(\d{1,2})\s+([a-z]{3})[a-z]*\.?,?\s+(\d{4})$/i;

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** "2026-12-25" from itself or "25 Dec 2026"; null if it is no date. */
function readDay(typed: string): string | null {
  const [, date = "", month = "", year = ""] = TYPED.exec(typed) ?? [];
  const number = MONTHS.indexOf(month.toLowerCase()) + 1;
  const day = number ? `${year}-${String(number).padStart(2, "0")}-${date.padStart(2, "0")}` : typed;
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : NaN;
  return Number.isNaN(instant) || dayOf(instant) !== day ? null : day;
}

function readHolidays({ holidays, firstDay, lastDay }: Schedule): Set<string> {
  const typed = holidays.map((line) => line.trim()).filter(Boolean);
  const problemOf = (line: string): string | null => {
    const day = readDay(line);
    if (!day) return `“${line}” isn’t a date. Please write holidays as 25 Dec 2026.`;
    const isWithin = day >= firstDay && day <= lastDay;
    return isWithin ? null : `“${line}” isn’t between the first and the last day.`;
  };
  const message = typed.map(problemOf).find((problem) => problem !== null);
  if (message) throw new Invalid([{ field: "holidays", message }]);
  return new Set(typed.map((line) => readDay(line) ?? ""));
}

/** The classes of "Mon to Fri 8 pm, 9 Nov to 8 Jan" without the holidays. Days and time are India's. */
export function seriesStarts(schedule: Schedule): Date[] {
  const { weekdays, time, firstDay, lastDay } = schedule;
  const first = Date.parse(firstDay);
  const days = (Date.parse(lastDay) - first) / DAY_MS + 1;
  if (days > MAX_DAYS)
    throw new Invalid([{ field: "lastDay", message: "Please choose a last day within a year." }]);
  const holidays = readHolidays(schedule);
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const sinceMidnight = (hours * 60 + minutes) * 60_000;
  const starts = Array.from({ length: days }, (_, index) => first + index * DAY_MS)
    .filter((day) => weekdays.includes(WEEKDAYS[new Date(day).getUTCDay()] ?? Weekday.SUN))
    .map(dayOf)
    .filter((day) => !holidays.has(day))
    .map((day) => new Date(startOfDayInIndia(day).getTime() + sinceMidnight));
  if (starts.length === 0)
    throw new Invalid([
      { field: "weekdays", message: "None of these weekdays falls between the first and the last day." },
    ]);
  return starts;
}
