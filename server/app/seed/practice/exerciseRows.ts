import type { ExerciseContent } from "../../../features/practice/exercises/exercise.content";
import { ExerciseKind, ExerciseLevel } from "../../../features/practice/exercises/exercise.content";
import type {
  ExerciseTest,
  ExerciseTestInput,
} from "../../../features/practice/exercises/exerciseTest.content";
import { TestKind, TestVisibility } from "../../../features/practice/exercises/exerciseTest.content";
import { testsFrom } from "../../../features/practice/exercises/exerciseTests";
import type { ExerciseSeed, PythonTestSeed, SqlTestSeed } from "./exerciseSeed";
import { bootcampExercises, pythonExercises } from "./python/pythonExercises";
import { sqlExercises } from "./sql/sqlExercises";

type Row = ExerciseContent & { slug: string; tests: ExerciseTest[] };

const NOTHING = { call: "", setup: "", input: "", isTypeStrict: false, uses: [], avoids: [] };

function partsOf(test: PythonTestSeed | SqlTestSeed): Partial<ExerciseTestInput> {
  if (test.kind === "structure") return test.rule;
  if (test.kind === "program") return { input: test.stdin.join("\n") };
  const { setup = "" } = test;
  return test.kind === "rows" ? { setup } : { call: test.call, setup };
}

function testInput(test: PythonTestSeed | SqlTestSeed): ExerciseTestInput {
  const kind = TestKind[test.kind.toUpperCase() as keyof typeof TestKind];
  const { visibility, about } = test;
  return { ...NOTHING, ...partsOf(test), kind, visibility: TestVisibility[visibility], about };
}

function rowOf(seed: ExerciseSeed, isOpen: boolean): Row {
  const kind = ExerciseKind[seed.kind];
  return {
    ...{ files: [], setup: "", isOrdered: false, tolerance: null },
    ...seed,
    kind,
    level: ExerciseLevel[seed.level],
    tests: testsFrom(kind, seed.tests.map(testInput)),
    isOpen,
    isPublished: true,
  };
}

/** Without expected values. The bootcamp's exercises belong to its seasons, all others are open. */
export function exerciseRows(): Row[] {
  return [
    ...pythonExercises.map((seed) => rowOf(seed, true)),
    ...bootcampExercises.map((seed) => rowOf(seed, false)),
    ...sqlExercises.map((seed) => rowOf(seed, true)),
  ];
}
