import type { CheckedContent } from "../exercises/exercise.content";
import type { ExerciseTest } from "../exercises/exerciseTest.content";

/** What a verdict depends on; the solution is not part of it. */
export type Checked = Omit<CheckedContent, "solution"> & { tests: ExerciseTest[] };
