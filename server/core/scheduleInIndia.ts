/** A time of day, but not a duration such as "1:30 hours". */
const CLOCK =
  /\d{1,2}(?:[:.]\d{2})?\s*[ap]\.?m\b\.?|\b\d{1,2}:\d{2}\b(?!\s*-?\s*(?:hours?|hrs?|h|minutes?|mins?)\b)/gi;
/** Only in capitals, because some are words too. */
const ZONE = /\b(?:[ECMP][SD]?T|CES?T|EES?T|WES?T|BST|SGT|GST|HKT|PKT|NPT|JST|AE[SD]T)\b/;
const ZONE_WORD = /\b(?:ist|gmt|utc|indian?)\b/i;

export const MAX_SCHEDULE = 200;

/** "Mon to Fri, 8 pm" becomes "Mon to Fri, 8 pm IST". Unchanged without a time, with a zone, or without room. */
export function scheduleInIndia(schedule: string): string {
  const last = [...schedule.matchAll(CLOCK)].at(-1);
  if (!last || ZONE.test(schedule) || ZONE_WORD.test(schedule)) return schedule;
  const end = last.index + last[0].length;
  const zoned = `${schedule.slice(0, end)} IST${schedule.slice(end)}`;
  return zoned.length > MAX_SCHEDULE ? schedule : zoned;
}
