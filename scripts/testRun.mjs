import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { say } from "./install.mjs";
import { RESULTS, readPlaywright, readVitest } from "./reports.mjs";

/** Runs checks and test runners, side by side if asked to, and sums up what passed and what failed. */
export class TestRun {
  passed = 0;
  /** The name of each failure and its output, repeated at the end. */
  failures = [];

  constructor() {
    rmSync(RESULTS, { recursive: true, force: true });
    mkdirSync(RESULTS, { recursive: true });
  }

  /** A command that passes or fails as one; its output is shown only if it fails. */
  async check(name, command) {
    const output = [];
    const isGood = await execute(command, { onOutput: (part) => output.push(part) });
    const said = Buffer.concat(output).toString();
    say(isGood ? name : `FAILED: ${name}\n${said}`);
    if (isGood) this.passed += 1;
    else this.failures.push({ name, said });
    return isGood;
  }

  async vitest(files = [], mode = "test") {
    const command = `vitest run --mode ${mode} --reporter=default --reporter=./scripts/vitestReporter.mjs ${files.join(" ")}`;
    this.#count("vitest", await execute(command, { onOutput: print }), readVitest());
  }

  async playwright(chromium, files = []) {
    const file = `${RESULTS}/playwright.json`;
    const env = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const command = `playwright test --reporter=list,json ${files.join(" ")}`;
    this.#count("playwright", await execute(command, { env, onOutput: print }), readPlaywright(file));
  }

  /** A runner that ended badly has failed, whatever its report says. */
  #count(runner, isGood, report) {
    this.passed += report.passed;
    this.failures.push(...report.failures);
    if (!isGood && report.failures.length === 0)
      this.failures.push({ name: runner, said: "It ended badly." });
  }

  end() {
    for (const { name, said } of this.failures) process.stdout.write(`\nFAILED: ${name}\n${said}\n`);
    process.stdout.write(`\n${this.passed} passed, ${this.failures.length} failed\n`);
    process.exit(this.failures.length === 0 ? 0 : 1);
  }
}

function print(part) {
  process.stdout.write(part);
}

/** Runs a command line, which may name the packages' programs. No runner gets the terminal: two would overwrite each other. */
async function execute(command, { env = {}, onOutput }) {
  const PATH = `${path.resolve("node_modules/.bin")}${path.delimiter}${process.env.PATH}`;
  const program = spawn(command, {
    shell: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, PATH, ...env },
  });
  for (const stream of [program.stdout, program.stderr]) stream.on("data", onOutput);
  const [status] = await once(program, "close");
  return status === 0;
}
