import { price } from "../../format/price";

interface PricedCourse {
  priceRupees: number | null;
  batches: { access: "OPEN" | "SECRET_CODE" }[];
}

/** What a course costs; one that is not sold is either there for every learner, or the academy tells. */
export function priceInWords({ priceRupees, batches }: PricedCourse): string {
  if (priceRupees !== null) return price(priceRupees);
  return batches.some((batch) => batch.access === "OPEN") ? "Open to every learner" : "Price on request";
}
