import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../apollo/useFragmentData";
import type { Offering } from "../../features/workshops/join/offering";
import { paths } from "../../../shared/paths";
import type { CourseOffering_CourseFragment } from "./OffersSections.generated";
import { CourseOffering_CourseFragmentDoc } from "./OffersSections.generated";

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
