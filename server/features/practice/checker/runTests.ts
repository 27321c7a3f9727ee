import type { CheckerAddress } from "../../../core/checkerAddress";
import type { CheckedContent } from "../exercises/exercise.content";
import { ExerciseKind } from "../exercises/exercise.content";
import type { ExerciseTest } from "../exercises/exerciseTest.content";
import { TestKind } from "../exercises/exerciseTest.content";
import { askChecker } from "./askChecker";
import type { CheckReport, PythonInput, StructureRule } from "./jobs";

export type Outcome = CheckReport["outcomes"][number];

/** What a run depends on; the solution is not part of it. */
export type Checked = Omit<CheckedContent, "solution"> & { tests: ExerciseTest[] };

function ruleOf({ uses, avoids }: ExerciseTest): StructureRule {
  return { ...(uses.length > 0 && { uses }), ...(avoids.length > 0 && { avoids }) };
}

/** Inputs alone: expected values never reach the process that runs learners' code. */
export function inputOf(test: ExerciseTest): PythonInput {
  const { kind, call, setup, input } = test;
  if (kind === TestKind.PROGRAM) return { kind: "program", stdin: input === "" ? [] : input.split("\n") };
  if (kind === TestKind.STRUCTURE) return { kind: "structure", rule: ruleOf(test) };
  return { kind: kind === TestKind.RAISES ? "raises" : "call", call, ...(setup && { setup }) };
}

async function runSql(
  address: CheckerAddress | null,
  { setup, tests }: Checked,
  code: string,
): Promise<Outcome[]> {
  const runs = new Map<string, Promise<Outcome | undefined>>();
  const outcomes: Outcome[] = [];
  for (const test of tests) {
    const data = test.setup || setup;
    const run =
      runs.get(data) ??
      askChecker(address, { language: "sql", setup: data, code }).then((report) => report.outcomes[0]);
    runs.set(data, run);
    outcomes.push((await run) ?? { stopped: "crashed" });
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
  return tests.map((_test, index) => outcomes[index] ?? { stopped: "crashed" });
}
