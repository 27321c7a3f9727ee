import { useSuspenseQuery } from "@apollo/client/react";
import { CouponChoicesDocument } from "./CmsCoupons.generated";
import { couponFields } from "./couponFields";

/** A coupon's form, filled with what there is to choose from. */
export function useCouponFields() {
  const { data } = useSuspenseQuery(CouponChoicesDocument, { fetchPolicy: "cache-and-network" });
  return couponFields(data.cmsWorkshops.nodes, data.cmsCourses.nodes);
}
