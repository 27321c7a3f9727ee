import type { CheckerAddress } from "../../server/core/checkerAddress";
import type { Checked } from "../../server/features/practice/checker/checked";
import { checkCode, type CodeRun } from "../../server/features/practice/checker/checkCode";
import type { TestResult } from "../../server/features/practice/checker/testResult";

/** Most wrong code fails its first test: the others, which each have data of their own, need not run. Null if all pass. */
export async function firstFailure(
  address: CheckerAddress | null,
  exercise: Checked,
  run: CodeRun,
): Promise<TestResult | null> {
  for (const test of exercise.tests) {
    const { results } = await checkCode(address, { ...exercise, tests: [test] }, run);
    const failed = results.find(({ passed }) => !passed);
    if (failed) return failed;
  }
  return null;
}
