/** India has one zone and no summer time. */
export const INDIA_AHEAD_MS = 330 * 60_000;

/** An instant as a clock in India shows it: "2026-12-09 20:00". Spreadsheets read it as a date, and it sorts as text. */
export function clockInIndia(instant: Date): string {
  return new Date(instant.getTime() + INDIA_AHEAD_MS).toISOString().slice(0, 16).replace("T", " ");
}
