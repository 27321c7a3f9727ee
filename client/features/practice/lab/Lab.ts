import type { LabMessage, LabRequest } from "../../../../labs/browser/messages";
import { lastPlace } from "../../../../labs/engine/codePlace";
import type {
  CheckReport,
  CodePlace,
  Job,
  LiveJob,
  LiveResult,
  Outcome,
  Stopped,
} from "../../../../labs/engine/jobs";
import { readLiveResult, readPythonOutcome } from "../../../../labs/engine/readOutcome";
import { LabFrame } from "./LabFrame";
import { DownloadFailed } from "./DownloadFailed";
import { loadKit, type LabProgress } from "./loadKit";

export interface LabOptions {
  language: "python" | "sql";
  onProgress?: (progress: LabProgress) => void;
}

export interface RunOptions {
  /** The whole output so far. */
  onOutput: (text: string) => void;
  /** Asks the person for one line; null ends the program. */
  ask: (prompt: string) => Promise<string | null>;
  limitMs?: number;
}

export type LiveProgram = Pick<LiveJob, "code" | "files">;

export interface RunEnd extends Omit<LiveResult, "asks"> {
  output: string;
  /** Where a program that was stopped still was. */
  place?: CodePlace;
  isCancelled?: boolean;
}

/** The worker's answer, or why there is none. */
type Answer = LabMessage | "time" | "stop";

interface Pending {
  finish: (answer: Answer) => void;
  onOutput: (text: string) => void;
}

const LIMIT_MS = 5_000;
const TRACE_STEPS = 2_000;
const MAX_SEED = 2 ** 31;

/** Runs Python or SQL in the page. One request at a time; `open` may be called again after a failure. */
export class Lab {
  readonly #options: LabOptions;
  #opening: Promise<void> | undefined;
  #frame: LabFrame | undefined;
  #port: MessagePort | undefined;
  #pending: Pending | undefined;
  #settled: Promise<unknown> = Promise.resolve();
  #id = 0;
  /** Counts what was closed: an opening that is under way must not outlive it. */
  #closings = 0;

  constructor(options: LabOptions) {
    this.#options = options;
  }

  open(): Promise<void> {
    this.#opening ??= this.#open().catch((error: unknown) => {
      this.close();
      throw error;
    });
    return this.#opening;
  }

  /** Runs a program, and again with one more line each time it asks for input. */
  async run(program: LiveProgram, options: RunOptions): Promise<RunEnd> {
    const job: LiveJob = {
      language: "python",
      ...program,
      input: [],
      seed: Math.floor(Math.random() * MAX_SEED),
    };
    let shown = "";
    for (;;) {
      const onOutput = (text: string) => {
        // A replay repeats what is there already.
        if (shown.startsWith(text)) return;
        shown = text;
        options.onOutput(text);
      };
      const end = await this.#runOnce(job, { onOutput, limitMs: options.limitMs ?? LIMIT_MS });
      if (!end.asks) return end;
      const line = await options.ask(end.asks.prompt);
      if (line === null) return { output: shown, ms: end.ms, isCancelled: true };
      job.input = [...job.input, line];
    }
  }

  /** The steps of a run, for the step-through. */
  async trace(program: LiveProgram, input: string[]): Promise<RunEnd> {
    const job: LiveJob = { language: "python", ...program, input, seed: 1, trace: TRACE_STEPS };
    return this.#runOnce(job, { onOutput: () => {}, limitMs: LIMIT_MS });
  }

  async check(job: Job, limitMs = LIMIT_MS): Promise<CheckReport> {
    const message = await this.#ask({ id: ++this.#id, kind: "check", job }, { onOutput: () => {}, limitMs });
    if (message === "time" || message === "stop") return { outcomes: [{ stopped: "time" }], cpuMs: 0 };
    if (message.kind !== "check") return { outcomes: [{ stopped: "crashed" }], cpuMs: 0 };
    return { outcomes: message.outcomes.map((outcome) => readOutcome(job, outcome)), cpuMs: 0 };
  }

  /** Ends what runs, and is ready again after it. */
  async stop(): Promise<void> {
    this.#pending?.finish("stop");
    await this.#settled;
  }

  close(): void {
    this.#closings += 1;
    this.#pending?.finish("stop");
    this.#port?.close();
    this.#frame?.close();
    this.#frame = undefined;
    this.#port = undefined;
    this.#opening = undefined;
  }

  async #open(): Promise<void> {
    const { language, onProgress = () => {} } = this.#options;
    const closings = this.#closings;
    const kit = await loadKit(language, onProgress).catch((cause: unknown) => {
      throw new DownloadFailed("The lab's files couldn’t be loaded.", { cause });
    });
    const frame = await LabFrame.open(kit.frame);
    if (closings !== this.#closings) {
      frame.close();
      throw new Error("The lab was closed.");
    }
    this.#frame = frame;
    this.#listen(await frame.start(kit));
  }

  async #restart(): Promise<void> {
    if (!this.#frame) return;
    this.#port?.close();
    this.#listen(await this.#frame.restart());
  }

  async #runOnce(
    job: LiveJob,
    { onOutput, limitMs }: { onOutput: (text: string) => void; limitMs: number },
  ): Promise<RunEnd & Pick<LiveResult, "asks">> {
    let output = "";
    const collect = (text: string) => {
      output += text;
      onOutput(output);
    };
    const answer = await this.#ask({ id: ++this.#id, kind: "live", job }, { onOutput: collect, limitMs });
    if (typeof answer === "object") {
      return { ...readLiveResult(answer.kind === "live" ? answer.result : null), output };
    }
    const place = job.trace === undefined ? await this.#findPlace(job) : {};
    const reason = answer === "time" ? { stopped: "time" as const } : { isCancelled: true };
    return { ...reason, ...place, ms: limitMs, output };
  }

  /** Runs the first steps again to say where a program was when it was stopped. */
  async #findPlace(job: LiveJob): Promise<Pick<RunEnd, "place" | "trace">> {
    const { trace } = await this.#runOnce(
      { ...job, trace: TRACE_STEPS },
      { onOutput: () => {}, limitMs: LIMIT_MS },
    );
    const place = lastPlace(job.code, trace);
    return place && trace ? { place, trace } : {};
  }

  /** If it takes too long or is stopped, the engine is ready again when this returns. */
  async #ask(
    request: LabRequest,
    options: { onOutput: (text: string) => void; limitMs: number },
  ): Promise<Answer> {
    await this.open();
    if (this.#pending) throw new Error("The lab runs already.");
    const asked = this.#askOpened(request, options);
    this.#settled = asked.catch(() => {});
    return asked;
  }

  async #askOpened(
    request: LabRequest,
    { onOutput, limitMs }: { onOutput: (text: string) => void; limitMs: number },
  ): Promise<Answer> {
    const answer = await new Promise<Answer>((resolve) => {
      const timer = setTimeout(() => this.#pending?.finish("time"), limitMs);
      const finish = (given: Answer) => {
        clearTimeout(timer);
        this.#pending = undefined;
        resolve(given);
      };
      this.#pending = { finish, onOutput };
      this.#port?.postMessage(request);
    });
    const isBroken = typeof answer === "string" || ("isBroken" in answer && answer.isBroken);
    if (isBroken) await this.#restart();
    return answer;
  }

  #listen(port: MessagePort): void {
    this.#port = port;
    port.onmessage = ({ data }: MessageEvent<LabMessage | null>) => {
      if (!data || !("id" in data) || data.id !== this.#id) return;
      if (data.kind === "output") this.#pending?.onOutput(String(data.text));
      else this.#pending?.finish(data);
    };
  }
}

function readOutcome(job: Job, outcome: Outcome | Stopped): Outcome | Stopped {
  if (job.language === "sql") return outcome;
  return readPythonOutcome(outcome) ?? { stopped: "crashed" };
}
