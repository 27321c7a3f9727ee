import { inputOf } from "../../../../labs/engine/storedTest";
import type { CheckerAddress } from "../../../core/checkerAddress";
import { ExerciseKind } from "../exercises/exercise.content";
import { askChecker } from "./askChecker";
import type { Checked } from "./checked";
import type { Outcome } from "./judge";

async function runSql(
  address: CheckerAddress | null,
  { setup, tests }: Checked,
  code: string,
): Promise<Outcome[]> {
  const runs = new Map<string, Promise<Outcome>>();
  const outcomes: Outcome[] = [];
  for (const test of tests) {
    const data = test.setup || setup;
    const run =
      runs.get(data) ??
      askChecker(address, { language: "sql", setup: data, code }).then((report) => report.outcomes[0]);
    runs.set(data, run);
    outcomes.push(await run);
  }
  return outcomes;
}

/** One outcome for each test. */
export async function runTests(
  address: CheckerAddress | null,
  exercise: Checked,
  code: string,
): Promise<Outcome[]> {
  if (exercise.kind === ExerciseKind.SQL) return runSql(address, exercise, code);
  const { files, tests } = exercise;
  const job = { language: "python", code, files, tests: tests.map(inputOf) } as const;
  const { outcomes } = await askChecker(address, job);
  return tests.map((_test, index) => outcomes[index]);
}
