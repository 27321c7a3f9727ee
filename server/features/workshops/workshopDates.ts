import { DAY_MS, MINUTE_MS } from "../../core/clock";
import type { Workshop } from "./workshop.entity";

export interface WorkshopSession {
  startsAt: Date;
  endsAt: Date;
}

export type Sessions = Pick<Workshop, "days" | "minutesPerDay">;

/** India has no daylight saving, so a day has 24 hours. */
export function sessionsOf(startsAt: Date, { days, minutesPerDay }: Sessions): WorkshopSession[] {
  return Array.from({ length: days }, (_, day) => {
    const start = startsAt.getTime() + day * DAY_MS;
    return { startsAt: new Date(start), endsAt: new Date(start + minutesPerDay * MINUTE_MS) };
  });
}

export function endOf(startsAt: Date, { days, minutesPerDay }: Sessions): Date {
  return new Date(startsAt.getTime() + (days - 1) * DAY_MS + minutesPerDay * MINUTE_MS);
}
