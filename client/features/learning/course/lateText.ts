import { shortDate } from "../../../format/shortDate";

/** A note for those who join a batch that has started; null before its start. */
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
