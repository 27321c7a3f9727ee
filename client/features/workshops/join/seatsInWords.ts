interface Seats {
  /** Null where any number may join. */
  seats: number | null;
  /** Null where more are left than are told. */
  seatsLeft: number | null;
}

/** How many places there are, and how many are left once they are few. */
export function seatsInWords({ seats, seatsLeft }: Seats): string {
  if (seats === null) return "No limit of seats";
  if (seatsLeft === null) return `${seats} seats`;
  if (seatsLeft === 0) return "No seats left";
  return seatsLeft === 1 ? "1 seat left" : `${seatsLeft} seats left`;
}
