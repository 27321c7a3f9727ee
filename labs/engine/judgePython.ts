import type { PythonError, PythonInput, PythonOutcome, Stopped } from "./jobs";
import { isStopped } from "./jobs";
import { withoutBlanks } from "./invisible";
import { isOtherKind, itemsOf } from "./nameDifference";
import { isSameValue } from "./sameValue";
import { isComplete, readFloat, showValue, type TypedValue } from "./typedValue";

type InputOf<Kind extends PythonInput["kind"]> = Extract<PythonInput, { kind: Kind }>;

/** A test with what it expects. Stays outside of every interpreter. */
export type PythonTest =
  | (InputOf<"call"> & { expected: TypedValue; tolerance?: number; isTypeStrict?: boolean })
  /** The output. */
  | (InputOf<"program"> & { expected: string })
  /** The exception's class. */
  | (InputOf<"raises"> & { expected: string })
  | InputOf<"structure">;

export type PythonFailure =
  | "value"
  /** Of another type, also if it is equal where types count. */
  | "type"
  /** Equal but for blanks and signs that nobody sees. */
  | "blanks"
  | "output"
  | "error"
  | "no-error"
  | "other-error"
  | "printed-not-returned"
  | "structure"
  | StopFailure;

export type StopFailure = "time" | "memory" | "refused" | "crashed" | "output-limit" | "not-run";

export interface PythonVerdict {
  passed: boolean;
  /** Null if it passed. */
  why: PythonFailure | null;
  outcome?: PythonOutcome;
}

export function judgePython(test: PythonTest, outcome: PythonOutcome | Stopped | undefined): PythonVerdict {
  if (!outcome) return { passed: false, why: "not-run" };
  if (isStopped(outcome)) return { passed: false, why: stopFailure(outcome) };
  const why = findFailure(test, outcome);
  return { passed: why === null, why, outcome };
}

/** What the test expects if the solution is right, or why the solution cannot say it. */
export function expectedFrom(
  input: PythonInput,
  outcome: PythonOutcome | Stopped | undefined,
): { expected?: TypedValue; failure: PythonFailure | "not-comparable" | null } {
  if (!outcome) return { failure: "not-run" };
  if (isStopped(outcome)) return { failure: stopFailure(outcome) };
  if (input.kind === "structure") return { failure: judgeStructure(outcome) };
  if (input.kind === "raises") {
    return outcome.error ? { expected: outcome.error.type, failure: null } : { failure: "no-error" };
  }
  if (outcome.error) return { failure: "error" };
  if (input.kind === "program") return { expected: outcome.stdout, failure: null };
  if (outcome.value === undefined || !isComplete(outcome.value)) return { failure: "not-comparable" };
  return { expected: outcome.value, failure: null };
}

export function stopFailure({ stopped }: Stopped): StopFailure {
  return stopped === "output" ? "output-limit" : stopped;
}

/** Blanks at the ends of lines and empty lines at the end do not count. */
export function linesOfOutput(text: string): string[] {
  const lines = text
    .replaceAll("\r", "")
    .split("\n")
    .map((line) => line.trimEnd());
  return lines.slice(0, Math.max(1, lines.findLastIndex((line) => line !== "") + 1));
}

function findFailure(test: PythonTest, outcome: PythonOutcome): PythonFailure | null {
  if (test.kind === "structure") return judgeStructure(outcome);
  if (test.kind === "raises") return judgeError(test.expected, outcome.error);
  if (outcome.error) return outcome.error.type === "MemoryError" ? "memory" : "error";
  if (test.kind === "program") {
    if (linesOfOutput(outcome.stdout).join("\n") === linesOfOutput(test.expected).join("\n")) return null;
    return isEqualInSight(outcome.stdout, test.expected) ? "blanks" : "output";
  }
  return judgeValue(test, outcome);
}

function judgeValue(
  test: Extract<PythonTest, { kind: "call" }>,
  { value, printed = "" }: PythonOutcome,
): PythonFailure | null {
  if (value === undefined) return "not-run";
  if (isSameValue(value, test.expected, test)) return null;
  if (test.isTypeStrict && isSameValue(value, test.expected, { ...test, isTypeStrict: false })) return "type";
  if (value === null && isPrinted(printed, test.expected)) return "printed-not-returned";
  if (isOtherKind(value, test.expected)) return "type";
  return isEqualInSight(value, test.expected) ? "blanks" : "value";
}

function isEqualInSight(actual: TypedValue, expected: TypedValue): boolean {
  return (
    typeof actual === "string" &&
    typeof expected === "string" &&
    withoutBlanks(actual) === withoutBlanks(expected)
  );
}

function judgeStructure({ structure, error }: PythonOutcome): PythonFailure | null {
  if (error || !structure) return "error";
  return structure.missing.length + structure.forbidden.length === 0 ? null : "structure";
}

function judgeError(expected: string, error: PythonError | undefined): PythonFailure | null {
  if (!error) return "no-error";
  return [error.type, ...error.bases].includes(expected) ? null : "other-error";
}

/** Whether the last printed line, or the whole output, is the expected answer. */
function isPrinted(printed: string, expected: TypedValue): boolean {
  const lines = linesOfOutput(printed);
  const answers = waysToPrint(expected).map((text) => text.trim());
  return [lines.join("\n"), lines.at(-1) ?? ""].some((text) => {
    if (answers.includes(text.trim())) return text.trim() !== "";
    return isNumber(expected) && text.trim() !== "" && Number(text) === numberOf(expected);
  });
}

/** As `print` shows it, or its items: beside each other or below. */
function waysToPrint(expected: TypedValue): string[] {
  const textOf = (value: TypedValue) => (typeof value === "string" ? value : showValue(value));
  const items = itemsOf(expected)?.map(textOf);
  return [textOf(expected), ...(items ? [" ", ", ", "\n"].map((between) => items.join(between)) : [])];
}

function isNumber(value: TypedValue): value is number | { float: string } {
  return typeof value === "number" || (typeof value === "object" && value !== null && "float" in value);
}

function numberOf(value: number | { float: string }): number {
  return typeof value === "number" ? value : readFloat(value.float);
}
