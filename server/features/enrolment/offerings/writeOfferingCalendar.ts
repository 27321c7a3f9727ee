import { slugify } from "../../catalog/slugify";
import { writeCalendarFile } from "../../workshops/writeCalendarFile";
import type { Offering } from "../orders/offering";

interface CalendarText {
  fileName: string;
  content: string;
}

export function writeOfferingCalendar({ title, eventsAt }: Offering, now: Date): CalendarText | null {
  const events = eventsAt(now);
  if (events.length === 0) return null;
  const content = writeCalendarFile({ product: "Places", head: ["METHOD:PUBLISH"], events });
  return { fileName: `${slugify(title, "calendar")}.ics`, content };
}
