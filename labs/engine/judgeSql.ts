import type { SqlColumn, SqlOutcome, SqlSet, Stopped } from "./jobs";
import { isStopped } from "./jobs";
import { stopFailure, type StopFailure } from "./judgePython";
import { lastRows } from "./seenOutcome";

export interface SqlTest {
  expected: Pick<SqlSet, "columns" | "rows">;
  /** Whether the rows must come in this order. */
  isOrdered: boolean;
  tolerance?: number;
}

export type SqlFailure = "error" | "no-rows" | "columns" | "names" | "count" | "rows" | "order" | StopFailure;

export interface SqlVerdict {
  passed: boolean;
  /** Null if it passed. */
  why: SqlFailure | null;
  outcome?: SqlOutcome;
  /** The result that was judged: the last one with columns. */
  set?: SqlSet;
  /** Indexes of expected rows that are not there. */
  missing?: number[];
  /** Indexes of actual rows that are not expected. */
  extra?: number[];
  /** The first row out of order. */
  firstMoved?: number;
}

type Row = SqlSet["rows"][number];
type IsSameRow = (actual: Row, expected: Row) => boolean;

const SQL_TOLERANCE = 1e-6;

export function judgeSql(test: SqlTest, outcome: SqlOutcome | Stopped | undefined): SqlVerdict {
  if (!outcome) return { passed: false, why: "not-run" };
  if (isStopped(outcome)) return { passed: false, why: stopFailure(outcome) };
  if (outcome.error) return { passed: false, why: "error", outcome };
  const set = lastRows(outcome);
  if (!set) return { passed: false, why: "no-rows", outcome };
  const differences = compareSets(test, set);
  return { passed: differences.why === null, outcome, set, ...differences };
}

/** What a test expects if the solution is right, or why the solution cannot say it. */
export function expectedRows(
  outcome: SqlOutcome | Stopped | undefined,
): { expected: SqlTest["expected"]; failure: null } | { failure: SqlFailure | "not-comparable" } {
  if (!outcome) return { failure: "not-run" };
  if (isStopped(outcome)) return { failure: stopFailure(outcome) };
  if (outcome.error) return { failure: "error" };
  const set = lastRows(outcome);
  if (!set) return { failure: "no-rows" };
  if (set.count > set.rows.length) return { failure: "not-comparable" };
  return { expected: { columns: set.columns, rows: set.rows }, failure: null };
}

function compareSets(
  { expected, isOrdered, tolerance = SQL_TOLERANCE }: SqlTest,
  set: SqlSet,
): Pick<SqlVerdict, "why" | "missing" | "extra" | "firstMoved"> {
  if (set.columns.length !== expected.columns.length) return { why: "columns" };
  if (set.columns.some(({ name }, index) => !isSameName(name, expected.columns[index]))) {
    return { why: "names" };
  }
  const isSame = rowComparison(set.columns, { expected: expected.columns, tolerance });
  const { missing, extra } = matchRows(set.rows, expected.rows, isSame);
  if (set.count !== expected.rows.length) return { why: "count", missing, extra };
  if (missing.length + extra.length > 0) return { why: "rows", missing, extra };
  const firstMoved = isOrdered
    ? set.rows.findIndex((row, index) => !isSame(row, expected.rows[index] ?? []))
    : -1;
  return firstMoved < 0 ? { why: null } : { why: "order", firstMoved };
}

function isSameName(name: string, column: SqlColumn | undefined): boolean {
  return name.toLowerCase() === column?.name.toLowerCase();
}

function matchRows(actual: Row[], expected: Row[], isSame: IsSameRow) {
  const left = new Set(expected.keys());
  const extra: number[] = [];
  for (const [index, row] of actual.entries()) {
    const match = findMatch(left, (other) => isSame(row, expected[other] ?? []));
    if (match === undefined) extra.push(index);
    else left.delete(match);
  }
  return { missing: [...left], extra };
}

function findMatch(left: ReadonlySet<number>, isMatch: (index: number) => boolean): number | undefined {
  for (const index of left) if (isMatch(index)) return index;
  return undefined;
}

function rowComparison(
  columns: SqlColumn[],
  { expected, tolerance }: { expected: SqlColumn[]; tolerance: number },
): IsSameRow {
  const kinds = columns.map(({ kind }, index) => [kind, expected[index]?.kind]);
  return (actual, wanted) =>
    kinds.every(([kind, wantedKind], index) => {
      const [cell = null, other = null] = [actual[index], wanted[index]];
      if (cell === null || other === null || cell === other) return cell === other;
      if (kind === "number" || wantedKind === "number") return isSameNumber(cell, other, tolerance);
      if (kind === "time" && wantedKind === "time") return dropMidnight(cell) === dropMidnight(other);
      return false;
    });
}

function isSameNumber(actual: string, expected: string, tolerance: number): boolean {
  if (actual.trim() === "" || expected.trim() === "") return false;
  const [first, second] = [Number(actual), Number(expected)];
  // Beyond 15 digits a double cannot tell two integers apart.
  if (isInteger(actual) && isInteger(expected)) return BigInt(actual) === BigInt(expected);
  return Math.abs(first - second) <= tolerance * Math.max(1, Math.abs(first), Math.abs(second));
}

function isInteger(text: string): boolean {
  return /^-?\d+$/.test(text);
}

/** A date and the midnight that begins it are the same answer. */
function dropMidnight(text: string): string {
  return text.replace(/ 00:00:00([+-][\d:]+)?$/, "");
}
