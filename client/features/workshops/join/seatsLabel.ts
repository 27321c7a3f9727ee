interface Seats {
  /** Null without a limit. */
  seats: number | null;
  /** Null while enough are left. */
  seatsLeft: number | null;
}

export function seatsLabel({ seats, seatsLeft }: Seats): string {
  if (seats === null) return "No limit of seats";
  if (seatsLeft === null) return `${seats} seats`;
  if (seatsLeft === 0) return "No seats left";
  return seatsLeft === 1 ? "1 seat left" : `${seatsLeft} seats left`;
}
