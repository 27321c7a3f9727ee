import type { SqlColumn, SqlOutcome, SqlSet, Stopped } from "./jobs";
import { isStopped } from "./jobs";
import { stopFailure, type StopFailure } from "./judgePython";
import { matchItems, type Matching } from "./matchItems";
import { isSameNumber, plainNumber, sizeOf } from "./sameNumber";
import { lastRows } from "./seenOutcome";
import { orderColumns, readOrder } from "./sqlOrder";

export interface ExpectedRows extends Pick<SqlSet, "columns" | "rows"> {
  /** How many rows at a time are equal in what sorts them, and may come in any order. Without it, none are. */
  ties?: number[];
}

export interface SqlTest {
  expected: ExpectedRows;
  /** Whether the rows must come in this order. */
  isOrdered: boolean;
  tolerance?: number;
}

export type SqlFailure =
  | "error"
  | "no-rows"
  | "columns"
  | "names"
  | "types"
  | "count"
  | "rows"
  | "order"
  | "unsorted"
  | StopFailure;

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

const SQL_TOLERANCE = 1e-6;

export interface SortedRun {
  code: string;
  /** The outcome on the same rows, stored in another order. */
  again: SqlOutcome | Stopped | undefined;
}

/** Where the order counts and it is known how the rows came about, the query must sort them: luck is no order. */
export function judgeSql(
  test: SqlTest,
  outcome: SqlOutcome | Stopped | undefined,
  run?: SortedRun,
): SqlVerdict {
  const verdict = judgeOnce(test, outcome);
  if (!verdict.passed || !test.isOrdered || !run) return verdict;
  const second = judgeOnce(test, run.again);
  if (second.passed && readOrder(run.code).length > 0) return verdict;
  const hasEnded = run.again !== undefined && !isStopped(run.again);
  return { ...verdict, passed: false, why: hasEnded ? "unsorted" : second.why };
}

/** Whether a query gives the same rows on the same data in another order; only then is one answer right. */
export function isStable(test: SqlTest, again: SqlOutcome | Stopped | undefined): boolean {
  return judgeOnce(test, again).passed;
}

function judgeOnce(test: SqlTest, outcome: SqlOutcome | Stopped | undefined): SqlVerdict {
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
  solution?: string,
): { expected: SqlTest["expected"]; failure: null } | { failure: SqlFailure | "not-comparable" } {
  if (!outcome) return { failure: "not-run" };
  if (isStopped(outcome)) return { failure: stopFailure(outcome) };
  if (outcome.error) return { failure: "error" };
  const set = lastRows(outcome);
  if (!set) return { failure: "no-rows" };
  if (set.count > set.rows.length) return { failure: "not-comparable" };
  const { columns, rows } = set;
  const ties = solution === undefined ? undefined : tiesOf(solution, set);
  return { expected: { columns, rows, ...(ties && { ties }) }, failure: null };
}

/** Undefined if no rows are equal in what the solution sorts by, or if that is not in its result. */
function tiesOf(solution: string, { columns, rows }: SqlSet): number[] | undefined {
  const keys = orderColumns(solution, columns);
  if (!keys || keys.length === 0) return undefined;
  const ties: number[] = [];
  let before: string | undefined;
  for (const row of rows) {
    const key = JSON.stringify(
      keys.map((column) => plainCell(row[column] ?? null, columns[column]?.kind ?? "text")),
    );
    if (key === before) ties.push((ties.pop() ?? 0) + 1);
    else ties.push(1);
    before = key;
  }
  return ties.length < rows.length ? ties : undefined;
}

function compareSets(
  { expected, isOrdered, tolerance = SQL_TOLERANCE }: SqlTest,
  set: SqlSet,
): Pick<SqlVerdict, "why" | "missing" | "extra" | "firstMoved"> {
  if (set.columns.length !== expected.columns.length) return { why: "columns" };
  if (set.columns.some(({ name }, index) => !isSameName(name, expected.columns[index]))) {
    return { why: "names" };
  }
  if (set.columns.some((_, index) => isOtherType(index, expected, set))) return { why: "types" };
  const matching = rowsBy(expected.columns, tolerance);
  const { missing, extra } = matchItems(set.rows, expected.rows, matching);
  if (set.count !== expected.rows.length) return { why: "count", missing, extra };
  if (missing.length + extra.length > 0) return { why: "rows", missing, extra };
  const firstMoved = isOrdered ? findFirstMoved(set.rows, expected, matching) : undefined;
  return firstMoved === undefined ? { why: null } : { why: "order", firstMoved };
}

function isSameName(name: string, column: SqlColumn | undefined): boolean {
  return name.toLowerCase() === column?.name.toLowerCase();
}

/** PostgreSQL spells a number and a text of digits alike. Of NULL alone, the type says nothing. */
function isOtherType(index: number, expected: ExpectedRows, actual: SqlSet): boolean {
  const [kind, wanted] = [actual, expected].map(({ columns }) => comparedKind(columns[index]));
  return (
    kind !== wanted &&
    [actual, expected].every(({ rows }) => rows.some((row) => (row[index] ?? null) !== null))
  );
}

/** Arrays, intervals and the like are compared as text. */
function comparedKind(column: SqlColumn | undefined): string | undefined {
  return column?.kind === "other" ? "text" : column?.kind;
}

function findFirstMoved(
  rows: Row[],
  { rows: wanted, ties }: ExpectedRows,
  matching: Matching<Row>,
): number | undefined {
  let start = 0;
  for (const size of ties ?? wanted.map(() => 1)) {
    const end = start + size;
    const [first] = matchItems(rows.slice(start, end), wanted.slice(start, end), matching).extra;
    if (first !== undefined) return start + first;
    start = end;
  }
  return undefined;
}

function rowsBy(columns: SqlColumn[], tolerance: number): Matching<Row> {
  const plain = (row: Row) => columns.map(({ kind }, index) => plainCell(row[index] ?? null, kind));
  return {
    keyOf: (row) =>
      plain(row)
        .map((cell) => `${cell?.length}:${cell}`)
        .join(),
    isSame: (actual, expected) =>
      columns.every(({ kind }, index) => {
        const [cell = null, other = null] = [actual[index], expected[index]];
        if (cell === null || other === null || cell === other) return cell === other;
        if (kind === "number") return isSameNumber(cell, other, tolerance);
        return plainCell(cell, kind) === plainCell(other, kind);
      }),
    orderOf: (row) =>
      columns.map(({ kind }, index) => (kind === "number" ? sizeOf(row[index] ?? "") : (row[index] ?? ""))),
  };
}

function plainCell(cell: string | null, kind: SqlColumn["kind"]): string | null {
  if (cell === null) return null;
  if (kind === "number") return plainNumber(cell);
  return kind === "time" ? dropMidnight(cell) : cell;
}

/** A date and the midnight that begins it are the same answer. */
function dropMidnight(text: string): string {
  return text.replace(/ 00:00:00(?:[+-]\d\d(?::\d\d)?)?$/, "");
}
