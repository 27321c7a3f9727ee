import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type BrowserServer, type Page } from "@playwright/test";
import { Checker } from "../../labs/checker/checker";
import type { Job } from "../../labs/engine/jobs";
import { judgeReport } from "../../server/features/practice/checker/judgeReport";
import { openLab, openLabPage, runInLab } from "../support/labPage";
import { largestReports } from "./judgedReports";
import { startLabServer } from "./labServer";
import { median } from "./measure";
import { writeResults, type Row } from "./writeResults";

const ROUNDS = Number(process.argv[2] ?? 5);
const RUNS = 20;
const CHECKS = 24;
const CODE =
  "def split_bill(total, friends):\n    return total // friends, total % friends\n\nprint(split_bill(345, 4))";
const PYTHON: Job = {
  language: "python",
  code: CODE,
  files: [],
  tests: [1, 3, 4, 7].map((n) => ({ kind: "call" as const, call: `split_bill(345, ${n})` })),
};
const SQL: Job = {
  language: "sql",
  data: [1, 2, 3].map((size) => ({
    setup: `create table people(id int, city text); insert into people select i, 'City ' || i % 9 from generate_series(1, ${size * 200}) i`,
  })),
  code: "select city, count(*) from people group by city order by 2 desc, 1",
};
/** What one would write first: a process that loads Pyodide for each check. */
const PLAIN = `import { loadPyodide } from "pyodide";
const python = await loadPyodide();
python.runPython(${JSON.stringify(CODE)});
process.stdout.write(String(Math.round(process.resourceUsage().maxRSS / 1024)));
process.exit(0);`;
const NEVER = new AbortController().signal;

const rows: Row[] = [];
const add = (what: string, figure: string | number, aim: string, plain: string | number = "") =>
  rows.push({ what, measured: figure, aim, "plain way": plain });
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function repeat(times: number, work: () => Promise<number>): Promise<number> {
  const figures: number[] = [];
  for (let round = 0; round < times; round += 1) figures.push(await work());
  return median(figures);
}

/** Resident megabytes of this process's descendants whose command line has the word. */
function residentMb(root: number, word: string): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    const stat = readText(`/proc/${name}/stat`);
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]));
  }
  const isBelow = (pid: number): boolean => pid === root || (pid > 1 && isBelow(parents.get(pid) ?? 0));
  const sizes = [...parents.keys()]
    .filter((pid) => isBelow(pid) && readText(`/proc/${pid}/cmdline`).includes(word))
    .map((pid) => Number(/VmRSS:\s+(\d+)/.exec(readText(`/proc/${pid}/status`))?.[1] ?? 0) / 1024);
  return Math.round(Math.max(0, ...sizes));
}

/** Processes end while they are listed. */
function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

async function largestWhile(word: string, work: () => Promise<unknown>): Promise<number> {
  let largest = 0;
  const timer = setInterval(() => (largest = Math.max(largest, residentMb(process.pid, word))), 50);
  await work();
  clearInterval(timer);
  return largest;
}

async function stopEndless(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const program = { code: "print(1)\nwhile True: pass", files: [] };
    let stopped: Promise<number> | undefined;
    const onOutput = () => {
      const begun = performance.now();
      stopped ??= window.lab.stop().then(() => performance.now() - begun);
    };
    await window.lab.run(program, { ask: async () => null, onOutput });
    return stopped ?? 0;
  });
}

async function measureBrowser(server: BrowserServer, address: string): Promise<void> {
  const browser = await chromium.connect(server.wsEndpoint());
  const { pid = 0 } = server.process();
  for (const [language, bytes] of [
    ["python", "4.9 MB"],
    ["sql", "4.0 MB"],
  ] as const) {
    const cold: number[] = [];
    const cached: number[] = [];
    let total = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await openLabPage(page, address);
      cold.push(await timed(async () => ({ total } = await openLab(page, language))));
      await openLabPage(page, address);
      cached.push(await timed(() => openLab(page, language)));
      await context.close();
    }
    const name = language === "python" ? "Python" : "SQL";
    add(
      `${name}: ready in the browser, first visit`,
      seconds(median(cold)),
      language === "python" ? "1.5 s" : "",
    );
    add(`${name}: ready, files cached`, seconds(median(cached)), language === "python" ? "1.3 s" : "");
    add(`${name}: transferred`, `${(total / 1e6).toFixed(2)} MB`, bytes);
  }
  const page = await browser.newPage();
  await openLabPage(page, address);
  const before = residentMb(pid, "--type=renderer");
  await openLab(page, "python");
  add("Python: memory of the page", `${residentMb(pid, "--type=renderer") - before} MB more`, "");
  await runInLab(page, { code: CODE });
  add(
    "Python: one run",
    `${Math.round(await repeat(RUNS, () => timed(() => runInLab(page, { code: CODE }))))} ms`,
    "30 ms",
  );
  add(
    "Python: stop an endless loop, ready again",
    seconds(await repeat(ROUNDS, () => stopEndless(page))),
    "0.9 s",
  );
  await browser.close();
}

async function runPlain(): Promise<{ ms: number; mb: number }> {
  const begun = performance.now();
  const child = spawn(process.execPath, ["--input-type=module", "-e", PLAIN], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => (text += part));
  await once(child, "close");
  return { ms: performance.now() - begun, mb: Number(/\d+$/.exec(text)?.[0]) };
}

async function checksPerSecond(check: () => Promise<unknown>): Promise<string> {
  const ms = await timed(async () => {
    let left = CHECKS;
    const worker = async () => {
      while (left-- > 0) await check();
    };
    await Promise.all([worker(), worker()]);
  });
  return (CHECKS / (ms / 1000)).toFixed(1);
}

async function measureChecker(): Promise<void> {
  const checker = new Checker({ folder: `${process.cwd()}/dist/checker` });
  const check = (job: Job) => checker.check(job, { signal: NEVER });
  await check(PYTHON);
  const plain = [await runPlain(), await runPlain(), await runPlain()];
  const spare = await repeat(ROUNDS * 2, async () => {
    // Time for the next spare to load.
    await sleep(2_000);
    return timed(() => check(PYTHON));
  });
  const plainMs = median(plain.map(({ ms }) => ms));
  add(
    "Server: a Python check, spare loaded",
    `${Math.round(spare)} ms`,
    "80 ms",
    `${Math.round(plainMs)} ms`,
  );
  const { cpuMs } = await check(PYTHON);
  add("Server: CPU time of a check", `${cpuMs} ms`, "");
  const plainRate = await checksPerSecond(runPlain);
  add(
    "Server: Python checks a second, two at once",
    await checksPerSecond(() => check(PYTHON)),
    "4",
    plainRate,
  );
  const pythonMb = await largestWhile("pythonChild", async () => {
    for (let count = 0; count < ROUNDS; count += 1) await check(PYTHON);
  });
  add(
    "Server: memory of a Python check",
    `${pythonMb} MB`,
    "250 MB",
    `${median(plain.map(({ mb }) => mb))} MB`,
  );
  const sqlMb = await largestWhile("sqlChild", () => check(SQL));
  add("Server: a SQL check", `${Math.round(await repeat(ROUNDS, () => timed(() => check(SQL))))} ms`, "");
  add("Server: memory of a SQL check", `${sqlMb} MB`, "500 MB");
  await checker.stop(0);
}

/** In this thread, as a judge's thread does it. */
async function measureJudge(): Promise<void> {
  const slowest = { ms: 0, name: "" };
  for (const [name, task] of largestReports()) {
    const ms = await repeat(ROUNDS, () => timed(async () => judgeReport(task)));
    if (ms > slowest.ms) Object.assign(slowest, { ms, name });
  }
  add(
    `Server: judging the largest report, slowest of 20 shapes (${slowest.name})`,
    `${Math.round(slowest.ms)} ms`,
    "50 ms",
  );
}

const lab = await startLabServer();
const browserServer = await chromium.launchServer({
  executablePath: process.env.CHROMIUM || undefined,
  chromiumSandbox: process.getuid?.() !== 0,
});
await measureBrowser(browserServer, lab.origin);
await browserServer.close();
await lab.stop();
await measureChecker();
await measureJudge();
await writeResults({ name: "practice", title: `Practice labs, medians of ${ROUNDS}`, rows });
process.exit(0);
