import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { ReportLine } from "../../../labs/checker/reportLines";
import { watchProcess } from "../../../labs/checker/watchProcess";
import { isStopped, type CheckReport, type Job, type StopReason } from "../../../labs/engine/jobs";

const FLAGS = ["--no-warnings", "--disallow-code-generation-from-strings"];
/** Less than the checker grants: right code takes milliseconds, and putting a database back some tens. */
const CPU_MS = 600;
const MEMORY_MB = 800;

export interface EngineOptions {
  program: string;
  /** Of the checker's parts. */
  folder: string;
  language: Job["language"];
  cpuMs?: number;
}

interface Running {
  child: ChildProcess;
  lines: AsyncIterator<string>;
}

/** One engine that runs job after job; after one that stops it, a new process starts. */
export class EngineProcess {
  readonly #args: string[];
  readonly #cpuMs: number;
  #running: Running | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  constructor({ program, folder, language, cpuMs = CPU_MS }: EngineOptions) {
    this.#args = [...FLAGS, program, folder, language];
    this.#cpuMs = cpuMs;
  }

  run(job: Job): Promise<CheckReport> {
    const report = this.#turn.then(() => this.#runNow(job));
    this.#turn = report.catch(() => {});
    return report;
  }

  async stop(): Promise<void> {
    const child = this.#running?.child;
    this.#running = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill("SIGKILL");
    await exited;
  }

  async #runNow(job: Job): Promise<CheckReport> {
    const running = this.#running ?? (await this.#start());
    let stopped: StopReason | undefined;
    const watch = watchProcess(running.child.pid ?? 0, {
      limits: {
        memoryMb: MEMORY_MB,
        cpuMs: this.#cpuMs * (job.language === "sql" ? job.data.length : 1),
      },
      onExceeded: (reason) => {
        stopped = reason;
        running.child.kill("SIGKILL");
      },
    });
    running.child.stdin?.write(`${JSON.stringify(job)}\n`);
    const outcomes: CheckReport["outcomes"] = [];
    let line = await readLine(running);
    while (line?.kind === "outcome") {
      outcomes.push(line.outcome);
      line = await readLine(running);
    }
    watch.stop();
    if (line?.kind !== "done") await this.stop();
    if (stopped) outcomes.push({ stopped });
    if (!line && !outcomes.some(isStopped)) throw new Error("The engine ended by itself.");
    return { outcomes, cpuMs: watch.cpuMs() };
  }

  async #start(): Promise<Running> {
    const child = spawn(process.execPath, this.#args, { env: {}, stdio: ["pipe", "pipe", "inherit"] });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    this.#running = { child, lines };
    if ((await readLine(this.#running))?.kind !== "ready") throw new Error("The engine did not start.");
    return this.#running;
  }
}

/** Undefined once the process has ended. */
async function readLine({ lines }: Running): Promise<ReportLine | undefined> {
  const next = await lines.next();
  return next.done ? undefined : (JSON.parse(next.value) as ReportLine);
}
