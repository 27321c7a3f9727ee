import type { Bootcamp } from "../../workshops/bootcamp/bootcamp.entity";
import type { BootcampSeason } from "../../workshops/bootcamp/bootcampSeason.entity";

/** "Python Coding Bootcamp, Season 1: First Steps". */
export function nameOfSeason(
  bootcamp: Bootcamp | null,
  { number, title }: Pick<BootcampSeason, "number" | "title">,
): string {
  return [bootcamp?.name, `Season ${number}: ${title}`].filter(Boolean).join(", ");
}
