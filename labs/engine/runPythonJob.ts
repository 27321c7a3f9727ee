import { lastPlace } from "./codePlace";
import {
  LIMITS,
  type LiveJob,
  type LiveResult,
  type PythonJob,
  type PythonOutcome,
  type Stopped,
} from "./jobs";
import type { GuestEnd, Python } from "./openPython";
import { readLiveResult, readPythonOutcome } from "./readOutcome";
import { programOf } from "./storedTest";

export type PythonEnd = PythonOutcome | Stopped;

/** Each test starts from the same memory and files, and is given its own input only. */
export function* runPythonJob(python: Python, job: PythonJob): Generator<PythonEnd> {
  const { code, files, tests } = job;
  if (job.isForMutants) yield outcomeOf(python.run({ code, files, test: { kind: "mutants" } }, "check"));
  for (const test of tests) {
    const end = python.run({ code, files, test }, "check");
    yield outcomeOf(end);
    if (end.isBroken) return;
  }
}

export function runLiveJob(python: Python, job: LiveJob): { result: LiveResult; isBroken: boolean } {
  const end = python.run(job, "live");
  const { isBroken } = end;
  const stopped = stopOf(end);
  if (!stopped) return { result: readLiveResult(end.result), isBroken };
  return { result: { ...stopped, ms: 0, ...(end.refused && { denied: end.refused }) }, isBroken };
}

/** Runs the first steps of the first test again, which did not end. */
export function findPlace(python: Python, { tests: [test], ...learners }: PythonJob): Stopped {
  if (!test) return { stopped: "time" };
  const job = { language: "python", ...programOf(learners, test), trace: LIMITS.traceSteps } as const;
  const place = lastPlace(learners.code, runLiveJob(python, job).result.trace);
  return { stopped: "time", ...(place && { place }) };
}

function outcomeOf(end: GuestEnd): PythonEnd {
  return stopOf(end) ?? readPythonOutcome(end.result) ?? { stopped: "crashed" };
}

function stopOf({ isBroken, refused, isOverOutput }: GuestEnd): Stopped | undefined {
  if (isBroken) return { stopped: "crashed" };
  if (refused !== undefined) return { stopped: "refused" };
  return isOverOutput ? { stopped: "output" } : undefined;
}
