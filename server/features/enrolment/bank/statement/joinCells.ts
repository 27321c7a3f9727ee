import type { BankColumns, OtherColumns } from "./bankColumns";
import { MAX_COLUMNS } from "./bankColumns";

const MAX_EXTRA = 10;

interface WideRow {
  columns: BankColumns;
  others: OtherColumns;
  /** What the record says of date and money; null if it cannot be read. */
  keyOf: (record: string[]) => string | null;
}

/** Commas at the end of a line are no cells. */
function trimmed(record: string[], width: number): string[] {
  const end = record.findLastIndex((cell, index) => index < width || cell.trim() !== "");
  return record.slice(0, end + 1);
}

/**
 * Repairs a record with more cells than headings: a bank wrote a comma without quotation marks. It may be in the description
 * or in an amount, so the repair counts only if all places that can be read say the same. Null if they do not.
 */
export function joinCells(record: string[], { columns, others, keyOf }: WideRow): string[] | null {
  const { width } = others;
  const cells = trimmed(record, width);
  const extra = cells.length - width;
  if (extra <= 0 || width >= MAX_COLUMNS) return record;
  if (extra > MAX_EXTRA) return null;
  const joinedAt = (place: number) => [
    ...cells.slice(0, place),
    cells.slice(place, place + extra + 1).join(","),
    ...cells.slice(place + extra + 1),
  ];
  const [narration = cells] = columns.narration === null ? [] : [joinedAt(columns.narration)];
  const readings = [narration, cells, ...Array.from({ length: width }, (_, place) => joinedAt(place))];
  const readable = readings.filter((reading) => keyOf(reading) !== null);
  return new Set(readable.map(keyOf)).size === 1 ? (readable[0] ?? null) : null;
}
