import { once } from "node:events";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { CheckerFault, CheckerUnavailable } from "./askChecker";
import type { Judgement, JudgeTask } from "./judgeReport";

interface Answer {
  judgement?: Judgement;
  problem?: string;
}

/** From source, as in development and tests, a loader has to read TypeScript. */
const IS_SOURCE = import.meta.url.endsWith(".ts");
const SOURCE = pathToFileURL(path.resolve("server/features/practice/checker/judgeWorker.ts")).href;
const LOAD_SOURCE = `import("tsx/esm/api").then(({ register }) => { register(); return import(${JSON.stringify(SOURCE)}); })`;
const PROGRAM = IS_SOURCE ? LOAD_SOURCE : path.resolve("dist/server/judge.js");

/** What the code gave could not be compared, and would not another time. */
export class JudgingFailed extends CheckerFault {}

interface JudgeOptions {
  program: string;
  /** Whether the program is code, not a file. */
  isCode: boolean;
  /** A report of the largest size takes a small part of it. */
  deadlineMs: number;
}

const MEMORY_MB = 128;

async function startWorker({ program, isCode }: JudgeOptions): Promise<Worker> {
  const resourceLimits = { maxOldGenerationSizeMb: MEMORY_MB };
  const worker = new Worker(program, { env: {}, eval: isCode, execArgv: [], resourceLimits });
  // A thread that fails ends, too, which is noticed.
  worker.on("error", () => {});
  // It says that it is ready.
  await once(worker, "message");
  worker.unref();
  return worker;
}

/** Null if the time is up, or its memory. */
async function ask(worker: Worker, task: JudgeTask, deadlineMs: number): Promise<Answer | null> {
  return new Promise((resolve) => {
    const end = (answer: Answer | null) => {
      clearTimeout(timer);
      worker.off("message", end);
      worker.off("exit", fail);
      resolve(answer);
    };
    const fail = () => end(null);
    const timer = setTimeout(fail, deadlineMs);
    worker.on("message", end);
    worker.on("exit", fail);
    worker.postMessage(task);
  });
}

/** Judges in a thread of its own, one report after the other: this one serves pages. */
export function createJudge(options: JudgeOptions): (task: JudgeTask) => Promise<Judgement> {
  let judge: Promise<Worker> | null = null;
  let turn: Promise<unknown> = Promise.resolve();

  async function judgeNow(task: JudgeTask): Promise<Judgement> {
    judge ??= startWorker(options);
    const worker = await judge.catch(() => null);
    const answer = worker && (await ask(worker, task, options.deadlineMs));
    if (!answer) {
      judge = null;
      void worker?.terminate();
    }
    // No fault of the code, such as a machine without memory for a thread: it is judged later.
    if (!worker) throw new CheckerUnavailable("The judge doesn’t start.");
    if (answer?.judgement) return answer.judgement;
    throw new JudgingFailed(`Code couldn’t be judged: ${answer?.problem?.slice(0, 200) ?? "the time is up"}`);
  }

  return async (task) => {
    const judged = turn.then(() => judgeNow(task));
    turn = judged.catch(() => {});
    return judged;
  };
}

export const judgeApart = createJudge({ program: PROGRAM, isCode: IS_SOURCE, deadlineMs: 3000 });
