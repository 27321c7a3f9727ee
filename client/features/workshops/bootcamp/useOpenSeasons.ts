import { useServerNow } from "../../../hooks/useServerNow";

const MINUTE_MS = 60_000;

interface Season {
  isOpen: boolean;
  startsAt: string | null;
}

/** Those that take registrations; no longer one that begins while the page is looked at. */
export function useOpenSeasons<Shown extends Season>(seasons: Shown[]): Shown[] {
  // Seasons begin on a whole minute: nothing is drawn anew in between.
  const now = useServerNow(MINUTE_MS);
  return seasons.filter(
    ({ isOpen, startsAt }) => isOpen && (startsAt === null || Date.parse(startsAt) > now),
  );
}
