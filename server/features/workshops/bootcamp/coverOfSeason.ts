import type { BootcampSeason } from "./bootcampSeason.entity";

/** The bootcamp teaches Python, unless a season's title names something else. */
export function coverOfSeason({ subject, title, number }: BootcampSeason) {
  return { subject, texts: [title, "Python"], slug: "bootcamp", index: number };
}
