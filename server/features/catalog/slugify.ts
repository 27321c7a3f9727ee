import { randomBytes } from "node:crypto";

const MAX_CHARACTERS = 60;

/** "Power BI" becomes "power-bi", "Café" "cafe". A name without Latin letters or digits gets a random slug that starts with `noun`. */
export function slugify(name: string, noun = "course"): string {
  const words = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (
    words?.join("-").slice(0, MAX_CHARACTERS).replace(/-$/, "") ?? `${noun}-${randomBytes(4).toString("hex")}`
  );
}
