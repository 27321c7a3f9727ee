import type { BankColumns, OtherColumns } from "./bankColumns";
import type { Amount, Cell } from "./bankCells";
import { directionOf, readAmount, readDay } from "./bankCells";
import { joinCells } from "./joinCells";
import { plainCell } from "./plainCell";
import { isShortened, readReferences, readUtrs } from "./rowNumbers";
import { RowStateKind, readRowState } from "./rowState";
import { BankMatch } from "../bankRow.entity";
import type { BankRow } from "../bankRow.entity";

const MAX_NARRATION = 300;
const MAX_SEARCHED = 600;

export type ReadRow = Pick<
  BankRow,
  | "line"
  | "bookedOn"
  | "utrs"
  | "references"
  | "narration"
  | "searchText"
  | "problem"
  | "match"
  | "stateWord"
  | "isUnclear"
> & { amountPaise: number | null };

/** The mapped columns, and what the headings say of the others. */
export interface RowColumns {
  columns: BankColumns;
  others: OtherColumns;
}

export function badRow(line: number, problem: string, whole = ""): ReadRow {
  const empty = { bookedOn: null, amountPaise: null, utrs: [], references: [], stateWord: null };
  const texts = { narration: whole.slice(0, MAX_NARRATION), searchText: whole.slice(0, MAX_SEARCHED) };
  return { line, ...empty, ...texts, problem, match: BankMatch.BAD, isUnclear: false };
}

function cellsOf(record: string[]) {
  return (column: number | null | undefined) => record[column ?? -1] ?? "";
}

function wholeOf(record: string[]): string {
  return record.filter((cell) => cell !== "").join(" ");
}

type Money = { paise: number; isDirected: boolean } | { problem: string } | null;

function moved(both: Amount, word: string): Money {
  const spoken = directionOf(word);
  const isDebit = both.direction === "DR" || spoken === "DR" || both.paise < 0;
  const isDirected = isDebit || (both.direction ?? spoken) !== null;
  return { paise: isDebit ? -Math.abs(both.paise) : both.paise, isDirected };
}

/** Credits are positive, debits negative; null without an amount. */
function moneyOf(columns: BankColumns, cellAt: (column: number | null) => string): Money {
  const amounts: (Amount | null)[] = [];
  for (const column of [columns.credit, columns.debit, columns.amount]) {
    const cell = readAmount(cellAt(column));
    if ("problem" in cell) return cell;
    amounts.push(cell.value);
  }
  const [credit = null, debit = null, both = null] = amounts;
  const [came, went] = [credit, debit].map((amount) => (amount && amount.paise !== 0 ? amount : null));
  if (came && went) return { problem: "This row has both money in and money out." };
  if (came) return { paise: came.direction === "DR" ? -Math.abs(came.paise) : came.paise, isDirected: true };
  if (went) return { paise: -Math.abs(went.paise), isDirected: true };
  if (both) return moved(both, cellAt(columns.direction));
  return (credit ?? debit) ? { paise: 0, isDirected: true } : null;
}

const SUMMARY =
  /^\W*((grand|sub)[ -]?)?(totals?|(opening|closing) balance|(balance )?(brought|carried) forward|[bc]\/f)\b/i;
/** A line drawn in signs. */
const RULE = /^(?=.)(?!.*[\p{L}\p{N}])/u;

function isOutsideTable(cells: { date: string; narration: string }, day: Cell<string | null>, money: Money) {
  const isFooter = money === null && (cells.date === "" || "problem" in day);
  const isRule = money !== null && "problem" in money && RULE.test(cells.date);
  const isSummary = SUMMARY.test(money === null ? cells.narration : "");
  return isFooter || isRule || isSummary || ("problem" in day && SUMMARY.test(cells.date));
}

/** What decides between two readings of one record. */
function keyOf(record: string[], columns: BankColumns): string | null {
  const cellAt = cellsOf(record);
  const [day, money] = [readDay(cellAt(columns.date)), moneyOf(columns, cellAt)];
  if ("problem" in day || !money || "problem" in money) return null;
  return `${day.value} ${money.paise}`;
}

const COMMA =
  "This line has more cells than the headings: a comma may stand in a text without quotation marks.";

interface PlainRow extends RowColumns {
  record: string[];
  line: number;
  day: string | null;
  money: { paise: number; isDirected: boolean };
}

function paymentOf({ record, line, columns, others, day, money }: PlainRow): ReadRow {
  const cellAt = cellsOf(record);
  const [narration, whole] = [cellAt(columns.narration), wholeOf(record)];
  const state = readRowState({ columns, others, cellAt }, narration, money.isDirected);
  const isNoPayment = state.kind !== RowStateKind.CLEAR && state.kind !== RowStateKind.UNCLEAR;
  const isTakenBack = state.kind === RowStateKind.TAKEN_BACK;
  const amountPaise = isTakenBack ? -Math.abs(money.paise) : money.paise;
  const isUnclear = state.kind === RowStateKind.UNCLEAR && amountPaise > 0;
  // A failed payment's number is free for the next attempt.
  const hasNumber = !isNoPayment || isTakenBack;
  return {
    line,
    bookedOn: day,
    amountPaise,
    utrs: hasNumber ? readUtrs({ record, columns, others }) : [],
    references: hasNumber ? readReferences({ record, columns, others }) : [],
    narration: (narration || whole).slice(0, MAX_NARRATION),
    searchText: whole.slice(0, MAX_SEARCHED),
    problem: null,
    match: isNoPayment ? BankMatch.NO_PAYMENT : BankMatch.REST,
    stateWord: isNoPayment || isUnclear ? state.word : null,
    isUnclear,
  };
}

/** Parses one record; null if it is blank, a total, or a footer without day and amount. */
export function readBankRow(raw: string[], line: number, { columns, others }: RowColumns): ReadRow | null {
  const typed = raw.map(plainCell);
  const record = joinCells(typed, { columns, others, keyOf: (cells) => keyOf(cells, columns) });
  const cellAt = cellsOf(record ?? typed);
  const whole = wholeOf(typed);
  const [day, money] = [readDay(cellAt(columns.date)), moneyOf(columns, cellAt)];
  const cells = { date: cellAt(columns.date), narration: cellAt(columns.narration) };
  if (isOutsideTable(cells, day, money)) return null;
  if (!record) return badRow(line, COMMA, whole);
  if ("problem" in day) return badRow(line, day.problem, whole);
  if (columns.date !== null && day.value === null)
    return badRow(line, "There is no date in this row.", whole);
  if (money === null) return badRow(line, "There is no amount in this row.", whole);
  if ("problem" in money) return badRow(line, money.problem, whole);
  const row = paymentOf({ record, line, columns, others, day: day.value, money });
  const reference = cellAt(columns.utr);
  if (row.utrs.length > 0 || !isShortened(reference) || money.paise <= 0) return row;
  return badRow(
    line,
    `A spreadsheet has shortened the bank's reference to “${reference}”. Please download the statement again, and don’t open it before.`,
    whole,
  );
}
