import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { TEST_NODE, installPackages, say } from "./install.mjs";
import { readPlaywright, readVitest } from "./reports.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
installPackages();
installPackages(TEST_NODE);
const { findChromium } = await import("./chromium.mjs");

const RESULTS = "tests/.results";
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

let passed = 0;
const failures = [];

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

/** Prints once at the end, because checks run in parallel. */
async function check(name, command) {
  const { isGood, said } = await run(command, { isQuiet: true });
  say(isGood ? name : `FAILED: ${name}\n${said}`);
  if (isGood) passed += 1;
  else failures.push({ name, said });
  return isGood;
}

/** A runner with a bad exit code failed, whatever its report says. */
function countTests(runner, { isGood }, report) {
  passed += report.passed;
  failures.push(...report.failures);
  if (!isGood && report.failures.length === 0) failures.push({ name: runner, said: "It ended badly." });
}

async function runVitest() {
  const file = `${RESULTS}/vitest.json`;
  const end = await run(`vitest run --reporter=default --reporter=json --outputFile.json=${file}`);
  countTests("vitest", end, readVitest(file));
}

async function runPlaywright() {
  const file = `${RESULTS}/playwright.json`;
  const end = await run("playwright test --reporter=list,json", {
    env: { CHROMIUM: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  countTests("playwright", end, readPlaywright(file));
}

async function checkSources() {
  await check("Format", "prettier --check --log-level warn .");
  await check(
    "Schema, limits, fragments and migrations are what the server declares",
    "tsx scripts/print-schema.ts --check",
  );
  await check("Types", "tsc --noEmit -p .");
  await check("Lint", "eslint . --max-warnings 0");
  await check("Dead code", "knip");
  return check("Build", "npm run --silent build");
}

// Later checks read its output.
await check("Documents match the schema (codegen)", "graphql-codegen --silent");
say("Server, architecture and component tests, the other checks and the build beside them");
const [isBuilt] = await Promise.all([checkSources(), runVitest()]);
if (isBuilt) {
  say("Browser tests");
  await runPlaywright();
}

for (const { name, said } of failures) process.stdout.write(`\nFAILED: ${name}\n${said}\n`);
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`);
process.exit(failures.length === 0 ? 0 : 1);
