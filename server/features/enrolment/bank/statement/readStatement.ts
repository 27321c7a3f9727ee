import type { EntityManager } from "typeorm";
import type { Services } from "../../../../platform/context";
import type { Transaction } from "../../../../platform/transaction";
import type { Job } from "../../../../platform/jobs/queue";
import type { BankJobData, Step } from "../bankJob";
import { takeStep } from "../bankJob";
import { BankImportState } from "../bankImport.entity";
import type { BankImport } from "../bankImport.entity";
import { BankRow } from "../bankRow.entity";
import { matchBankRows } from "../matchBankRows";
import { NO_TABLE, convertStatement } from "../tables/convertStatement";
import { storeBankRows } from "../storeBankRows";
import { otherColumns } from "./bankColumns";
import type { Cursor } from "./parseStatement";
import { parseStatement } from "./parseStatement";
import { findLayout } from "./statementLayout";
import { readFrom } from "./statementText";

const { READING, COLUMNS_NEEDED, READY, FAILED } = BankImportState;

const SAMPLE_BYTES = 64 * 1024;
const MAX_ROWS = 300_000;

async function readSample(manager: EntityManager, importId: string): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of readFrom(manager, importId, 0)) {
    pieces.push(piece);
    if (Buffer.concat(pieces).length >= SAMPLE_BYTES) break;
  }
  return Buffer.concat(pieces).subarray(0, SAMPLE_BYTES).toString();
}

function fail(problem: string): Step {
  return { columns: { state: FAILED, problem } };
}

async function startReading(manager: EntityManager, { id: importId }: BankImport): Promise<Step> {
  await manager.delete(BankRow, { importId });
  const { total, problem } = await convertStatement(manager, importId);
  if (problem) return fail(problem);
  const layout = await findLayout(manager, await readSample(manager, importId));
  if (!layout) return fail(NO_TABLE);
  const { headings, samples, columns, separator, headingRecord } = layout;
  const found = { headings, samples, columns };
  if (!columns) return { columns: { ...found, state: COLUMNS_NEEDED } };
  const start = { bytes: 0, lines: 0, records: 0, rows: 0, delimiter: null };
  const next = { importId, cursor: { ...start, separator, headingRecord } };
  return { columns: { ...found, total, done: 0 }, next };
}

async function readOn(
  { manager, services }: Transaction<Services>,
  found: BankImport,
  cursor: Cursor,
): Promise<Step | null> {
  const { id: importId, done, columns, headings } = found;
  if (cursor.bytes !== done || !columns) return null;
  const pieces = readFrom(manager, importId, cursor.bytes);
  const others = otherColumns(headings, columns);
  const { rows, next } = await parseStatement(pieces, cursor, { columns, others });
  const count = cursor.rows + rows.length;
  if (count > MAX_ROWS) return fail(`A statement may have ${MAX_ROWS.toLocaleString("en-IN")} rows at most.`);
  if (count === 0) return fail("The statement has no rows.");
  await storeBankRows(manager, importId, rows);
  if (next) return { columns: { done: next.bytes }, next: { importId, cursor: next } };
  await matchBankRows({ manager, services }, importId);
  return { columns: { state: READY, problem: null } };
}

/** Reads the file in jobs of a few thousand rows each; the last one matches them. */
export async function readStatement(services: Services, job: Job): Promise<void> {
  const { cursor } = job.data as BankJobData;
  await takeStep(services, job, async (manager, found) => {
    if (found.state !== READING) return null;
    return cursor ? readOn({ manager, services }, found, cursor) : startReading(manager, found);
  });
}
