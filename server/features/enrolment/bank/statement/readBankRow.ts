import type { BankColumns } from "./bankColumns";
import type { Cell } from "./bankCells";
import { findReference, readAmount, readDay, readDirection, readUtr } from "./bankCells";
import { BankMatch } from "../bankRow.entity";
import type { BankRow } from "../bankRow.entity";

const MAX_NARRATION = 300;

export type ReadRow = Pick<
  BankRow,
  "line" | "bookedOn" | "utr" | "reference" | "narration" | "problem" | "match"
> & { amountPaise: number | null };

export function badRow(line: number, problem: string, narration = ""): ReadRow {
  const empty = { bookedOn: null, amountPaise: null, utr: null, reference: null };
  return { line, ...empty, narration: short(narration), problem, match: BankMatch.BAD };
}

/** Strips NULs and lone surrogates, which must not reach the database. */
function short(text: string): string {
  const plain = text
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return plain.slice(0, MAX_NARRATION);
}

type Money = { paise: number } | { problem: string } | null;

/** Credits are positive, debits negative; null without an amount. */
function moneyOf(columns: BankColumns, cellAt: (column: number | null) => string): Money {
  const [credit, debit, both] = [columns.credit, columns.debit, columns.amount].map((column) =>
    readAmount(cellAt(column)),
  );
  for (const cell of [credit, debit, both]) if (cell && "problem" in cell) return cell;
  const [came, went, moved] = [credit, debit, both].map((cell) =>
    cell && "value" in cell ? cell.value : null,
  );
  if (came && came.paise !== 0) return { paise: came.direction === "DR" ? -came.paise : came.paise };
  if (went && went.paise !== 0) return { paise: -Math.abs(went.paise) };
  if (!moved) return (came ?? went) ? { paise: 0 } : null;
  const direction = moved.direction ?? readDirection(cellAt(columns.direction));
  return { paise: direction === "DR" ? -Math.abs(moved.paise) : moved.paise };
}

const SUMMARY = /^\W*((grand|sub)[ -]?)?(totals?|(opening|closing) balance)\b/i;

function isOutsideTable(dateCell: string, day: Cell<string | null>, money: Money): boolean {
  const isFooter = money === null && (dateCell.trim() === "" || "problem" in day);
  return isFooter || ("problem" in day && SUMMARY.test(dateCell));
}

/** Parses one record; null if it is blank, a total, or a footer without day and amount. */
export function readBankRow(record: string[], line: number, columns: BankColumns): ReadRow | null {
  const cellAt = (column: number | null) => (column === null ? "" : (record[column] ?? ""));
  const narration = short(cellAt(columns.narration));
  const whole = short(record.join(" "));
  const [day, money] = [readDay(cellAt(columns.date)), moneyOf(columns, cellAt)];
  const isDated = cellAt(columns.date).trim() !== "";
  if (isOutsideTable(cellAt(columns.date), day, money)) return null;
  if ("problem" in day) return badRow(line, day.problem, whole);
  if (columns.date !== null && !isDated) return badRow(line, "There is no date in this row.", whole);
  if (money === null) return badRow(line, "There is no amount in this row.", whole);
  if ("problem" in money) return badRow(line, money.problem, whole);
  const utr = readUtr(cellAt(columns.utr), narration);
  if ("problem" in utr && money.paise > 0) return badRow(line, utr.problem, whole);
  return {
    line,
    bookedOn: day.value,
    amountPaise: money.paise,
    utr: "value" in utr ? utr.value : null,
    reference: findReference(`${narration} ${cellAt(columns.utr)}`),
    narration: narration || whole,
    problem: null,
    match: BankMatch.REST,
  };
}
