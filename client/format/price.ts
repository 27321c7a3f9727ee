import { rupees } from "./rupees";

export function price(amountRupees: number): string {
  return amountRupees === 0 ? "Free" : rupees(amountRupees);
}
