import { isStopped, type CheckReport, type Job, type PlaceJob, type PythonJob } from "../engine/jobs";
import { Child, type ChildLimits } from "./child";
import { childCommand, findBubblewrap } from "./childCommand";
import { Pool, type RunOptions } from "./pool";

export interface CheckerOptions {
  /** Where the build put the children's programs. */
  folder: string;
  limits?: Partial<ChildLimits>;
  queueLimit?: number;
  /** Undefined: where it works. */
  bubblewrap?: string | null;
}

export type CheckOptions = Pick<RunOptions, "signal" | "owner">;

/** CPU time decides; the wall limit is for a machine without it, and long, because a busy machine is slow. */
const LIMITS: ChildLimits = { cpuMs: 6_000, wallMs: 15_000, memoryMb: 600, startMs: 30_000 };
/** Added to the shell's limit, which counts the start too. */
const START_CPU_SECONDS = 4;
const QUEUE_LIMIT = 50;
/** A program that does not end has its first 2,000 steps in far less; one that sleeps has no place. */
const PLACE_LIMITS = { cpuMs: 2_500, wallMs: 4_000 };

export class Checker {
  readonly #python: Pool;
  readonly #sql: Pool;
  readonly #isConfined: boolean;

  constructor({ folder, limits, queueLimit = QUEUE_LIMIT, bubblewrap }: CheckerOptions) {
    const all = { ...LIMITS, ...limits };
    const confinement = {
      folder,
      cpuSeconds: Math.ceil(all.cpuMs / 1_000) + START_CPU_SECONDS,
      bubblewrap: bubblewrap === undefined ? findBubblewrap(folder) : bubblewrap,
    };
    this.#isConfined = confinement.bubblewrap !== null;
    const starter = (script: string) => () => new Child(childCommand(script, confinement), all);
    this.#python = new Pool({ startChild: starter("pythonChild.mjs"), size: 2, spares: 1, queueLimit });
    // It needs more memory: none waits loaded.
    this.#sql = new Pool({ startChild: starter("sqlChild.mjs"), size: 1, spares: 0, queueLimit });
  }

  get state() {
    return { python: this.#python.state, sql: this.#sql.state, bubblewrap: this.#isConfined };
  }

  async check(job: Job, options: CheckOptions): Promise<CheckReport> {
    if (job.language === "sql") return this.#sql.run(job, options);
    const report = await this.#python.run(job, options);
    return this.#withPlace(report, job, options);
  }

  /** Says where a program was whose time was up, unless others wait for a verdict. */
  async #withPlace(report: CheckReport, job: PythonJob, options: CheckOptions): Promise<CheckReport> {
    const { outcomes } = report;
    if (this.#python.state.waiting > 0) return report;
    const last = outcomes.length - 1;
    const [stopped, test] = [outcomes[last], job.tests[last]];
    if (!stopped || !test || !isStopped(stopped) || stopped.stopped !== "time") return report;
    const again: PlaceJob = { ...job, tests: [test], isForPlace: true };
    // A full queue must not cost the report.
    const found = await this.#python.run(again, { ...options, limits: PLACE_LIMITS }).catch(() => null);
    const cpuMs = report.cpuMs + (found?.cpuMs ?? 0);
    const [seen] = found?.outcomes ?? [];
    if (!seen || !isStopped(seen) || !seen.place) return { ...report, cpuMs };
    return { cpuMs, outcomes: [...outcomes.slice(0, last), { ...stopped, place: seen.place }] };
  }

  async stop(graceMs: number): Promise<void> {
    await Promise.all([this.#python.stop(graceMs), this.#sql.stop(graceMs)]);
  }
}
