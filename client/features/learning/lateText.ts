import { shortDate } from "../../format/shortDate";

/** What to know before joining a batch that has started; null where it has not. */
export function lateText({
  hasStarted,
  startsOn,
}: {
  hasStarted: boolean;
  startsOn: string | null;
}): string | null {
  if (!hasStarted || !startsOn) return null;
  return `Started on ${shortDate(startsOn)}. You can still join: the videos of past classes are in your portal.`;
}
