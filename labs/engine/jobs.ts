import type { Mutant } from "./mutants/mutant";
import type { TypedValue } from "./typedValue";

/**
 * What the code must or must not contain: `for`, `while`, `if`, `def`, `class`, `comprehension`, `lambda`, `try`, `with`,
 * `import`, `f-string`, `print`, `call:<name>` (also a method) or `recursion:<function>`.
 */
export interface StructureRule {
  uses?: string[];
  avoids?: string[];
}

/** What one test gives the interpreter. Never what it expects. */
export type PythonInput =
  | { kind: "call"; call: string; setup?: string }
  | { kind: "program"; stdin: string[] }
  | { kind: "raises"; call: string; setup?: string }
  | { kind: "structure"; rule: StructureRule };

export interface LabFile {
  /** A plain name, such as `orders.csv`; the code opens it by this name. */
  name: string;
  text: string;
}

export interface PythonJob {
  language: "python";
  code: string;
  files: LabFile[];
  tests: PythonInput[];
  /** Asks for wrong versions of the code, which is not run, in place of tests. */
  isForMutants?: true;
}

/** Asks the checker's child where the first test is after its first steps, because it was stopped. */
export interface PlaceJob extends PythonJob {
  isForPlace: true;
}

/** What a query runs on, in a database of its own. */
export interface DataSet {
  /** Makes and fills the tables. */
  setup: string;
  /** The same rows, stored in the opposite order: a query that does not sort shows it. */
  isReversed?: true;
}

export interface SqlJob {
  language: "sql";
  data: DataSet[];
  code: string;
}

export type Job = PythonJob | SqlJob;

export interface PythonError {
  /** The exception's class, which the learner may have named. */
  type: string;
  /** Classes that it is one of, too; `Exception` only of a class that the code made itself. */
  bases: string[];
  message: string;
  /** Of the learner's code; null if the error is in the test's own text. */
  line: number | null;
  /** Of a SyntaxError, from 1. */
  column?: number;
  /** Innermost last. */
  frames: { name: string; line: number }[];
  /** What CPython proposes: "Did you mean 'print'?" gives `print`, a forgotten import gives `import math`. */
  suggestion?: string;
  /** The names the message is about. */
  names: string[];
}

export interface PythonOutcome {
  value?: TypedValue;
  /** The value's own repr, cut. */
  shown?: string;
  /** Without the prompts of input(). */
  stdout: string;
  /** What the call printed, without what the code printed before it. */
  printed?: string;
  error?: PythonError;
  structure?: { missing: string[]; forbidden: string[] };
  mutants?: Mutant[];
  ms: number;
}

export type SqlKind = "number" | "text" | "boolean" | "time" | "other";

export interface SqlColumn {
  name: string;
  kind: SqlKind;
}

export interface SqlSet {
  columns: SqlColumn[];
  /** In PostgreSQL's own spelling, at most 1,000. */
  rows: (string | null)[][];
  /** Of all rows. */
  count: number;
  affected: number;
}

export interface SqlError {
  message: string;
  /** SQLSTATE. */
  code: string;
  /** The data set failed, not the learner's code. */
  isInSetup?: true;
  /** In characters of the learner's code, from 1. */
  position?: number;
  hint?: string;
  detail?: string;
}

export interface SqlOutcome {
  sets: SqlSet[];
  error?: SqlError;
  ms: number;
}

export type Outcome = PythonOutcome | SqlOutcome;

export type StopReason = "time" | "memory" | "refused" | "crashed" | "output";

/** Where a program was. */
export interface CodePlace {
  line: number;
  /** The newest variables there, such as `total = 345`. */
  values: string[];
}

export interface Stopped {
  stopped: StopReason;
  /** Where it still was, if the time was up. */
  place?: CodePlace;
}

/** An outcome for each test or data set, in order. Those after one that was stopped have none. */
export interface CheckReport {
  outcomes: (Outcome | Stopped)[];
  cpuMs: number;
}

export interface TraceStep {
  line: number;
  event: "line" | "return" | "exception";
  /** The function's name; `<module>` outside of functions. */
  name: string;
  depth: number;
  locals: Record<string, string>;
  /** How many characters were printed so far. */
  printed: number;
  /** What a function returned, or the exception. */
  value?: string;
}

/** One run of the learner's program in the browser. */
export interface LiveJob {
  language: "python";
  code: string;
  files: LabFile[];
  /** The lines given so far: when the program asks for one more, it ends, and is replayed with that line. */
  input: string[];
  /** Of `random`: stays the same while one run is replayed. */
  seed?: number;
  /** At most so many steps are recorded; the run ends after them. */
  trace?: number;
}

export interface LiveResult {
  error?: PythonError;
  /** It asks for one more line of input. */
  asks?: { prompt: string };
  stopped?: StopReason;
  trace?: TraceStep[];
  /** What the import gate refused. */
  denied?: string;
  ms: number;
}

export const LIMITS = {
  codeCharacters: 20_000,
  tests: 30,
  /** Of each test one, and its rows in another order. */
  dataSets: 60,
  files: 10,
  fileCharacters: 200_000,
  setupCharacters: 500_000,
  inputLines: 200,
  traceSteps: 2_000,
  rows: 1_000,
} as const;

export function isStopped(outcome: Outcome | Stopped | LiveResult): outcome is Stopped {
  return "stopped" in outcome && outcome.stopped !== undefined;
}
