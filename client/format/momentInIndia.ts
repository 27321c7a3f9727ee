import { MONTHS } from "./shortDate";

const PARTS = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Kolkata",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  hourCycle: "h23",
});

/** "21 Nov 2026, 8:05 pm IST". */
export function momentInIndia(instant: string): string {
  const parts = PARTS.formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const hour = part("hour");
  const minute = String(part("minute")).padStart(2, "0");
  const clock = `${hour % 12 || 12}:${minute} ${hour < 12 ? "am" : "pm"}`;
  return `${part("day")} ${MONTHS[part("month") - 1]} ${part("year")}, ${clock} IST`;
}
