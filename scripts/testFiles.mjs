import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

function filesUnder(folder, ending) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, "/")))
    .sort();
}

const unitAndServer = () =>
  ["tests/architecture", "tests/client", "tests/labs", "tests/server"].flatMap((folder) =>
    filesUnder(folder, /\.test\.tsx?$/),
  );

/** The test files whose path contains one of the words, by runner. */
export function findTests(words) {
  const isWanted = (file) => words.some((word) => file.toLowerCase().includes(word.toLowerCase()));
  return {
    vitest: unitAndServer().filter(isWanted),
    playwright: filesUnder("tests/browser", /\.spec\.ts$/).filter(isWanted),
  };
}

/** What gives a test a server, a database or a program. */
const NEEDS_SERVER =
  /support\/(\w*[aA]pp|renderPage|testDatabase|start\w+|useChecker|useEngines)"|\binject\(/;

/** Tests of functions, of components without data, and of the tree. */
export function findUnitTests() {
  return unitAndServer().filter((file) => !NEEDS_SERVER.test(readFileSync(file, "utf8")));
}
