import type { Workshop } from "./workshop.entity";
import { sessionsOf } from "./workshopDates";

const MAX_LINE_BYTES = 75;

/** "20261209T143000Z": a moment in UTC, so that no calendar needs to know India's time zone. */
function stamp(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");
}

/** Breaks a line that is longer than 75 bytes; a line that goes on begins with a blank. No letter is torn apart. */
function fold(line: string): string {
  const parts = [""];
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > MAX_LINE_BYTES) {
      parts.push(" ");
      bytes = 1;
    }
    parts[parts.length - 1] += letter;
    bytes += size;
  }
  return parts.join("\r\n");
}

/** What the agenda's cards of this day teach; a day may have several cards. */
function describeDay({ agenda, summary }: Workshop, day: number): string {
  const cards = agenda.filter((card) => Number(/^day (\d+)\b/i.exec(card.day)?.[1]) === day);
  if (cards.length === 0) return summary;
  return cards.map(({ title, topics }) => `${title}: ${topics.join(", ")}`).join("\n");
}

/** The workshop as an iCalendar file (RFC 5545): an event for each day, which a later version replaces. */
export function writeCalendar(workshop: Workshop, now: Date): string {
  const events = sessionsOf(workshop).flatMap(({ startsAt, endsAt }, index) => [
    "BEGIN:VEVENT",
    `UID:workshop-${workshop.id}-day-${index + 1}`,
    `SEQUENCE:${workshop.version - 1}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escapeText(`${workshop.name}, day ${index + 1} of ${workshop.days}`)}`,
    `LOCATION:${escapeText(workshop.place)}`,
    `DESCRIPTION:${escapeText(describeDay(workshop, index + 1))}`,
    "END:VEVENT",
  ]);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Sopaan//Workshops//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...events,
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}
