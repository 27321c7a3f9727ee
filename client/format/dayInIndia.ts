import { momentInIndia } from "./momentInIndia";

/** The day of an instant as calendars in Asia/Kolkata have it: "21 Nov 2026". */
export function dayInIndia(instant: string): string {
  return momentInIndia(instant).split(",")[0] ?? "";
}
