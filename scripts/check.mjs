import { installPackages } from "./install.mjs";
import { findUnitTests } from "./testFiles.mjs";

// For daily work: what needs no browser and no server, with caches that `npm test` does not trust.
process.chdir(new URL("..", import.meta.url).pathname);
installPackages();
const { TestRun } = await import("./testRun.mjs");
const run = new TestRun();

async function checkSources() {
  await run.check("Format (npm run format writes it)", "oxfmt --check");
  await run.check("Types and lint", "oxlint --type-check --format unix");
  await run.vitest(findUnitTests(), "unit");
}

// Everything else reads what this writes.
await run.check(
  "The schema is what the server declares, and documents match it",
  "tsx scripts/printSchema.ts --check && graphql-codegen --silent",
);
const lint = "eslint . --max-warnings 0 --cache --cache-strategy content --cache-location .cache/eslint";
await Promise.all([checkSources(), run.check("Imports between rooms, and documents", lint)]);
run.end();
