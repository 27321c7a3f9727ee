const MINUTE_MS = 60_000;
/** India has one time zone and no summer time. */
const AHEAD_OF_UTC_MS = 330 * MINUTE_MS;

/** An instant in India time: "2026-12-09T20:00". */
export function toIndianClock(instant: string): string {
  const shown = new Date(new Date(instant).getTime() + AHEAD_OF_UTC_MS);
  return shown.toISOString().slice(0, "2026-12-09T20:00".length);
}

/** The inverse of `toIndianClock`. */
export function fromIndianClock(shown: string): string {
  return new Date(new Date(`${shown}Z`).getTime() - AHEAD_OF_UTC_MS).toISOString();
}
