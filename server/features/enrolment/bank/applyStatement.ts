import { IsNull } from "typeorm";
import type { Services } from "../../../platform/context";
import type { Job } from "../../../platform/jobs/queue";
import { Refusal } from "../../../core/errors";
import type { Staff } from "../staff/decideRegistration";
import { onBehalfOf } from "../staff/onBehalfOf";
import { approveBankRow } from "./approveBankRow";
import type { BankImport } from "./bankImport.entity";
import { BankImportState } from "./bankImport.entity";
import { takeStep } from "./bankJob";
import { BankMatch, BankRow, rowsToApply } from "./bankRow.entity";
import { keepBankUtr } from "./keepBankUtr";

const { READY, APPLYING, APPLIED } = BankImportState;

const ROWS_AT_ONCE = 20;

/** Skips a registration that changed since the preview, and stores why on the row. */
async function applyRow(staff: Staff, row: BankRow): Promise<void> {
  const { registrationId } = row;
  try {
    if (!registrationId) throw new Refusal("NOT_FOUND", "This registration no longer exists.");
    const paid = { ...row, registrationId };
    if (row.match === BankMatch.KNOWN) await keepBankUtr(staff, paid);
    else await approveBankRow(staff, { row: paid, expectedVersion: null });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await staff.dataSource.manager.update(
      BankRow,
      { id: row.id, appliedAt: IsNull() },
      { refusal: error.message },
    );
  }
}

/** Approves exact matches and adds missing UTRs; idempotent, because each row is marked in its own transaction. */
export async function applyStatement(services: Services, job: Job, found: BankImport): Promise<void> {
  const open = rowsToApply(found.id);
  const { appliedById, appliedFrom } = found;
  const staff = await onBehalfOf(services, { id: appliedById, clientAddress: appliedFrom });
  const rows = await services.dataSource.manager.find(BankRow, {
    where: open,
    order: { line: "ASC", id: "ASC" },
    take: ROWS_AT_ONCE,
  });
  if (staff) for (const row of rows) await applyRow(staff, row);
  await takeStep(services, job, async (manager, { id: importId, state, total }) => {
    if (state !== APPLYING) return null;
    if (!staff) return { columns: { state: READY } };
    const left = await manager.countBy(BankRow, open);
    return left > 0
      ? { columns: { done: total - left }, next: { importId } }
      : { columns: { state: APPLIED } };
  });
}
