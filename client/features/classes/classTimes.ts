import { counted } from "../../format/counted";
import { dayInIndia, hoursInIndia } from "../../format/indiaTime";
import { shortDate } from "../../format/shortDate";
import type { LiveClass_ClassFragment } from "./LiveClass.generated";

export type LiveClass = Omit<LiveClass_ClassFragment, " $fragmentName">;

type Timed = Pick<LiveClass, "opensAt" | "closesAt" | "cancelledAt">;

export function isOpenAt({ opensAt, closesAt, cancelledAt }: Timed, now: number): boolean {
  return cancelledAt === null && Date.parse(opensAt) <= now && now < Date.parse(closesAt);
}

export function isOverAt({ closesAt }: Timed, now: number): boolean {
  return Date.parse(closesAt) <= now;
}

/** "Mon, 23 Nov 2026, 8:00 pm to 9:30 pm IST". */
export function whenOf({ startsAt, minutes }: Pick<LiveClass, "startsAt" | "minutes">): string {
  return `${shortDate(dayInIndia(startsAt))}, ${hoursInIndia(startsAt, minutes)}`;
}

/** "Starts in 2 days 3 h", "Starts in 23 min". */
export function startsIn(milliseconds: number): string {
  const left = Math.ceil(milliseconds / 1000);
  if (left <= 0) return "The class has started.";
  const [days, hours, minutes] = [
    Math.floor(left / 86_400),
    Math.floor(left / 3600) % 24,
    Math.floor(left / 60) % 60,
  ];
  if (days > 0) return `Starts in ${counted(days, "day")} ${hours} h`;
  if (hours > 0) return `Starts in ${hours} h ${minutes} min`;
  return `Starts in ${Math.max(minutes, 1)} min`;
}
