const UNITS = [
  { seconds: 3600, name: "hour" },
  { seconds: 60, name: "minute" },
  { seconds: 1, name: "second" },
] as const;

/** "40 seconds", "3 minutes", "2 hours"; rounded up. */
export function waitingTime(seconds: number): string {
  const unit = UNITS.find((candidate) => seconds >= 1.5 * candidate.seconds) ?? UNITS[2];
  const amount = Math.max(1, Math.ceil(seconds / unit.seconds));
  return `${amount} ${unit.name}${amount === 1 ? "" : "s"}`;
}
