import type { IconName } from "../../art/NamedIcon";

/** Rendered for every name without an icon of its own. */
export const STEPS = "steps";

const SAME_AS = { "indian-rupee": "rupee", users: "people" } as const;

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

export function iconLabel(name: string): string {
  return (WORDS as Record<string, string>)[firstName(name)] ?? `“${name}”, which draws the steps`;
}

/** Every icon once; the current one keeps the name that the content uses. */
export function iconNames(now: string): string[] {
  const names = Object.keys(WORDS).map((name) => (name === firstName(now) ? now : name));
  return names.includes(now) ? names : [now, ...names];
}
