import { setImmediate as nextTurn } from "node:timers/promises";
import { inSlices } from "../../../../core/concurrency/inSlices";
import { noTable, readTable } from "../tables/readTable";
import type { StatementTable } from "../tables/tableLines";
import { MAX_ROWS, UnreadableStatement, tooManyRows } from "../tables/tableLines";
import type { BankColumns } from "./bankColumns";
import { otherColumns } from "./bankColumns";
import type { ReadRow } from "./readBankRow";
import { badRow, readBankRow } from "./readBankRow";
import type { Layout, ReadMappings } from "./statementLayout";
import { findLayout } from "./statementLayout";

export interface Statement extends Pick<Layout, "headings" | "samples" | "columns"> {
  /** None until staff map the columns. */
  rows: ReadRow[];
}

async function readRows(table: StatementTable, layout: Layout, columns: BankColumns): Promise<ReadRow[]> {
  const { headings, separator, headingRecord } = layout;
  const others = otherColumns(headings, columns);
  const rows: ReadRow[] = [];
  let records = 0;
  await inSlices(await table.linesOf(separator), ({ line, cells, problem }) => {
    if (!problem) records += 1;
    const isRow = records > headingRecord + 1;
    if (problem) rows.push(badRow(line, problem));
    else if (isRow)
      rows.push(...[readBankRow(cells, line, { columns, others })].filter((row) => row !== null));
    if (rows.length > MAX_ROWS) throw tooManyRows();
  });
  if (rows.length === 0) throw new UnreadableStatement("The statement has no rows.");
  return rows;
}

/** Reads a file; throws `UnreadableStatement` if it is none or is too large. */
export async function readStatement(file: Buffer, readMappings: ReadMappings): Promise<Statement> {
  const table = await readTable(file);
  await nextTurn();
  const layout = await findLayout(table.samples, readMappings);
  if (!layout) throw noTable();
  const { headings, samples, columns } = layout;
  return { headings, samples, columns, rows: columns ? await readRows(table, layout, columns) : [] };
}
