import { randomInt } from "node:crypto";

const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/** Easy to read aloud, such as "kf3m-92xa-pw7c". */
export function makeSecret(): string {
  const signs = Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return [0, 4, 8].map((start) => signs.slice(start, start + 4).join("")).join("-");
}
