import type { OpenBatchesQuery } from "./OpenBatches.generated";

/** A course that is sold. */
export interface PayableCourse {
  id: string;
  slug: string;
  name: string;
  description: string;
  priceRupees: number | null;
  payLink: string | null;
}

/** What a coupon makes of its price. */
export interface Reduced {
  couponCode: string;
  listRupees: number;
  amountRupees: number;
}

export type CourseBatch = NonNullable<OpenBatchesQuery["course"]>["batches"][number];
