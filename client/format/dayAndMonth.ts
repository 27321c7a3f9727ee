import { MONTHS } from "./shortDate";

/** "2026-11-23" as "23 Nov". */
export function dayAndMonth(day: string): string {
  const [, month = 1, date = 1] = day.split("-").map(Number);
  return `${date} ${MONTHS[month - 1]}`;
}
