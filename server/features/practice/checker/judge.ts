import type { ExerciseTest } from "../exercises/exerciseTest.content";
import { TestKind } from "../exercises/exerciseTest.content";
import type { PythonOutcome, SqlCell, SqlOutcome, SqlSet, TypedValue } from "./jobs";
import type { Checked, Outcome } from "./runTests";

export interface Judgement {
  passed: boolean;
  why: string | null;
}

const PASSED: Judgement = { passed: true, why: null };
const failed = (why: string): Judgement => ({ passed: false, why });

function numberOf(value: TypedValue): number | null {
  if (typeof value === "number") return value;
  return typeof value === "object" && value !== null && "float" in value ? Number(value.float) : null;
}

function isSame(one: TypedValue, other: TypedValue, tolerance: number): boolean {
  const [a, b] = [numberOf(one), numberOf(other)];
  if (a !== null && b !== null)
    return (
      typeof one === typeof other && Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b))
    );
  return JSON.stringify(one) === JSON.stringify(other);
}

const lines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .trimEnd();

function judgePython(test: ExerciseTest, outcome: PythonOutcome, tolerance: number): Judgement {
  const { error, structure } = outcome;
  if (test.kind === TestKind.STRUCTURE) {
    const isBroken = !structure || structure.missing.length + structure.forbidden.length > 0;
    return isBroken ? failed(error ? "error" : "structure") : PASSED;
  }
  if (test.kind === TestKind.RAISES) {
    if (!error) return failed("no-error");
    return error.type === test.expected ? PASSED : failed("other-error");
  }
  if (error) return failed("error");
  if (test.kind === TestKind.PROGRAM)
    return lines(outcome.stdout) === lines(test.expected ?? "") ? PASSED : failed("output");
  const expected = JSON.parse(test.expected ?? "null") as TypedValue;
  const isRight = outcome.value !== undefined && isSame(outcome.value, expected, tolerance);
  return isRight ? PASSED : failed("value");
}

const cell = (value: SqlCell) => (typeof value === "number" ? String(value) : JSON.stringify(value));

function judgeSql(test: ExerciseTest, outcome: SqlOutcome, isOrdered: boolean): Judgement {
  if (outcome.error) return failed("error");
  const got = outcome.sets.filter(({ columns }) => columns.length > 0).at(-1);
  if (!got) return failed("no-rows");
  const expected = JSON.parse(test.expected ?? "{}") as SqlSet;
  if (got.columns.join() !== expected.columns.join()) return failed("columns");
  if (got.rows.length !== expected.rows.length) return failed("count");
  const rowsOf = ({ rows }: SqlSet) => rows.map((row) => row.map(cell).join("\u0001"));
  const [a, b] = [rowsOf(got), rowsOf(expected)];
  if (a.toSorted().join("\n") !== b.toSorted().join("\n")) return failed("rows");
  return isOrdered && a.join("\n") !== b.join("\n") ? failed("order") : PASSED;
}

const STOPPED = {
  time: "time",
  memory: "memory",
  refused: "refused",
  crashed: "not-run",
  output: "output-limit",
};

export function judge({ isOrdered, tolerance }: Checked, test: ExerciseTest, outcome: Outcome): Judgement {
  if ("stopped" in outcome) return failed(STOPPED[outcome.stopped]);
  if ("sets" in outcome) return judgeSql(test, outcome, isOrdered);
  return judgePython(test, outcome, tolerance ?? 1e-9);
}
