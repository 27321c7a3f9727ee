import type { FragmentType } from "@apollo/client";
import type { WorkshopLayout } from "../../../apollo/schema.generated";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { shortDate } from "../../../format/shortDate";
import { useServerNow } from "../../../hooks/useServerNow";
import { paths } from "../../../paths";
import type { Offering, PricedOffering } from "./offering";
import type {
  BatchOffering_BatchFragment,
  CourseOffering_CourseFragment,
  SeasonOffering_SeasonFragment,
  WorkshopOffering_WorkshopFragment,
} from "./Offerings.generated";
import {
  BatchOffering_BatchFragmentDoc,
  CourseOffering_CourseFragmentDoc,
  SeasonOffering_SeasonFragmentDoc,
  WorkshopOffering_WorkshopFragmentDoc,
} from "./Offerings.generated";

const ANCHORS: Record<WorkshopLayout, string> = { SHOWCASE: "payment", SPLIT: "join", AGENDA: "cta" };

export type WorkshopOffering = FragmentType<WorkshopOffering_WorkshopFragment>;

export function useWorkshopOffering(workshop: WorkshopOffering): PricedOffering {
  const data = useFragmentData(WorkshopOffering_WorkshopFragmentDoc, workshop);
  const { id, slug, name, priceRupees, listPriceRupees, seats, seatsLeft } = data;
  return {
    ...{ kind: "WORKSHOP", id, title: name, priceRupees, listPriceRupees, seats, seatsLeft },
    takesRegistrations: !data.hasEnded,
    lateNote: data.hasStarted ? "This workshop has started: you would join late." : null,
    anchor: ANCHORS[data.layout],
    path: paths.workshop(slug),
  };
}

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

export type BatchOffering = FragmentType<BatchOffering_BatchFragment>;

interface BatchCourse {
  slug: string;
  name: string;
  priceRupees: number | null;
}

export function useBatchOffering(batch: BatchOffering, course: BatchCourse): PricedOffering {
  const data = useFragmentData(BatchOffering_BatchFragmentDoc, batch);
  const { id, name, startsOn, seats, seatsLeft, takesRegistrations } = data;
  const isLate = data.hasStarted && startsOn !== null;
  return {
    ...{ kind: "BATCH", id, seats, seatsLeft, takesRegistrations },
    title: `${course.name}, ${name}`,
    priceRupees: course.priceRupees ?? 0,
    lateNote: isLate
      ? `Started on ${shortDate(startsOn)}. You can still join: the videos of past classes are in your portal.`
      : null,
    anchor: `register-${id}`,
    path: paths.lmsCourse(course.slug),
  };
}

export type CourseOffering = FragmentType<CourseOffering_CourseFragment>;

/** A course as a whole is bought on a payment page, without a seat. */
export function useCourseOffering(course: CourseOffering): Offering {
  const { id, name, priceRupees } = useFragmentData(CourseOffering_CourseFragmentDoc, course);
  return {
    ...{ kind: "COURSE", id, title: name, priceRupees, seats: null, seatsLeft: null },
    takesRegistrations: true,
    lateNote: null,
    anchor: "course",
    path: paths.offers,
  };
}
