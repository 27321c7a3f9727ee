import path from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { Checker, type CheckerOptions } from "../../labs/checker/checker";
import {
  isStopped,
  type CheckReport,
  type Job,
  type PythonInput,
  type PythonOutcome,
  type SqlOutcome,
} from "../../labs/engine/jobs";

const GRACE_MS = 1_000;

export interface EngineCalls {
  python: (code: string, ...tests: PythonInput[]) => Promise<CheckReport>;
  sql: (code: string, setup?: string) => Promise<CheckReport>;
}

export function callsOf(check: (job: Job) => Promise<CheckReport>): EngineCalls {
  return {
    python: (code, ...tests) => check({ language: "python", code, files: [], tests }),
    sql: (code, setup = "") => check({ language: "sql", code, data: [{ setup }] }),
  };
}

/** A checker in this process, with the built children. */
export function useChecker(options: Partial<CheckerOptions> = {}): EngineCalls {
  const never = new AbortController().signal;
  let checker: Checker;
  beforeAll(() => {
    checker = new Checker({ folder: path.join(inject("labs"), "checker"), ...options });
  });
  afterAll(() => checker.stop(GRACE_MS));
  return callsOf((job) => checker.check(job, { signal: never }));
}

export const program = (...stdin: string[]): PythonInput => ({ kind: "program", stdin });
export const call = (text: string, setup?: string): PythonInput => ({
  kind: "call",
  call: text,
  ...(setup !== undefined && { setup }),
});

export function pythonOutcome(report: CheckReport, index = 0): PythonOutcome {
  const outcome = report.outcomes[index];
  if (!outcome || isStopped(outcome) || "sets" in outcome) throw new Error(JSON.stringify(report));
  return outcome;
}

export function sqlOutcome(report: CheckReport): SqlOutcome {
  const [outcome] = report.outcomes;
  if (!outcome || isStopped(outcome) || !("sets" in outcome)) throw new Error(JSON.stringify(report));
  return outcome;
}
