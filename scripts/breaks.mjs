import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { findChromium } from "./chromium.mjs";
import { say } from "./install.mjs";

// `npm run breaks -- 7 40` breaks 40 places of the product, chosen by the seed 7, one at a time, and says which the tests notice.
// Run it in a clean clone of its own. It runs the tests in the feature's folders, then its stories, to the first failure.
process.chdir(new URL("..", import.meta.url).pathname);
const [seed = "1", count = "40", ...only] = process.argv.slice(2);

/** Where at least a share of the breaks is: access, money, verdicts, and the rest. */
const GROUPS = [
  [0.15, /^server\/features\/(auth|learning\/access|catalog)\/.*\.ts$|\.policy\.ts$/],
  [0.15, /^server\/features\/enrolment\/.*\.ts$/],
  [0.15, /^(labs|server\/features\/(practice|certificates))\/.*\.ts$/],
  [0.3, /^server\/(features|platform|core|http|graphql)\/.*\.ts$/],
  [0.25, /^client\/.*\.tsx?$/],
];
const NOT_LOGIC =
  /\.(entity|inputs|content|results|record|generated)\.tsx?$|\.d\.ts$|\/seed\/|migrations\/|labs\/.*worker/;

const BREAKS = [
  [/\bif \((?!!)(.+)\) (return|throw|await|\{)/, "if (!($1)) $2"],
  [/\bif \(!(\w[\w.]*)\)/, "if ($1)"],
  [/ === /, " !== "],
  [/ !== /, " === "],
  [/ && /, " || "],
  [/ \|\| /, " && "],
  [/ <= /, " < "],
  [/ >= /, " > "],
  [/ < (?=\w)/, " <= "],
  [/ > (?=\w)/, " >= "],
  [/ \+ 1\b/, " + 2"],
  [/\breturn true;/, "return false;"],
  [/\breturn false;/, "return true;"],
  [/^(\s+)await [\w.]+\(.*\);$/, "$1;"],
  [/ AND (?=\w)/, " OR "],
  [/\?\? /, "&& "],
];

/** Mulberry32: the same numbers for the same seed. */
function createRandom(start) {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function chooseBreaks() {
  const random = createRandom(Number(seed));
  const pick = (list) => list[Math.floor(random() * list.length)];
  const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n");
  const chosen = [];
  for (const [share, pattern] of GROUPS) {
    const group = files.filter((file) => pattern.test(file) && !NOT_LOGIC.test(file));
    const wanted = chosen.length + Math.round(share * Number(count));
    while (chosen.length < wanted) {
      const file = pick(group);
      if (chosen.some((one) => one.file === file)) continue;
      const lines = readFileSync(file, "utf8").split("\n");
      const places = lines.flatMap((line, index) => {
        if (/^\s*(\/\/|\*|\/\*|import |export (type|interface)|type |interface )/.test(line)) return [];
        return BREAKS.filter(([from]) => from.test(line)).map(([from, to]) => ({
          file,
          line: index + 1,
          before: line,
          after: line.replace(from, to),
        }));
      });
      if (places.length > 0) chosen.push(pick(places));
    }
  }
  return chosen;
}

const STORIES = {
  auth: ["auth", "account", "joining", "otherTabs"],
  learning: ["lesson", "lms", "learning", "dash"],
  enrolment: ["registration", "confirmAddress", "wholeWay"],
  practice: ["practice", "practicePlaces", "exerciseAdmin"],
  labs: ["practice", "practiceForm"],
  certificates: ["certificate"],
  classes: ["liveClass"],
  discussion: ["questions", "notes"],
  contact: ["contact"],
  catalog: ["offers", "course"],
  workshops: ["workshops", "runs", "bootcamp"],
  site: ["site", "blog", "pageDrafts"],
  notifications: ["notifications"],
  search: ["search"],
};

const env = { ...process.env, CHROMIUM: findChromium() };
const hasNoticed = (program, args) =>
  spawnSync("npx", [program, ...args], { stdio: "ignore", env }).status !== 0;

/** What noticed it, or null. */
function notice({ file }) {
  const [, room = "labs"] = /^(?:server|client)\/(?:features\/|platform\/)?(\w+)\//.exec(file) ?? [];
  const rooms = room === "labs" ? ["labs", "practice"] : [room];
  const folders = rooms
    .flatMap((name) => [`tests/server/${name}`, `tests/client/${name}`, `tests/${name}`])
    .filter((folder) => existsSync(folder));
  if (
    folders.length > 0 &&
    hasNoticed("vitest", ["run", "--bail=1", ...folders.map((folder) => `${folder}/`)])
  )
    return "vitest";
  const stories = (STORIES[room] ?? ["site", "lms"]).map((name) => `/${name}.spec.ts`);
  if (spawnSync("npm", ["run", "build"], { stdio: "ignore" }).status !== 0) return "build";
  return hasNoticed("playwright", ["test", "-x", ...stories]) ? "stories" : null;
}

// A new clone has no generated files, and without them every test fails.
execFileSync("npm", ["run", "--silent", "schema"]);

const RESULTS = ".cache/breaks.json";
const known = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, "utf8")) : {};
for (const one of chooseBreaks()) {
  const key = `${one.file}:${one.line} ${one.after.trim()}`;
  if (only.length > 0 && !only.some((word) => key.includes(word))) continue;
  if (key in known) continue;
  const whole = readFileSync(one.file, "utf8");
  const lines = whole.split("\n");
  lines[one.line - 1] = one.after;
  const start = Date.now();
  try {
    writeFileSync(one.file, lines.join("\n"));
    known[key] = notice(one);
  } finally {
    writeFileSync(one.file, whole);
  }
  say(`${known[key] ?? "NOT NOTICED"} after ${Math.round((Date.now() - start) / 1000)} s: ${key}`);
  mkdirSync(".cache", { recursive: true });
  writeFileSync(RESULTS, JSON.stringify(known, null, 2));
}
const noticed = Object.values(known).filter(Boolean).length;
say(`${noticed} of ${Object.keys(known).length} breaks were noticed.`);
