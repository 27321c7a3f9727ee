import type { SqlSet } from "../../../../labs/engine/jobs";
import { nameDifference } from "../../../../labs/engine/nameDifference";
import { readRepr } from "../../../../labs/engine/readRepr";
import { readSql } from "../../../../labs/engine/readSql";
import type { TypedValue } from "../../../../labs/engine/typedValue";
import { describeDeepCalls } from "./pythonMistakes";
import type { Results_ExerciseFragment } from "./Results.generated";
import { readRows } from "./readRows";
import type { TestResultView } from "./testResult";

interface Failure {
  test: Results_ExerciseFragment["visibleTests"][number];
  result: TestResultView;
  code: string;
}

/** What may have caused that a visible test failed without an error; null if nothing can be said. */
export function adviseOn({ test, result, code }: Failure): string | null {
  const { kind, expected } = test;
  const { why, shown, errorType } = result;
  if (why === "CRASHED") return kind === "ROWS" ? null : describeDeepCalls(code);
  if (errorType !== null || expected === null) return null;
  if (kind === "CALL") return shown === null ? null : adviseOnValue(shown, expected);
  if (kind === "RAISES") return adviseOnReturnedError(shown ?? "", expected);
  return kind === "ROWS" ? adviseOnRows(code, readRows(expected), readRows(shown)) : null;
}

function adviseOnValue(shown: string, expected: string): string | null {
  const value = readRepr(shown);
  // A printed answer has its own reason.
  return value === undefined || value === null
    ? null
    : nameDifference(value, JSON.parse(expected) as TypedValue);
}

function adviseOnReturnedError(shown: string, error: string): string | null {
  const returned = shown.replace(/^(?:<class )?["']?(?:(?:__main__|solution)\.)?/, "");
  return returned.startsWith(error)
    ? `The function returned ${error} as its result. Write raise ${error}(…) instead of return.`
    : null;
}

function adviseOnRows(code: string, expected: SqlSet | null, own: SqlSet | null): string | null {
  if (!expected || !own) return null;
  return adviseOnOrder(expected, own) ?? adviseOnNull(code) ?? adviseOnDivision(code, expected, own);
}

const namesOf = ({ columns }: SqlSet) => columns.map(({ name }) => name.toLowerCase());

/** Right columns at wrong places. */
function adviseOnOrder(expected: SqlSet, own: SqlSet): string | null {
  const [right, given] = [namesOf(expected), namesOf(own)];
  if (right.join() === given.join() || right.toSorted().join() !== given.toSorted().join()) return null;
  const [first, ...others] = right;
  return `The columns are right, but in a different order: ${first} comes first, then ${others.join(", then ")}.`;
}

/** Nothing equals NULL, and nothing differs from it. */
function adviseOnNull(code: string): string | null {
  const tokens = readSql(code);
  const at = tokens.findIndex(
    ({ text }, index) => text === "NULL" && ["=", "<>", "!="].includes(tokens[index - 1]?.text ?? ""),
  );
  if (at < 0) return null;
  const sign = tokens[at - 1]?.text ?? "";
  return `${sign} NULL is never true, because NULL is unknown. Write ${sign === "=" ? "IS NULL" : "IS NOT NULL"}.`;
}

/** Fractions are expected, and whole numbers came of a division. */
function adviseOnDivision(code: string, expected: SqlSet, own: SqlSet): string | null {
  if (!readSql(code).some(({ text }) => text === "/")) return null;
  const place = own.columns.findIndex(
    ({ kind }, index) => kind === "number" && hasFractions(expected, index) && !hasFractions(own, index),
  );
  return place < 0
    ? null
    : `${own.columns[place]?.name} has lost its decimals: a whole number divided by a whole number gives a whole number. Write 1.0 * before it, or convert one of them with ::numeric.`;
}

function hasFractions({ rows }: SqlSet, place: number): boolean {
  return rows.some((row) => !Number.isInteger(Number(row[place] ?? 0)));
}
