import { randomBytes } from "node:crypto";

const MAX_CHARACTERS = 60;

/** Without its signs, "C++" and "C#" would be "c". */
const SIGNS: [RegExp, string][] = [
  [/(?<![\p{L}\p{N}])(\p{L})\+\+/gu, "$1 plus plus "],
  [/(?<![\p{L}\p{N}])([cf])[#♯]/giu, "$1 sharp "],
  [/(^|\s|asp|vb|ado)\.net(?![\p{L}\p{N}])/giu, "$1 dot net "],
];

/** "Power BI" becomes "power-bi", "Café" "cafe". A name without Latin letters or digits gets a random slug that starts with `noun`. */
export function slugify(name: string, noun = "course"): string {
  const spelled = SIGNS.reduce((left, [sign, word]) => left.replace(sign, word), name);
  const words = spelled
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (
    words?.join("-").slice(0, MAX_CHARACTERS).replace(/-$/, "") ?? `${noun}-${randomBytes(4).toString("hex")}`
  );
}
