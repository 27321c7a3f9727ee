import { useLatestQuery } from "../../../apollo/useLatestQuery";
import { CouponChoicesDocument } from "./CmsCoupons.generated";
import { couponFields } from "./couponFields";

/** A coupon's form, filled with what there is to choose from. */
export function useCouponFields() {
  const data = useLatestQuery(CouponChoicesDocument, {});
  return couponFields(data.cmsWorkshops.nodes, data.cmsCourses.nodes);
}
