import { setImmediate as nextTurn } from "node:timers/promises";

export const MAX_TABLE_COLUMNS = 200;
export const MAX_TABLE_ROWS = 300_000;
const TAGS_AT_ONCE = 20_000;

/** The same, with pauses for other requests. */
export async function* paused<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let count = 0;
  for (const item of items) {
    yield item;
    count += 1;
    if (count % TAGS_AT_ONCE === 0) await nextTurn();
  }
}

function quoted(cell: string): string {
  return `"${cell.replace(/\s+/gu, " ").replaceAll('"', '""')}"`;
}

/** One line per row, so that a row's number is the one that a spreadsheet shows. */
export function writeRows(rows: string[][]): string {
  return rows.map((cells) => cells.map(quoted).join(",")).join("\n");
}
