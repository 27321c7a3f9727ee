import { dayAndMonth } from "./dayAndMonth";

/** "9–15 Dec", "28 Dec–3 Jan" or "9 Dec". */
export function dayRange(first: string, last: string): string {
  if (first === last) return dayAndMonth(first);
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${isOneMonth ? Number(first.slice(8)) : dayAndMonth(first)}–${dayAndMonth(last)}`;
}
