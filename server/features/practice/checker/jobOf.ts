import type { Job } from "../../../../labs/engine/jobs";
import { dataSetsOf, inputOf } from "../../../../labs/engine/storedTest";
import { ExerciseKind } from "../exercises/exercise.content";
import type { Checked } from "./checked";

/** What the checker runs; expected values stay here. */
export function jobOf(exercise: Checked, code: string, isStoredTwice: boolean): Job {
  const { kind, setup, files, tests } = exercise;
  if (kind === ExerciseKind.SQL)
    return { language: "sql", code, data: dataSetsOf({ setup, isStoredTwice }, tests) };
  return { language: "python", code, files, tests: tests.map(inputOf) };
}
