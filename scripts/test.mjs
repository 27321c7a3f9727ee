import { TEST_NODE, installPackages, say } from "./install.mjs";
import { findTests } from "./testFiles.mjs";

// `npm test` runs everything; `npm test -- coupon seats` runs the test files whose path contains one of these words.
process.chdir(new URL("..", import.meta.url).pathname);
const words = process.argv.slice(2);
const chosen = words.length > 0 ? findTests(words) : null;
if (chosen && chosen.vitest.length + chosen.playwright.length === 0) {
  process.stderr.write(`No test file has ${words.join(" or ")} in its path.\n`);
  process.exit(1);
}

installPackages();
if (!chosen || chosen.playwright.length > 0) installPackages(TEST_NODE);
const { findChromium } = await import("./chromium.mjs");
const { TestRun } = await import("./testRun.mjs");
const run = new TestRun();

const build = () => run.check("Build", "npm run --silent build");

async function checkSources() {
  await run.check("Format (npm run format writes it)", "oxfmt --check");
  await run.check("Types and lint", "oxlint --type-check --format unix");
  await run.check("Imports between rooms, and documents", "eslint . --max-warnings 0");
  await run.check("Dead code", "knip");
  return build();
}

// Everything else reads what this writes.
await run.check(
  "The schema is what the server declares, and documents match it",
  "tsx scripts/printSchema.ts --check && graphql-codegen --silent",
);
if (chosen) {
  if (chosen.vitest.length > 0) await run.vitest(chosen.vitest);
  if (chosen.playwright.length > 0 && (await build()))
    await run.playwright(findChromium(), chosen.playwright);
} else {
  say("Server, architecture and component tests, the other checks and the build beside them");
  const [isBuilt] = await Promise.all([checkSources(), run.vitest()]);
  // Not beside the others: on two cores, pages would time out.
  if (isBuilt) await run.playwright(findChromium());
}
run.end();
