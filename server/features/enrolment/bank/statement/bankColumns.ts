import { Field, InputType, Int, ObjectType } from "type-graphql";
import { IsOptional, Max, Min } from "class-validator";

export const MAX_COLUMNS = 60;

@ObjectType()
@InputType("BankColumnsInput")
export class BankColumns {
  @Field(() => Int, { nullable: true })
  @IsOptional()
  @Min(0)
  @Max(MAX_COLUMNS - 1)
  date!: number | null;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @Min(0)
  @Max(MAX_COLUMNS - 1)
  narration!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "The bank's reference, if it has its own column.",
  })
  @IsOptional()
  @Min(0)
  @Max(MAX_COLUMNS - 1)
  utr!: number | null;

  @Field(() => Int, { nullable: true, description: "Credits, if they have their own column." })
  @IsOptional()
  @Min(0)
  @Max(MAX_COLUMNS - 1)
  credit!: number | null;

  @Field(() => Int, { nullable: true, description: "Debits, if they have their own column." })
  @IsOptional()
  @Min(0)
  @Max(MAX_COLUMNS - 1)
  debit!: number | null;

  @Field(() => Int, { nullable: true, description: "Credits and debits, if they share a column." })
  @IsOptional()
  @Min(0)
  @Max(MAX_COLUMNS - 1)
  amount!: number | null;

  @Field(() => Int, { nullable: true, description: "Cr or Dr, for a shared column." })
  @IsOptional()
  @Min(0)
  @Max(MAX_COLUMNS - 1)
  direction!: number | null;
}

/** Banks' headings, in lower case without punctuation. The first match wins. */
const NAMES: Record<keyof BankColumns, RegExp[]> = {
  date: [
    /^(txn|tran|trans|transaction|tr) (date|dt)$/,
    /^(date|dt)$/,
    /^(transaction|txn|tran) date time$/,
    /^date time$/,
    /^(post|posting|posted|booking) date$/,
    /^value (date|dt|dat)$/,
  ],
  narration: [
    /^(narration|description|particulars|details)$/,
    /^(transaction|txn|tran) (remarks?|particulars|details|description|narration)$/,
    /^(remarks?|payment details|naration)$/,
  ],
  utr: [
    /^(utr|rrn)( no| number| id)?$/,
    /^(utr|rrn) /,
    /^(bank )?ref(erence)?( no| number| id)?$/,
    /^(chq|cheque|cheque no|chq no) (ref|reference)( no| number)?$/,
    /^ref(erence)? no (chq|cheque) no$/,
    /^(transaction|txn|tran) (id|ref|reference|ref no|reference no)$/,
  ],
  credit: [
    /^(credit|credits|deposit|deposits|cr)$/,
    /^(credit|deposit|cr) (amount|amt)$/,
    /^(amount|amt) (credited|cr|credit|deposited)$/,
    /^money in$/,
  ],
  debit: [
    /^(debit|debits|withdrawal|withdrawals|dr)$/,
    /^(debit|withdrawal|dr) (amount|amt)$/,
    /^(amount|amt) (debited|dr|debit|withdrawn)$/,
    /^money out$/,
  ],
  amount: [/^(transaction|txn|tran) (amount|amt)$/, /^(amount|amt)$/],
  direction: [
    /^(dr cr|cr dr|drcr|crdr)$/,
    /^(debit credit|credit debit)$/,
    /^(transaction|txn) type$/,
    /^(type|indicator)$/,
  ],
};

/** "Deposit Amt. (INR)" becomes "deposit amt". */
export function plainName(cell: string): string {
  return cell
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .replace(/\b(inr|rs|rupees|in)\b/g, " ")
    .replace(/\s+/g, " ")
    .trim();
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
  const names = cells.map(plainName);
  const columns = Object.fromEntries(
    Object.entries(NAMES).map(([column, patterns]) => [column, columnOf(names, patterns)]),
  ) as unknown as BankColumns;
  return columns.date !== null && isEnough(columns) ? columns : null;
}
