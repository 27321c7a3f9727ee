import { Role } from "../../../core/authorization";
import type { Services } from "../../../platform/context";
import { Refusal } from "../../../core/errors";
import { User } from "../../auth/user.entity";
import type { Staff } from "../staff/decideRegistration";
import { approveBankRow } from "./approveBankRow";
import type { BankClaim } from "./bankClaim";
import { goOn } from "./bankClaim";
import type { BankImport } from "./bankImport.entity";
import { BankImportState } from "./bankImport.entity";
import { BankMatch, BankRow, rowsToApply } from "./bankRow.entity";
import { keepBankUtr } from "./keepBankUtr";

const ROWS_AT_ONCE = 20;

/** In the name of whoever pressed Apply; null where they are not of staff any more. */
async function staffOf(services: Services, { appliedById, appliedFrom }: BankImport): Promise<Staff | null> {
  const user = await services.dataSource.manager.findOneBy(User, { id: appliedById ?? "", role: Role.ADMIN });
  if (!user) return null;
  const actor = { userId: user.id, name: user.name, role: user.role, sessionId: "" };
  return { ...services, actor: async () => actor, clientAddress: appliedFrom ?? "" };
}

/** Applies one; a registration that somebody decided meanwhile is left as it is, and the row says so. */
async function applyRow(staff: Staff, row: BankRow): Promise<void> {
  const { registrationId } = row;
  try {
    if (!registrationId) throw new Refusal("NOT_FOUND", "The registration does not exist any more.");
    const paid = { ...row, registrationId };
    if (row.match === BankMatch.KNOWN) await keepBankUtr(staff, paid);
    else await approveBankRow(staff, { row: paid, expectedVersion: null });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await staff.dataSource.manager.update(BankRow, { id: row.id }, { refusal: error.message });
  }
}

/**
 * Approves a statement's exact matches and keeps the UTRs that are missing, each in a transaction of its own that marks its row too: a process that dies
 * half-way leaves nothing undone that the next would do twice.
 */
export async function applyStatement(services: Services, claim: BankClaim, found: BankImport): Promise<void> {
  const { manager } = services.dataSource;
  const open = rowsToApply(claim.importId);
  for (;;) {
    const rows = await manager.find(BankRow, {
      where: open,
      order: { line: "ASC", id: "ASC" },
      take: ROWS_AT_ONCE,
    });
    const staff = await staffOf(services, found);
    if (!staff) return goOn({ manager, services }, claim, { state: BankImportState.READY });
    if (rows.length === 0) break;
    for (const row of rows) await applyRow(staff, row);
    const done = found.total - (await manager.countBy(BankRow, open));
    await goOn({ manager, services }, claim, { done, attempts: 0 });
  }
  await goOn({ manager, services }, claim, { state: BankImportState.APPLIED });
}
