import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { build } from "./build.mjs";
import { installPackages, say } from "./install.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
installPackages();
const { findChromium } = await import("./chromium.mjs");

const RESULTS = "tests/.results";
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const total = { passed: 0, failed: 0 };

function count(passed, failed) {
  total.passed += passed;
  total.failed += failed;
}

/** Runs a program with its output shown; answers whether it went well. */
function runs(command, env = {}) {
  const [program = "", ...args] = command.split(" ");
  return (
    spawnSync("npx", ["--no-install", program, ...args], {
      stdio: "inherit",
      env: { ...process.env, ...env },
    }).status === 0
  );
}

/** A check that passes or fails as one. */
function check(name, command) {
  say(name);
  const isGood = runs(command);
  count(isGood ? 1 : 0, isGood ? 0 : 1);
  if (!isGood) say(`FAILED: ${name}`);
}

/** What a test runner wrote of its run; a run without a report has failed. */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

function countVitest(isGood) {
  const report = readReport(`${RESULTS}/vitest.json`);
  const { numPassedTests = 0, numFailedTests = 0 } = report ?? {};
  count(numPassedTests, numFailedTests + (!isGood && numFailedTests === 0 ? 1 : 0));
}

function countPlaywright(isGood) {
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(`${RESULTS}/playwright.json`)?.stats ?? {};
  const failed = unexpected + flaky;
  count(expected, failed + (!isGood && failed === 0 ? 1 : 0));
}

check("Format", "prettier --check --log-level warn .");
check("Documents match the schema (codegen)", "graphql-codegen --silent");
check("schema.graphql is what the resolvers declare", "tsx scripts/print-schema.ts --check");
check("Types", "tsc --noEmit -p .");
check("Lint", "eslint . --max-warnings 0");
check("Dead code", "knip");

say("Server, architecture and component tests");
countVitest(runs(`vitest run --reporter=default --reporter=json --outputFile.json=${RESULTS}/vitest.json`));

say("Browser tests");
build();
const chromium = findChromium();
countPlaywright(
  runs("playwright test --reporter=list,json", {
    CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}/playwright.json`,
  }),
);

process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
