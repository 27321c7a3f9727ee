import { shortDate } from "./shortDate";

interface Days {
  startsOn: string | null;
  endsOn: string | null;
}

/** "Mon, 23 Nov 2026 to Fri, 15 Jan 2027". */
export function dateRange({ startsOn, endsOn }: Days): string | null {
  if (startsOn && endsOn) return `${shortDate(startsOn)} to ${shortDate(endsOn)}`;
  if (startsOn) return `From ${shortDate(startsOn)}`;
  return endsOn && `Until ${shortDate(endsOn)}`;
}
