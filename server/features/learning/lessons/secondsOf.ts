const UNITS = { h: 3600, m: 60, s: 1 } as const;
const CLOCK = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})$/;
const AMOUNT = /^(?:about |~ ?)?(\d{1,3}(?:\.\d{1,2})?) ?(h|m|s)[a-z]{0,20}$/i;

/** Seconds of a running time such as "12:45", "1:03:30" or "about 15 min"; null if the text is none. */
export function secondsOf(durationText: string | null): number | null {
  const text = durationText?.trim() ?? "";
  const [, hours = "0", minutes, seconds] = CLOCK.exec(text) ?? [];
  if (minutes && seconds) return (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds) || null;
  const [, amount, unit] = AMOUNT.exec(text) ?? [];
  if (!amount || !unit) return null;
  return Math.round(Number(amount) * UNITS[unit.toLowerCase() as keyof typeof UNITS]) || null;
}
