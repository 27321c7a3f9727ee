import type { LiveJob, LiveResult, PythonJob, PythonOutcome, Stopped } from "./jobs";
import type { GuestEnd, Python } from "./openPython";
import { readLiveResult, readPythonOutcome } from "./readOutcome";

export type PythonEnd = PythonOutcome | Stopped;

/** Each test starts from the same memory and files, and is given its own input only. */
export function* runPythonJob(python: Python, { code, files, tests }: PythonJob): Generator<PythonEnd> {
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

function outcomeOf(end: GuestEnd): PythonEnd {
  return stopOf(end) ?? readPythonOutcome(end.result) ?? { stopped: "crashed" };
}

function stopOf({ isBroken, refused, isOverOutput }: GuestEnd): Stopped | undefined {
  if (isBroken) return { stopped: "crashed" };
  if (refused !== undefined) return { stopped: "refused" };
  return isOverOutput ? { stopped: "output" } : undefined;
}
