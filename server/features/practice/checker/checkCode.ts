import type { CheckerAddress } from "../../../core/checkerAddress";
import { ExerciseKind } from "../exercises/exercise.content";
import { TestVisibility } from "../exercises/exerciseTest.content";
import { askChecker } from "./askChecker";
import type { Checked } from "./checked";
import { jobOf } from "./jobOf";
import { judgeApart } from "./judgeApart";
import type { Judgement } from "./judgeReport";
import type { TestResult } from "./testResult";

const RUNTIMES = { [ExerciseKind.PYTHON]: "Python 3.14", [ExerciseKind.SQL]: "PostgreSQL 18" };

export interface CodeRun {
  code: string;
  /** Whose turn at the checker it takes: an account's id, or the name of work in the background. */
  owner: string;
}

export interface CodeCheck {
  passed: boolean;
  results: TestResult[];
  runtime: string;
  /** Processor time that the code took. */
  cpuMs: number;
}

/** Returns the checker's report, which `judgeCode` reads. */
export async function runCode(
  address: CheckerAddress | null,
  exercise: Checked,
  { code, owner }: CodeRun,
): Promise<string> {
  return askChecker(address, { ...jobOf(exercise, code), owner });
}

export async function judgeCode(exercise: Checked, code: string, report: string): Promise<Judgement> {
  const { kind, setup, isOrdered, tolerance, tests } = exercise;
  return judgeApart({ exercise: { kind, setup, isOrdered, tolerance, tests }, code, report });
}

export async function checkCode(
  address: CheckerAddress | null,
  exercise: Checked,
  run: CodeRun,
): Promise<CodeCheck> {
  const { results, cpuMs } = await judgeCode(exercise, run.code, await runCode(address, exercise, run));
  const passed = results.length > 0 && results.every((result) => result.passed);
  return { passed, results, runtime: RUNTIMES[exercise.kind], cpuMs };
}

/** Nothing is hidden from staff. */
export function unhidden(exercise: Checked): Checked {
  const tests = exercise.tests.map((test) => ({ ...test, visibility: TestVisibility.VISIBLE }));
  return { ...exercise, tests };
}
