/** Characters of equal text kept at either side of a difference, as context. */
const CONTEXT = 40;
/** Shorter texts are shown whole. */
const SHORT = 160;

export interface Difference {
  /** Their common start and end, cut if long. */
  before: string;
  after: string;
  /** The part of each that the other lacks. */
  parts: [string, string];
}

function sharedStart([one, other]: [string[], string[]]): number {
  const end = Math.min(one.length, other.length);
  let at = 0;
  while (at < end && one[at] === other[at]) at += 1;
  return at;
}

/** Compares words and the spaces between them. */
export function differenceOf(one: string, other: string): Difference {
  const words: [string[], string[]] = [one.split(/(\s+)/), other.split(/(\s+)/)];
  const start = sharedStart(words);
  const rests = words.map((all) => all.slice(start).reverse()) as [string[], string[]];
  const end = sharedStart(rests);
  const parts = rests.map((rest) => rest.slice(end).reverse().join("")) as [string, string];
  const before = words[0].slice(0, start).join("");
  const after = rests[0].slice(0, end).reverse().join("");
  const isShort = Math.max(one.length, other.length) <= SHORT;
  return {
    before: isShort || before.length <= CONTEXT ? before : `…${before.slice(-CONTEXT).replace(/^\S*\s/, "")}`,
    after: isShort || after.length <= CONTEXT ? after : `${after.slice(0, CONTEXT).replace(/\s\S*$/, "")}…`,
    parts,
  };
}
