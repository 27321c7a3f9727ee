import type { Services } from "../../../../platform/context";
import type { BankClaim } from "../bankClaim";
import { goOn } from "../bankClaim";
import { BankImportState } from "../bankImport.entity";
import type { BankImport } from "../bankImport.entity";
import { BankRow } from "../bankRow.entity";
import { matchBankRows } from "../matchBankRows";
import { parseStatement } from "./parseStatement";
import { findLayout } from "./statementLayout";
import { readStatementText } from "./statementText";
import { storeBankRows } from "../storeBankRows";

/** The heads stand within so much text. */
const SAMPLE_CHARACTERS = 64 * 1024;
const MOST_ROWS = 300_000;

async function readSample({ dataSource }: Services, importId: string): Promise<string> {
  let sample = "";
  for await (const { text } of readStatementText(dataSource.manager, importId)) {
    sample += text;
    if (sample.length >= SAMPLE_CHARACTERS) break;
  }
  return sample.slice(0, SAMPLE_CHARACTERS);
}

/** Ends the reading: what comes next is for staff. */
async function settle(services: Services, claim: BankClaim, columns: Partial<BankImport>): Promise<void> {
  await services.dataSource.transaction(async (manager) => {
    // First: the lock on the statement's row keeps other processes away while the rows are compared.
    await goOn({ manager, services }, claim, columns);
    if (columns.state === BankImportState.READY) await matchBankRows(manager, claim.importId);
  });
}

/**
 * Reads a statement's file into rows and compares them. It begins anew with whatever a process that died has left: its
 * rows are nobody's before they are compared.
 */
export async function readStatement(services: Services, claim: BankClaim): Promise<void> {
  const { dataSource } = services;
  const { importId } = claim;
  await dataSource.transaction(async (manager) => {
    await goOn({ manager, services }, claim, { done: 0 });
    await manager.delete(BankRow, { importId });
  });
  const fail = (problem: string) => settle(services, claim, { state: BankImportState.FAILED, problem });
  const layout = await findLayout(dataSource.manager, await readSample(services, importId));
  if (!layout)
    return fail(
      "We cannot read this file. Download the statement as CSV or text (not PDF or Excel) and import it again.",
    );
  const { headings, samples, columns } = layout;
  if (!columns)
    return settle(services, claim, {
      state: BankImportState.COLUMNS_NEEDED,
      headings,
      samples,
      columns: null,
    });

  let count = 0;
  const pieces = readStatementText(dataSource.manager, importId);
  for await (const { rows, done } of parseStatement(pieces, layout, columns)) {
    count += rows.length;
    if (count > MOST_ROWS)
      return fail(`A statement may have ${MOST_ROWS.toLocaleString("en-IN")} rows at most.`);
    await dataSource.transaction(async (manager) => {
      await goOn({ manager, services }, claim, { done });
      await storeBankRows(manager, importId, rows);
    });
  }
  if (count === 0) return fail("The statement has no rows.");
  const state = BankImportState.READY;
  await settle(services, claim, { state, headings, samples, columns, problem: null });
}
