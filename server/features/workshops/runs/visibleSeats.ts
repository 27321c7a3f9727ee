/** Told from here on; before that, each registration would change every page that tells it. PostgreSQL's `seats_shown` is the same. */
export const FEW_SEATS = 10;

interface Seated {
  seats: number | null;
  seatsTaken: number;
}

/** How many seats are left where they are few; null where there are more, and where there is no limit. */
export function visibleSeats({ seats, seatsTaken }: Seated): number | null {
  if (seats === null || seats - seatsTaken > FEW_SEATS) return null;
  return Math.max(0, seats - seatsTaken);
}
