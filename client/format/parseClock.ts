const CLOCK = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/;

/** Reads "12:34" and "1:02:03" as seconds; null if it is neither. */
export function parseClock(text: string): number | null {
  const [, hours = "0", minutes, seconds] = CLOCK.exec(text.trim()) ?? [];
  if (!minutes || !seconds) return null;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
