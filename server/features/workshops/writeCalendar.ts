import { paths } from "../../../shared/paths";
import type { Run } from "./runs/run.entity";
import type { Workshop } from "./workshop.entity";
import { sessionsOf } from "./workshopDates";
import type { CalendarEvent } from "./writeCalendarFile";
import { writeCalendarFile } from "./writeCalendarFile";

function describeDay({ agenda, summary }: Workshop, day: number): string {
  const cards = agenda.filter((card) => Number(/^day (\d+)\b/i.exec(card.day)?.[1]) === day);
  if (cards.length === 0) return summary;
  return cards.map(({ title, topics }) => `${title}: ${topics.join(", ")}`).join("\n");
}

export function eventsOf(run: Run, workshop: Workshop, stampedAt: Date): CalendarEvent[] {
  if (!run.startsAt) return [];
  return sessionsOf(run.startsAt, workshop).map((session, index) => ({
    ...session,
    uid: `workshop-${run.id}-day-${index + 1}`,
    sequence: workshop.version + run.version - 2,
    stampedAt,
    summary: workshop.days === 1 ? workshop.name : `${workshop.name}, day ${index + 1} of ${workshop.days}`,
    location: workshop.place,
    description: describeDay(workshop, index + 1),
    path: paths.workshop(workshop.slug),
  }));
}

interface WorkshopCalendar {
  run: Run;
  workshop: Workshop;
  now: Date;
  origin: string;
}

export function writeCalendar({ run, workshop, now, origin }: WorkshopCalendar): string {
  return writeCalendarFile({
    origin,
    product: "Workshops",
    head: ["METHOD:PUBLISH"],
    events: eventsOf(run, workshop, now),
  });
}
