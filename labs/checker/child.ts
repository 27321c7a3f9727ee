import { spawn, type ChildProcess } from "node:child_process";
import type { CheckReport, Job, StopReason } from "../engine/jobs";
import type { ChildCommand } from "./childCommand";
import { deferred } from "./deferred";
import type { ReportLine } from "./reportLines";
import { watchProcess, type ProcessLimits } from "./watchProcess";

export interface JobLimits extends ProcessLimits {
  wallMs: number;
}

export interface ChildLimits extends JobLimits {
  startMs: number;
}

const MAX_PROTOCOL_CHARACTERS = 4_000_000;
const MAX_COMPLAINT_CHARACTERS = 1_000;

/** A process that runs one job. It gets an empty environment, its job, and nothing else. */
export class Child {
  readonly #process: ChildProcess;
  readonly #limits: ChildLimits;
  readonly #ready = deferred<boolean>();
  readonly #done = deferred<void>();
  readonly #exited = deferred<void>();
  readonly #report: CheckReport = { outcomes: [], cpuMs: 0 };
  #rest = "";
  #received = 0;
  #complaint = "";
  #isDone = false;
  #hasExited = false;
  #stopped: StopReason | undefined;

  constructor({ file, args }: ChildCommand, limits: ChildLimits) {
    this.#limits = limits;
    // A group of its own, so that whatever it starts dies with it.
    this.#process = spawn(file, args, { env: {}, stdio: ["pipe", "pipe", "pipe"], detached: true });
    this.#process.stdout?.setEncoding("utf8").on("data", (text: string) => this.#receive(text));
    this.#process.stderr?.setEncoding("utf8").on("data", (text: string) => {
      this.#complaint = (this.#complaint + text).slice(0, MAX_COMPLAINT_CHARACTERS);
    });
    this.#process.stdin?.on("error", () => {});
    this.#process.on("error", () => this.#end());
    this.#process.on("close", (_, signal) => {
      if (signal === "SIGXCPU") this.#stopped ??= "time";
      // V8 aborts when its own heap is full.
      if (signal === "SIGABRT") this.#stopped ??= "memory";
      this.#end();
    });
    const timer = setTimeout(() => this.kill(), limits.startMs);
    void this.#ready.promise.then(() => clearTimeout(timer));
  }

  get hasExited(): boolean {
    return this.#hasExited;
  }

  /** Whether it started. */
  get ready(): Promise<boolean> {
    return this.#ready.promise;
  }

  get exited(): Promise<void> {
    return this.#exited.promise;
  }

  async run(job: Job, own: Partial<JobLimits> = {}): Promise<CheckReport> {
    const limits = { ...this.#limits, ...own };
    const { pid } = this.#process;
    if (!(await this.#ready.promise) || pid === undefined) {
      throw new Error(`The child did not start. ${this.#complaint}`);
    }
    const timer = setTimeout(() => this.#stop("time"), limits.wallMs);
    const watch = watchProcess(pid, {
      limits,
      onExceeded: (reason) => this.#stop(reason),
    });
    this.#process.stdin?.end(JSON.stringify(job));
    // Its end takes a while; nobody has to wait for it.
    await Promise.race([this.#done.promise, this.#exited.promise]);
    clearTimeout(timer);
    watch.stop();
    this.kill();
    if (this.#isDone) return this.#report;
    this.#report.cpuMs = watch.cpuMs();
    this.#report.outcomes.push({ stopped: this.#stopped ?? "crashed" });
    return this.#report;
  }

  kill(): void {
    const { pid } = this.#process;
    if (pid === undefined || this.#hasExited) return;
    try {
      process.kill(-pid, "SIGKILL");
    } catch {
      this.#process.kill("SIGKILL");
    }
  }

  #stop(reason: StopReason): void {
    this.#stopped ??= reason;
    this.kill();
  }

  #end(): void {
    this.#hasExited = true;
    this.#ready.resolve(false);
    this.#exited.resolve();
  }

  #receive(text: string): void {
    this.#received += text.length;
    if (this.#received > MAX_PROTOCOL_CHARACTERS) {
      this.#stop("output");
      return;
    }
    this.#rest += text;
    if (!text.includes("\n")) return;
    const lines = this.#rest.split("\n");
    this.#rest = lines.pop() ?? "";
    for (const line of lines) this.#readLine(line);
  }

  #readLine(line: string): void {
    const given = readLine(line);
    if (!given) this.#stop("crashed");
    else if (given.kind === "ready") this.#ready.resolve(true);
    else if (given.kind === "outcome" && !this.#isDone) this.#report.outcomes.push(given.outcome);
    else if (given.kind === "done") {
      this.#isDone = true;
      this.#report.cpuMs = given.cpuMs;
      this.#done.resolve();
    }
  }
}

/** Undefined if it is none: only the engine writes lines, while the gate holds. */
function readLine(line: string): ReportLine | undefined {
  try {
    const given: unknown = JSON.parse(line);
    return typeof given === "object" && given !== null ? (given as ReportLine) : undefined;
  } catch {
    return undefined;
  }
}
