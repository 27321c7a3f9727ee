import { IsNull } from "typeorm";
import { Conflict, Refusal } from "../../../core/errors";
import type { VersionedInput } from "../../../core/content/inputs";
import type { Context } from "../../../platform/context";
import { approveBankRow } from "./approveBankRow";
import type { BankImport } from "./bankImport.entity";
import { BankMatch, BankRow, rowsToApply } from "./bankRow.entity";
import { changeBankImport } from "./changeBankImport";
import { keepBankUtr } from "./keepBankUtr";

/** The page waits 30 seconds for a request, and asks for the next rows. */
const ROWS_AT_ONCE = 100;
const APPLY_FOR_MS = 5000;

/** Skips a registration that changed since the preview, and stores why on the row. */
async function applyRow(context: Context, row: BankRow): Promise<void> {
  const { registrationId } = row;
  try {
    if (!registrationId) throw new Refusal("NOT_FOUND", "This registration no longer exists.");
    const paid = { ...row, registrationId };
    if (row.match === BankMatch.KNOWN) await keepBankUtr(context, paid);
    else await approveBankRow(context, { row: paid, expectedVersion: null });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await context.dataSource.manager.update(
      BankRow,
      { id: row.id, appliedAt: IsNull() },
      { refusal: error.message },
    );
  }
}

/** Approves the next exact matches and adds missing UTRs; each row in its own transaction, so that a retry continues. */
export async function applyBankImport(context: Context, input: VersionedInput): Promise<BankImport> {
  const where = rowsToApply(input.id);
  const applied = await changeBankImport(context, input, {
    action: "applyBankImport",
    change: async (manager) => {
      if (!(await manager.existsBy(BankRow, where))) throw new Conflict("There is nothing to approve.");
      return { file: null };
    },
  });
  const rows = await context.dataSource.manager.find(BankRow, {
    where,
    order: { line: "ASC", id: "ASC" },
    take: ROWS_AT_ONCE,
  });
  const until = performance.now() + APPLY_FOR_MS;
  for (const row of rows) {
    await applyRow(context, row);
    if (performance.now() > until) break;
  }
  return applied;
}
