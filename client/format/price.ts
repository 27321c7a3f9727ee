import { rupees } from "./rupees";

/** What a person pays: "₹1,999", or "Free". */
export function price(amountRupees: number): string {
  return amountRupees === 0 ? "Free" : rupees(amountRupees);
}
