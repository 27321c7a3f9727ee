import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
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

/** Runs a command line that may name the packages' programs; answers whether it went well, and what it said if quiet. */
async function run(command, { env = {}, isQuiet = false } = {}) {
  const PATH = `${path.resolve("node_modules/.bin")}${path.delimiter}${process.env.PATH}`;
  const program = spawn(command, {
    shell: true,
    stdio: ["ignore", ...(isQuiet ? ["pipe", "pipe"] : ["inherit", "inherit"])],
    env: { ...process.env, PATH, ...env },
  });
  const said = [];
  for (const stream of [program.stdout, program.stderr]) stream?.on("data", (part) => said.push(part));
  const [status] = await once(program, "close");
  return { isGood: status === 0, said: Buffer.concat(said).toString() };
}

/** A check that passes or fails as one. Others may be under way: it speaks once it is done. */
async function check(name, command) {
  const { isGood, said } = await run(command, { isQuiet: true });
  count(isGood ? 1 : 0, isGood ? 0 : 1);
  if (isGood) say(name);
  else say(`FAILED: ${name}\n${said}`);
  return isGood;
}

/** What a test runner wrote of its run; a run without a report has failed. */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

async function runVitest() {
  const { isGood } = await run(
    `vitest run --reporter=default --reporter=json --outputFile.json=${RESULTS}/vitest.json`,
  );
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(`${RESULTS}/vitest.json`) ?? {};
  count(numPassedTests, numFailedTests + (!isGood && numFailedTests === 0 ? 1 : 0));
}

async function runPlaywright() {
  const { isGood } = await run("playwright test --reporter=list,json", {
    env: { CHROMIUM: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}/playwright.json` },
  });
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(`${RESULTS}/playwright.json`)?.stats ?? {};
  const failed = unexpected + flaky;
  count(expected, failed + (!isGood && failed === 0 ? 1 : 0));
}

/** Answers whether there is something to try in a browser. */
async function checkSources() {
  await check("Format", "prettier --check --log-level warn .");
  await check("schema.graphql is what the resolvers declare", "tsx scripts/print-schema.ts --check");
  await check("Types", "tsc --noEmit -p .");
  await check("Lint", "eslint . --max-warnings 0");
  await check("Dead code", "knip");
  return check("Build", "npm run --silent build");
}

// Everything else reads what this writes.
await check("Documents match the schema (codegen)", "graphql-codegen --silent");
say("Server, architecture and component tests, the other checks and the build beside them");
const [isBuilt] = await Promise.all([checkSources(), runVitest()]);
if (isBuilt) {
  say("Browser tests");
  await runPlaywright();
}

process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
