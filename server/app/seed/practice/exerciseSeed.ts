export interface StructureRuleSeed {
  uses?: string[];
  avoids?: string[];
}

/** What one test gives the interpreter; the checker fills in the expected values by running the solution. */
type PythonInputSeed =
  | { kind: "call"; call: string; setup?: string }
  | { kind: "program"; stdin: string[] }
  | { kind: "raises"; call: string; setup?: string }
  | { kind: "structure"; rule: StructureRuleSeed };

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

export type PythonTestSeed = TestSeed & PythonInputSeed;
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
  isOpen: boolean;
}

export interface PythonExerciseSeed extends CommonSeed {
  kind: "PYTHON";
  files?: { name: string; text: string }[];
  tests: PythonTestSeed[];
}

export interface SqlExerciseSeed extends CommonSeed {
  kind: "SQL";
  setup: string;
  isOrdered: boolean;
  tests: SqlTestSeed[];
}

export type ExerciseSeed = PythonExerciseSeed | SqlExerciseSeed;
