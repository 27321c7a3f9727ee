import { counted } from "./counted";

const UNITS = [
  { ms: 24 * 60 * 60 * 1000, name: "day" },
  { ms: 60 * 60 * 1000, name: "hour" },
  { ms: 60 * 1000, name: "minute" },
] as const;

/** "3 days ago", "1 hour ago", "just now"; rounded down. */
export function timeAgo(milliseconds: number): string {
  const unit = UNITS.find(({ ms }) => milliseconds >= ms);
  return unit ? `${counted(Math.floor(milliseconds / unit.ms), unit.name)} ago` : "just now";
}
