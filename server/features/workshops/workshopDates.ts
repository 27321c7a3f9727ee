import type { Workshop } from "./workshop.entity";

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

export interface WorkshopSession {
  startsAt: Date;
  endsAt: Date;
}

type Dated = Pick<Workshop, "startsAt" | "days" | "minutesPerDay">;

/** One sitting a day, at the same hour; India's clocks never change, so a day has 24 hours. */
export function sessionsOf({ startsAt, days, minutesPerDay }: Dated): WorkshopSession[] {
  return Array.from({ length: days }, (_, day) => {
    const start = startsAt.getTime() + day * DAY_MS;
    return { startsAt: new Date(start), endsAt: new Date(start + minutesPerDay * MINUTE_MS) };
  });
}

/** When the last sitting ends. */
export function endOf({ startsAt, days, minutesPerDay }: Dated): Date {
  return new Date(startsAt.getTime() + (days - 1) * DAY_MS + minutesPerDay * MINUTE_MS);
}
