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
  /** A solution in SQL, which must be the one right answer, also runs on the same rows in another order. */
  isSolution?: boolean;
}

export interface CodeCheck {
  passed: boolean;
  results: TestResult[];
  runtime: string;
  /** Processor time that the code took. */
  cpuMs: number;
}

function isStoredTwice({ isOrdered }: Checked, { isSolution = false }: CodeRun): boolean {
  return isOrdered || isSolution;
}

/** Returns the checker's report, which `judgeCode` reads. */
export async function runCode(
  address: CheckerAddress | null,
  exercise: Checked,
  run: CodeRun,
): Promise<string> {
  const job = jobOf(exercise, run.code, isStoredTwice(exercise, run));
  return askChecker(address, { ...job, owner: run.owner });
}

export async function judgeCode(exercise: Checked, run: CodeRun, report: string): Promise<Judgement> {
  const { kind, setup, isOrdered, tolerance, tests } = exercise;
  const judged = { kind, setup, isOrdered, tolerance, tests, isStoredTwice: isStoredTwice(exercise, run) };
  return judgeApart({ exercise: judged, code: run.code, isSolution: run.isSolution, report });
}

export async function checkCode(
  address: CheckerAddress | null,
  exercise: Checked,
  run: CodeRun,
): Promise<CodeCheck> {
  const { results, cpuMs } = await judgeCode(exercise, run, await runCode(address, exercise, run));
  const passed = results.length > 0 && results.every((result) => result.passed);
  return { passed, results, runtime: RUNTIMES[exercise.kind], cpuMs };
}

/** Nothing is hidden from staff. */
export function unhidden(exercise: Checked): Checked {
  const tests = exercise.tests.map((test) => ({ ...test, visibility: TestVisibility.VISIBLE }));
  return { ...exercise, tests };
}
