/** India has one zone and no daylight saving. */
export const INDIA_AHEAD_MS = 330 * 60_000;

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A date whose UTC parts show India's time. */
function moved(instant: Date): Date {
  return new Date(instant.getTime() + INDIA_AHEAD_MS);
}

/** "2026-12-09 20:00": spreadsheets read it as a date, and it sorts as text. */
export function clockInIndia(instant: Date): string {
  return moved(instant).toISOString().slice(0, 16).replace("T", " ");
}

/** "2026-12-09". */
export function isoDayInIndia(instant: Date): string {
  return clockInIndia(instant).slice(0, 10);
}

/** "9 Dec 2026". */
export function dateInIndia(instant: Date): string {
  const there = moved(instant);
  return `${there.getUTCDate()} ${MONTHS[there.getUTCMonth()]} ${there.getUTCFullYear()}`;
}

/** "Wed, 9 Dec 2026". */
export function dayInIndia(instant: Date): string {
  return `${WEEKDAYS[moved(instant).getUTCDay()]}, ${dateInIndia(instant)}`;
}

function hourInIndia(instant: Date): string {
  const there = moved(instant);
  const hour = there.getUTCHours();
  const minutes = String(there.getUTCMinutes()).padStart(2, "0");
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? "am" : "pm"}`;
}

/** "9 Dec 2026, 8:00 pm IST". */
export function momentInIndia(instant: Date): string {
  return `${dateInIndia(instant)}, ${hourInIndia(instant)} IST`;
}

/** "8:00 pm to 9:30 pm IST". */
export function hoursInIndia(startsAt: Date, endsAt: Date): string {
  return `${hourInIndia(startsAt)} to ${hourInIndia(endsAt)} IST`;
}

export function startOfDayInIndia(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}
