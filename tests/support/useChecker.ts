import path from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { Checker, type CheckerOptions } from "../../labs/checker/checker";
import {
  isStopped,
  type CheckReport,
  type PythonInput,
  type PythonOutcome,
  type SqlOutcome,
} from "../../labs/engine/jobs";

const GRACE_MS = 1_000;

export interface TestChecker {
  checker: Checker;
  python: (code: string, ...tests: PythonInput[]) => Promise<CheckReport>;
  sql: (code: string, setup?: string) => Promise<CheckReport>;
}

/** A checker in this process, with the built children. */
export function useChecker(options: Partial<CheckerOptions> = {}): TestChecker {
  const never = new AbortController().signal;
  const made: TestChecker = {
    checker: undefined as never,
    python: (code, ...tests) => made.checker.check({ language: "python", code, files: [], tests }, never),
    sql: (code, setup = "") => made.checker.check({ language: "sql", code, setup }, never),
  };
  beforeAll(() => {
    made.checker = new Checker({ folder: path.join(inject("labs"), "checker"), ...options });
  });
  afterAll(() => made.checker.stop(GRACE_MS));
  return made;
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
