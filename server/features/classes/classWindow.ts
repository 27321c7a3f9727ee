import { MINUTE_MS } from "../../core/clock";
import type { ClassSession } from "./classSession.entity";

const OPENS_MINUTES_BEFORE = 10;
/** Classes run over, and people whose connection broke come back. */
export const GRACE_MINUTES = 30;

type Timed = Pick<ClassSession, "startsAt" | "minutes">;

function minutesLater(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * MINUTE_MS);
}

export function opensAt({ startsAt }: Timed): Date {
  return minutesLater(startsAt, -OPENS_MINUTES_BEFORE);
}

export function endsAt({ startsAt, minutes }: Timed): Date {
  return minutesLater(startsAt, minutes);
}

/** When people can no longer join. */
export function closesAt(timed: Timed): Date {
  return minutesLater(endsAt(timed), GRACE_MINUTES);
}
