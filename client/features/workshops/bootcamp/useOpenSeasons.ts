import { useServerNow } from "../../../hooks/useServerNow";

const MINUTE_MS = 60_000;

/** The registration section's id. */
export const BOOTCAMP_ANCHOR = "Qrcode";

export interface Season {
  id: string;
  number: number;
  title: string;
  priceRupees: number;
  seatsLeft: number | null;
  startsAt: string | null;
  isLocked: boolean;
  isOpen: boolean;
}

/** Drops a season that begins while the page is open. */
export function useOpenSeasons<Shown extends Pick<Season, "isOpen" | "startsAt">>(seasons: Shown[]): Shown[] {
  // Seasons begin on a whole minute, so a tick per minute is enough.
  const now = useServerNow(MINUTE_MS);
  return seasons.filter(
    ({ isOpen, startsAt }) => isOpen && (startsAt === null || Date.parse(startsAt) > now),
  );
}
