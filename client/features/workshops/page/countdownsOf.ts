export interface CountdownGoal {
  /** ISO 8601. */
  to: string;
  /** Precedes the moment. */
  text: string;
}

interface Dates {
  startsAt: string | null;
  countdownTo: string | null;
  countdownText: string | null;
}

/** What the price's card counts down to, and a later date, such as the one by which projects are due. */
export function countdownsOf({ startsAt, countdownTo, countdownText }: Dates): {
  start: CountdownGoal | null;
  deadline: CountdownGoal | null;
} {
  const own = countdownTo ? { to: countdownTo, text: countdownText ?? "until" } : null;
  if (!own || !startsAt || Date.parse(own.to) < Date.parse(startsAt)) return { start: own, deadline: null };
  const start = { to: startsAt, text: "Starts" };
  return { start, deadline: own.to === startsAt ? null : own };
}
