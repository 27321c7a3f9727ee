import type { LabFile, PythonInput } from "../../../../labs/engine/jobs";

/** Without its own set-up, a test uses the exercise's data. */
interface RowsInputSeed {
  kind: "rows";
  setup?: string;
}

/** `about` is unique in its exercise; learners see it when a hidden test fails, so it names no values. */
interface TestSeed {
  visibility: "VISIBLE" | "HIDDEN";
  about: string;
}

export type PythonTestSeed = TestSeed & PythonInput;
export type SqlTestSeed = TestSeed & RowsInputSeed;

interface CommonSeed {
  title: string;
  slug: string;
  topic: string;
  level: "BASIC" | "MEDIUM" | "ADVANCED";
  minutes: number;
  prompt: string;
  starterCode: string;
  solution: string;
  hints: string[];
  tolerance?: number;
}

export interface PythonExerciseSeed extends CommonSeed {
  kind: "PYTHON";
  files?: LabFile[];
  tests: PythonTestSeed[];
}

export interface SqlExerciseSeed extends CommonSeed {
  kind: "SQL";
  setup: string;
  isOrdered: boolean;
  tests: SqlTestSeed[];
}

export type ExerciseSeed = PythonExerciseSeed | SqlExerciseSeed;
