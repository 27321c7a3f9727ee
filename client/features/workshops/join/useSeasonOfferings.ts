import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { useServerNow } from "../../../hooks/useServerNow";
import { paths } from "../../../../shared/paths";
import type { PricedOffering } from "./offering";
import type { SeasonOffering_SeasonFragment } from "./SeasonOffering.generated";
import { SeasonOffering_SeasonFragmentDoc } from "./SeasonOffering.generated";

/** The registration section's id on both pages of the bootcamp. */
export const SEASON_ANCHOR = "Qrcode";

const MINUTE_MS = 60_000;

export type MaskedSeason = FragmentType<SeasonOffering_SeasonFragment>;

export interface SeasonOffering extends PricedOffering {
  number: number;
  startsAt: string | null;
  isLocked: boolean;
}

/** A season that begins while the page is open takes no registrations any more. */
export function useSeasonOfferings(seasons: MaskedSeason[]): SeasonOffering[] {
  // Seasons begin on a whole minute, so a tick per minute is enough.
  const now = useServerNow(MINUTE_MS);
  return useFragmentData(SeasonOffering_SeasonFragmentDoc, seasons).map((data) => {
    const { id, number, title, priceRupees, seatsLeft, startsAt, isLocked, isOpen } = data;
    return {
      ...{ kind: "SEASON", id, number, priceRupees, seats: null, seatsLeft, startsAt, isLocked },
      title: `Season ${number}: ${title}`,
      takesRegistrations: isOpen && (startsAt === null || Date.parse(startsAt) > now),
      lateNote: null,
      anchor: SEASON_ANCHOR,
      path: paths.bootcamp,
    };
  });
}
