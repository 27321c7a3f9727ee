const MAX_LINE_BYTES = 75;

/** An all-day date, such as "2026-12-01", or an instant. */
type When = Date | string;

export interface CalendarEvent {
  /** Stable: a later version with this id replaces the event. */
  uid: string;
  sequence: number;
  stampedAt: Date;
  startsAt: When;
  endsAt?: Date;
  summary: string;
  location?: string;
  description?: string;
  /** Of its page in the site. */
  path?: string;
  isCancelled?: boolean;
}

interface CalendarFile {
  product: string;
  head: string[];
  events: CalendarEvent[];
  /** Of the links; null in a file that is written without a request. */
  origin: string | null;
}

/** Formats in UTC ("20261209T143000Z"), so that calendars need no time zone. */
function stamp(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");
}

/** Folds lines over 75 bytes (RFC 5545) without splitting a character. */
function fold(line: string): string {
  const parts = [""];
  let bytes = 0;
  for (const email of line) {
    const size = Buffer.byteLength(email);
    if (bytes + size > MAX_LINE_BYTES) {
      parts.push(" ");
      bytes = 1;
    }
    parts[parts.length - 1] += email;
    bytes += size;
  }
  return parts.join("\r\n");
}

function startOf(when: When): string {
  return typeof when === "string"
    ? `DTSTART;VALUE=DATE:${when.replaceAll("-", "")}`
    : `DTSTART:${stamp(when)}`;
}

function linesOf(event: CalendarEvent, origin: string | null): string[] {
  const link = origin && event.path ? origin + event.path : null;
  // Some calendars show no URL.
  const description = [event.description, link].filter(Boolean).join("\n");
  return [
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${stamp(event.stampedAt)}`,
    startOf(event.startsAt),
    ...(event.endsAt ? [`DTEND:${stamp(event.endsAt)}`] : []),
    ...(event.isCancelled ? ["STATUS:CANCELLED"] : []),
    `SUMMARY:${escapeText(event.summary)}`,
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(link ? [`URL:${link}`] : []),
    "END:VEVENT",
  ];
}

export function writeCalendarFile({ product, head, events, origin }: CalendarFile): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//Sopaan//${product}//EN`,
    "CALSCALE:GREGORIAN",
    ...head,
    ...events.flatMap((event) => linesOf(event, origin)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}
