const GROUPED = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });

/** Whole rupees as they are written in India: "₹2,000", "₹1,25,000". */
export function rupees(amount: number): string {
  return `₹${GROUPED.format(amount)}`;
}
