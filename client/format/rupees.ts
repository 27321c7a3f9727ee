const GROUPED = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });

/** Indian grouping: "₹1,25,000". */
export function rupees(amount: number): string {
  return `₹${GROUPED.format(amount)}`;
}
