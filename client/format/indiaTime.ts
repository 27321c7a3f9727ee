/** UTC+5:30 all year. */
const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

function inIndia(instant: string, minutesLater = 0): string {
  return new Date(Date.parse(instant) + minutesLater * MINUTE_MS + INDIA_AHEAD_MS).toISOString();
}

/** An instant's day in India: "2026-12-09". */
export function dayInIndia(instant: string): string {
  return inIndia(instant).slice(0, 10);
}

function clock(instant: string, minutesLater = 0): string {
  const time = inIndia(instant, minutesLater);
  const hour = Number(time.slice(11, 13));
  return `${hour % 12 || 12}:${time.slice(14, 16)} ${hour < 12 ? "am" : "pm"}`;
}

/** "8:00 pm IST". */
export function startInIndia(startsAt: string): string {
  return `${clock(startsAt)} IST`;
}

/** "8:00 pm to 9:30 pm IST". */
export function hoursInIndia(startsAt: string, minutes: number): string {
  return `${clock(startsAt)} to ${clock(startsAt, minutes)} IST`;
}
