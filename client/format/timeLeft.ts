import { counted } from "./counted";

const UNITS = [
  { ms: 24 * 60 * 60 * 1000, name: "day" },
  { ms: 60 * 60 * 1000, name: "hour" },
  { ms: 60 * 1000, name: "minute" },
] as const;

/** "37 days left", "less than a minute left"; null once the time has passed. */
export function timeLeft(milliseconds: number): string | null {
  if (milliseconds <= 0) return null;
  const unit = UNITS.find(({ ms }) => milliseconds >= ms);
  if (!unit) return "less than a minute left";
  return `${counted(Math.floor(milliseconds / unit.ms), unit.name)} left`;
}
