import type { OpenBatchesQuery } from "./OpenBatches.generated";

export interface PayableCourse {
  id: string;
  slug: string;
  name: string;
  description: string;
  priceRupees: number | null;
  payLink: string | null;
}

export interface Reduced {
  couponCode: string;
  listRupees: number;
  amountRupees: number;
}

export type CourseBatch = NonNullable<OpenBatchesQuery["course"]>["batches"][number];
