import type { Bootcamp } from "./bootcamp.entity";
import type { BootcampSeason } from "./bootcampSeason.entity";

/** "Python Coding Bootcamp, Season 1: First Steps". */
export function nameOfSeason(
  bootcamp: Bootcamp | null,
  { number, title }: Pick<BootcampSeason, "number" | "title">,
): string {
  return [bootcamp?.name, `Season ${number}: ${title}`].filter(Boolean).join(", ");
}
