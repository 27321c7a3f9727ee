import { Field, InputType, Int, ObjectType } from "type-graphql";
import { IsOptional, Max, Min } from "class-validator";
import { decorateAll } from "../../../../core/content/decorateAll";
import { plainCell } from "./plainCell";

export const MAX_COLUMNS = 60;

/** The place of a heading, counted from 0. */
function ColumnField(description?: string): PropertyDecorator {
  return decorateAll(
    Field(() => Int, { nullable: true, description }),
    IsOptional(),
    Min(0),
    Max(MAX_COLUMNS - 1),
  );
}

@ObjectType()
@InputType("BankColumnsInput")
export class BankColumns {
  @ColumnField()
  date!: number | null;

  @ColumnField()
  narration!: number | null;

  @ColumnField("The bank's reference, if it has its own column.")
  utr!: number | null;

  @ColumnField("Credits, if they have their own column.")
  credit!: number | null;

  @ColumnField("Debits, if they have their own column.")
  debit!: number | null;

  @ColumnField("Credits and debits, if they share a column.")
  amount!: number | null;

  @ColumnField("Cr or Dr, for a shared column.")
  direction!: number | null;

  @ColumnField("Whether the payment succeeded, e.g. SUCCESS or FAILED.")
  status?: number | null;
}

/** Banks' headings in the words of `fullName`. The first match wins. */
const NAMES: Record<keyof BankColumns, RegExp[]> = {
  date: [
    /^transaction date$/,
    /^date( value date)?$/,
    /^(date( and)? time|timestamp|(transaction|payment) date( and)? time)$/,
    /^(date of transaction|(payment|paid|completed|created|settlement) (date|on|at))$/,
    /^(post|posting|posted|booking|entry) date$/,
    /^value (date|dat)$/,
  ],
  narration: [
    /^(narration|description|particulars|details)$/,
    /^transaction (remarks?|particulars?|details|description|narration)$/,
    /^(remarks?|payment details|description narration|narration description|particulars remarks?)$/,
    /^transaction$/,
  ],
  utr: [
    /^(utr|rrn)( number| id)?$/,
    /^(upi|bank)( transaction)? (reference|rrn|utr)( number| id)?$/,
    /^upi transaction (id|number)$/,
    /^(utr|rrn) /,
    /^(bank )?reference( number| id)?$/,
    /^cheque( number)? reference( number)?$/,
    /^reference( number)? cheque( number)?$/,
    /^transaction (id|reference|reference number)$/,
  ],
  credit: [
    /^(credits?|deposits?|cr)$/,
    /^(credits?|deposits?|cr) (amount|cr)$/,
    /^amount (credited|cr|credit|deposited)$/,
    /^(money in|paid in|amount received|receipts?)$/,
  ],
  debit: [
    /^(debits?|withdrawals?|withdraws?|dr)$/,
    /^(debits?|withdrawals?|withdraws?|dr) (amount|dr)$/,
    /^amount (debited|dr|debit|withdrawn)$/,
    /^(money out|paid out|payments?)$/,
  ],
  amount: [
    /^(transaction|payment|paid|gross) amount$/,
    /^amount( (dr cr|cr dr))?$/,
    /^(withdrawals?|debits?) (dr |amount )?(deposits?|credits?)( cr| amount)?$/,
    /^(deposits?|credits?) (cr |amount )?(withdrawals?|debits?)( dr| amount)?$/,
  ],
  direction: [
    /^(dr cr|cr dr|drcr|crdr)$/,
    /^(debit credit|credit debit|d c|c d)( flag| indicator)?$/,
    /^(part )?transaction type$/,
    /^(type|indicator|direction)$/,
  ],
  status: [
    /^(transaction|payment|order|upi) (status|state|result)$/,
    /^(status|state|result|outcome|success)$/,
  ],
};

const FULL_WORDS: Record<string, string> = {
  ...Object.fromEntries(["txn", "trxn", "tran", "trans", "tr"].map((word) => [word, "transaction"])),
  dt: "date",
  amt: "amount",
  ref: "reference",
  chq: "cheque",
  no: "number",
  num: "number",
  nar: "narration",
  naration: "narration",
  narrative: "narration",
};

/** Whatever else speaks about success, such as a second column of states. */
const OF_STATES =
  /^(?!.*\b(?:account|kyc|customer|card|bank|user)\b).*\b(?:status|state|result|outcome|response)\b|^success$/;
const OF_TYPES = /^((transaction|payment|order|entry|event|record|operation) )?type$/;
/** Their numbers are no payment's. */
const OF_OTHER_NUMBERS =
  /\b(phone|mobile|contact|account|a c|acct|customer id|branch|balance|bal|card|merchant id|store|terminal|pin)\b/;

/** "Deposit Amt. (in INR)" and "DepositAmt" become "deposit amt". */
export function plainName(cell: string): string {
  return plainCell(cell)
    .replace(/([a-z])(?=[A-Z])/g, "$1 ")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .replace(/\b(in )?(inr|rs|rupees)\b/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Without abbreviations: "txn dt" is a "transaction date". */
function fullName(cell: string): string {
  return plainName(cell).replace(/[a-z]+/g, (word) => FULL_WORDS[word] ?? word);
}

export interface OtherColumns {
  width: number;
  states: number[];
  types: number[];
  /** Columns without the number of a payment. */
  numberless: Set<number>;
}

/** What headings say of the columns that are not mapped. */
export function otherColumns(headings: string[], columns: BankColumns): OtherColumns {
  const names = headings.map(fullName);
  const { date, credit, debit, amount, direction, status = null } = columns;
  const named = (pattern: RegExp) =>
    [...names.keys()].filter((index) => index !== status && pattern.test(names[index] ?? ""));
  const [states, types] = [named(OF_STATES), named(OF_TYPES)];
  const known = [date, credit, debit, amount, direction, status].filter((index) => index !== null);
  const numberless = new Set([...known, ...states, ...types, ...named(OF_OTHER_NUMBERS)]);
  return { width: names.length, states, types, numberless };
}

function columnOf(names: string[], patterns: RegExp[]): number | null {
  for (const pattern of patterns) {
    const index = names.findIndex((name) => pattern.test(name));
    if (index >= 0) return index;
  }
  return null;
}

/** Rows need an amount, and a UTR or narration to match by. */
export function isEnough({ credit, amount, utr, narration }: BankColumns): boolean {
  return (credit !== null || amount !== null) && (utr !== null || narration !== null);
}

/** Maps columns by their headings; null if the row has no known headings. */
export function recogniseColumns(cells: string[]): BankColumns | null {
  const names = cells.map(fullName);
  const columns = Object.fromEntries(
    Object.entries(NAMES).map(([column, patterns]) => [column, columnOf(names, patterns)]),
  ) as unknown as BankColumns;
  if (columns.direction === columns.amount) columns.direction = null;
  return columns.date !== null && isEnough(columns) ? columns : null;
}
