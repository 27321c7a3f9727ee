/** How many places are left; null where any number may join. */
export function seatsInWords(seatsLeft: number | null): string {
  if (seatsLeft === null) return "No limit of seats";
  if (seatsLeft === 0) return "No seats left";
  return seatsLeft === 1 ? "1 seat left" : `${seatsLeft} seats left`;
}
