export type TypedValue =
  | null
  | boolean
  | string
  | number
  | { int: string }
  | { float: string }
  | { list: TypedValue[] }
  | { tuple: TypedValue[] }
  | { set: TypedValue[] }
  | { dict: [TypedValue, TypedValue][] }
  | { object: string; repr: string }
  | { too_deep: 1 };

export interface StructureRule {
  uses?: string[];
  avoids?: string[];
}

export type PythonInput =
  | { kind: "call" | "raises"; call: string; setup?: string }
  | { kind: "program"; stdin: string[] }
  | { kind: "structure"; rule: StructureRule };

export interface PythonJob {
  language: "python";
  code: string;
  files: { name: string; text: string }[];
  tests: PythonInput[];
}

export interface SqlJob {
  language: "sql";
  setup: string;
  code: string;
}

export type Job = PythonJob | SqlJob;

interface PythonError {
  type: string;
  message: string;
  line: number | null;
}

export interface PythonOutcome {
  value?: TypedValue;
  shown?: string;
  stdout: string;
  error?: PythonError;
  structure?: { missing: string[]; forbidden: string[] };
  ms: number;
}

export type SqlCell = null | boolean | number | string;

export interface SqlSet {
  columns: string[];
  rows: SqlCell[][];
  count: number;
}

export interface SqlOutcome {
  sets: SqlSet[];
  error?: { message: string; code?: string; position?: number; hint?: string };
  ms: number;
}

export interface Stopped {
  stopped: "time" | "memory" | "refused" | "crashed" | "output";
}

export interface CheckReport {
  outcomes: (PythonOutcome | SqlOutcome | Stopped)[];
  cpuMs: number;
}
