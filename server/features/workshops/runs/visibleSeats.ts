/** Shown from this number on; otherwise each registration would invalidate cached pages. Keep PostgreSQL's `seats_shown` in step. */
export const FEW_SEATS = 10;

interface Seated {
  seats: number | null;
  seatsTaken: number;
}

/** Null if more than `FEW_SEATS` are left or seats are unlimited. */
export function visibleSeats({ seats, seatsTaken }: Seated): number | null {
  if (seats === null || seats - seatsTaken > FEW_SEATS) return null;
  return Math.max(0, seats - seatsTaken);
}
