import { price } from "../../../format/price";

interface PricedCourse {
  priceRupees: number | null;
  batches: { access: "OPEN" | "SECRET_CODE" }[];
}

/** A course's price; one that is not sold is free if a batch is open, or priced on request. */
export function coursePriceLabel({ priceRupees, batches }: PricedCourse): string {
  if (priceRupees !== null) return price(priceRupees);
  return batches.some((batch) => batch.access === "OPEN") ? "Free" : "Price on request";
}
