import type { CheckerAddress } from "../../../core/checkerAddress";
import { ExerciseKind } from "../exercises/exercise.content";
import type { Checked } from "./checked";
import { runTests } from "./runTests";
import type { TestResult } from "./testResult";
import { judgeTests } from "./testResult";

const RUNTIMES = { [ExerciseKind.PYTHON]: "Python 3.14", [ExerciseKind.SQL]: "PostgreSQL 18" };

interface CodeCheck {
  passed: boolean;
  results: TestResult[];
  runtime: string;
}

export async function checkCode(
  address: CheckerAddress | null,
  exercise: Checked,
  code: string,
): Promise<CodeCheck> {
  const results = judgeTests(exercise, { code, outcomes: await runTests(address, exercise, code) });
  const passed = results.length > 0 && results.every((result) => result.passed);
  return { passed, results, runtime: RUNTIMES[exercise.kind] };
}
