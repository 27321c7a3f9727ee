import type { Batch } from "./batch.entity";

/** When a batch meets. Minutes count from midnight in India. */
export interface WeeklySchedule {
  /** 0 is Sunday. */
  weekdays: number[];
  from: number;
  to: number;
}

const DAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const GROUPS: [RegExp, string][] = [
  [/\b(?:daily|every ?day)\b/gi, "mon to sun"],
  [/\bweekdays\b/gi, "mon to fri"],
  [/\bweekends?\b/gi, "sat and sun"],
];
const DAY_OR_RANGE =
  /\b(sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}(?:\s*(?:to|-|–)\s*(sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6})?/gi;
const HOURS =
  /\b(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?m?\.?\s*(?:to|-|–)\s*(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?m\b/gi;
const HALF_DAY = 12 * 60;

function readDays(schedule: string): number[] {
  const plain = GROUPS.reduce((text, [group, days]) => text.replace(group, days), schedule);
  const found = [...plain.matchAll(DAY_OR_RANGE)].flatMap(([, first = "", last = first]) => {
    const start = DAYS.indexOf(first.toLowerCase());
    const length = (DAYS.indexOf(last.toLowerCase()) - start + 7) % 7;
    return Array.from({ length: length + 1 }, (_, index) => (start + index) % 7);
  });
  return [...new Set(found)].toSorted((one, other) => one - other);
}

function minuteOf(hour = "", minute = "0", half = ""): number {
  return (Number(hour) % 12) * 60 + Number(minute) + (half.toLowerCase() === "p" ? HALF_DAY : 0);
}

/** Reads "Mon to Fri, 8:00 to 9:30 pm IST". Null without days, or without exactly one time of day. */
export function readSchedule(schedule: string): WeeklySchedule | null {
  const weekdays = readDays(schedule);
  const [hours, ...others] = schedule.matchAll(HOURS);
  if (weekdays.length === 0 || !hours || others.length > 0) return null;
  const [, startHour, startMinute, startHalf, endHour, endMinute, endHalf] = hours;
  const to = minuteOf(endHour, endMinute, endHalf);
  const near = minuteOf(startHour, startMinute, startHalf ?? endHalf);
  // "11 to 12:30 pm" begins in the morning.
  const from = startHalf || near < to ? near : near - HALF_DAY;
  return from >= 0 && from < to ? { weekdays, from, to } : null;
}

type Dated = Pick<Batch, "startsOn" | "isClosed" | "scheduleText">;

function hoursOf({ scheduleText }: Dated): number | null {
  const schedule = scheduleText === null ? null : readSchedule(scheduleText);
  return schedule && (schedule.weekdays.length * (schedule.to - schedule.from)) / 60;
}

/** Hours of live classes a week in the batch that starts next, else in the latest. Null if no schedule says it. */
export function hoursPerWeek(batches: Dated[], today: string): number | null {
  const known = batches
    .filter((batch) => hoursOf(batch) !== null)
    .toSorted((one, other) => (one.startsOn ?? "").localeCompare(other.startsOn ?? ""));
  const next = known.find(({ startsOn, isClosed }) => !isClosed && startsOn !== null && startsOn >= today);
  const batch = next ?? known.at(-1);
  return batch ? hoursOf(batch) : null;
}
