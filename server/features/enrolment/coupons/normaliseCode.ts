/** A coupon's code in the one form that is stored. */
export function normaliseCode(code: string): string {
  return code.trim().toUpperCase();
}
