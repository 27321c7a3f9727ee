import type { DataSet, LabFile, PythonInput } from "./jobs";
import type { PythonTest } from "./judgePython";
import type { SqlTest } from "./judgeSql";
import type { TypedValue } from "./typedValue";

/** A test as the academy stores it, and as pages read those that are visible. */
export interface StoredTest {
  /** `CALL`, `PROGRAM`, `RAISES`, `STRUCTURE` or `ROWS`. */
  kind: string;
  call: string;
  setup: string;
  /** What is typed in, line by line. */
  input: string;
  uses: string[];
  avoids: string[];
  /** Of `CALL`: whether 2 differs from 2.0, and a list from a tuple. */
  isTypeStrict: boolean;
  /** JSON of a value or of rows, a program's output, or an error's name. */
  expected: string | null;
}

export type StoredInput = Omit<StoredTest, "expected" | "isTypeStrict">;

/** What an interpreter is given: expected values never reach it. */
export function inputOf({ kind, call, setup, input, uses, avoids }: StoredInput): PythonInput {
  if (kind === "PROGRAM") return { kind: "program", stdin: linesOf(input) };
  if (kind === "STRUCTURE") return { kind: "structure", rule: { uses, avoids } };
  return { kind: kind === "RAISES" ? "raises" : "call", call, ...(setup && { setup }) };
}

export function pythonTest(test: StoredTest, tolerance: number | null): PythonTest {
  const input = inputOf(test);
  if (input.kind === "structure") return input;
  if (input.kind !== "call") return { ...input, expected: test.expected ?? "" };
  const expected = JSON.parse(test.expected ?? "null") as TypedValue;
  return { ...input, expected, isTypeStrict: test.isTypeStrict, ...(tolerance !== null && { tolerance }) };
}

interface RowTests {
  setup: string;
  /** Whether it also runs on the same rows in another order. */
  isStoredTwice: boolean;
}

/** What a query runs on: once for several tests of the same data. */
export function dataSetsOf(exercise: RowTests, tests: Pick<StoredTest, "setup">[]): DataSet[] {
  const setups = [...new Set(tests.map((test) => test.setup || exercise.setup))];
  return setups.flatMap((setup) =>
    exercise.isStoredTwice ? [{ setup }, { setup, isReversed: true }] : [{ setup }],
  );
}

/** The outcomes of one test: on its data, and on the same rows in another order. */
export function pickOutcomes<Outcome>(
  data: DataSet[],
  outcomes: (Outcome | undefined)[],
  setup: string,
): { outcome: Outcome | undefined; again: Outcome | undefined } {
  const find = (isReversed: boolean) =>
    outcomes[data.findIndex((set) => set.setup === setup && (set.isReversed ?? false) === isReversed)];
  return { outcome: find(false), again: find(true) };
}

interface RowRules {
  isOrdered: boolean;
  tolerance: number | null;
}

export function sqlTest(expected: string | null, { isOrdered, tolerance }: RowRules): SqlTest {
  const rows = JSON.parse(expected ?? '{"columns":[],"rows":[]}') as SqlTest["expected"];
  return { expected: rows, isOrdered, ...(tolerance !== null && { tolerance }) };
}

/** A failure as the schema names it, such as `PRINTED_NOT_RETURNED`. */
export function failureName(why: string): string {
  return why.toUpperCase().replaceAll("-", "_");
}

/** A test as one program: its call comes after the learner's code, whose lines keep their numbers. */
export interface TestProgram {
  code: string;
  files: LabFile[];
  input: string[];
}

export function programOf(
  { code, files }: Pick<TestProgram, "code" | "files">,
  input: PythonInput,
): TestProgram {
  if (input.kind === "program") return { code, files, input: input.stdin };
  if (input.kind === "structure") return { code, files, input: [] };
  const setup = input.setup ? `${input.setup}\n` : "";
  return { code: `${code}\n\n${setup}${input.call}\n`, files, input: [] };
}

function linesOf(text: string): string[] {
  return text === "" ? [] : text.split("\n");
}
