import type { IconName } from "../../art/NamedIcon";

/** What every name draws that no other drawing has. */
export const STEPS = "steps";

/** Second names of drawings. */
const SAME_AS = { "indian-rupee": "rupee", users: "people" } as const;

/** One name for each drawing, as staff read it in the list they choose from. */
const WORDS = {
  [STEPS]: "Steps, the academy's sign",
  "book-open": "Book",
  briefcase: "Briefcase",
  browser: "Browser window",
  certificate: "Certificate",
  chart: "Chart",
  code: "Code",
  python: "Code with a slash",
  database: "Database",
  "graduation-cap": "Graduation cap",
  keyboard: "Keyboard",
  laptop: "Laptop",
  "message-circle": "Message",
  moon: "Moon",
  people: "People",
  puzzle: "Puzzle",
  rocket: "Rocket",
  rupee: "Rupee",
  school: "School",
  shuffle: "Crossing arrows",
  sigma: "Sum sign",
  store: "Shop",
  sunrise: "Sunrise",
  table: "Table",
  terminal: "Terminal",
  "trending-up": "Rising line",
  trophy: "Trophy",
  video: "Video",
} satisfies Record<Exclude<IconName, keyof typeof SAME_AS> | typeof STEPS, string>;

function firstName(name: string): string {
  return (SAME_AS as Record<string, string>)[name] ?? name;
}

/** A drawing in words, by any of its names. */
export function iconInWords(name: string): string {
  return (WORDS as Record<string, string>)[firstName(name)] ?? `“${name}”, which draws the steps`;
}

/** Every drawing once; the one that the content has now stays under the name that it is written with. */
export function iconNames(now: string): string[] {
  const names = Object.keys(WORDS).map((name) => (name === firstName(now) ? now : name));
  return names.includes(now) ? names : [now, ...names];
}
