interface Joinable {
  hasEnded: boolean;
  seatsLeft: number | null;
}

/** Whether somebody may still take a seat. */
export function isJoinable({ hasEnded, seatsLeft }: Joinable): boolean {
  return !hasEnded && seatsLeft !== 0;
}
