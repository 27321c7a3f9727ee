import { randomBytes } from "node:crypto";

const MAX_CHARACTERS = 60;

/** "Power BI" becomes "power-bi". A name without Latin letters or digits gets a random one that starts with `kind`. */
export function slugify(name: string, kind = "course"): string {
  const words = name
    .normalize("NFKD")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (
    words?.join("-").slice(0, MAX_CHARACTERS).replace(/-$/, "") ?? `${kind}-${randomBytes(4).toString("hex")}`
  );
}
