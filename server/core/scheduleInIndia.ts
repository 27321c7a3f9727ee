/** A time of day; "1:30 hours" is none. */
const CLOCK = /\d{1,2}(?:[:.]\d{2})?\s*[ap]\.?m\b\.?|\b\d{1,2}:\d{2}\b(?!\s*(?:hours?|hrs?|h)\b)/gi;
/** Such as IST, PST, CEST and SGT in capitals. */
const ZONE = /\b(?:(?!SAT\b)[A-Z]{2,4}T|UTC|[Ii]st|[Gg]mt|[Uu]tc|[Ii]ndian?)\b/;

/** How many characters a schedule may have. */
export const MAX_SCHEDULE = 200;

/**
 * Names the zone after the last time of a schedule: "Mon to Fri, 8 pm IST". Leaves one without a time, with a zone, or
 * without room for it.
 */
export function scheduleInIndia(schedule: string): string {
  const last = [...schedule.matchAll(CLOCK)].at(-1);
  if (!last || ZONE.test(schedule)) return schedule;
  const end = last.index + last[0].length;
  const zoned = `${schedule.slice(0, end)} IST${schedule.slice(end)}`;
  return zoned.length > MAX_SCHEDULE ? schedule : zoned;
}
