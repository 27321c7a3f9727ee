import { IsNull, Not } from "typeorm";
import type { EntityManager } from "typeorm";
import type { Transaction } from "../../../platform/transaction";
import { brokenUniqueIndex } from "../../../database/conflicts";
import { lockWithin } from "../../../database/lockWithin";
import { Conflict } from "../../../core/errors";
import type { Staff, Work } from "../staff/decideRegistration";
import { byStaff } from "../staff/decideRegistration";
import { PaymentProof } from "../registration/paymentProof.entity";
import type { Registration } from "../registration/registration.entity";
import { BankImport } from "./bankImport.entity";
import { BankRow } from "./bankRow.entity";

export const BEING_COMPARED =
  "The payments of this statement are being compared right now. Please try again in a moment.";
const CHANGED = "This statement was compared again while you had it open. Please look at the row again.";
const APPLIED_BEFORE = "This payment was applied before.";
const SETTLED_BEFORE = "This payment was settled before. Reopen it first.";

export type PaidRow = BankRow & { registrationId: string };

/** Locks the statement against concurrent matching, mapping and deleting. */
export async function holdStatement(manager: EntityManager, { importId: id }: BankRow): Promise<void> {
  const found = await lockWithin(manager, BEING_COMPARED, () =>
    manager.findOne(BankImport, { where: { id }, lock: { mode: "for_key_share" } }),
  );
  if (!found) throw new Conflict(CHANGED);
}

/** Locks the row; throws if it belongs to another registration now or its payment has counted. */
export async function lockRow(
  manager: EntityManager,
  { id, registrationId = null }: { id: string; registrationId?: string | null },
): Promise<BankRow> {
  const row = await manager.findOne(BankRow, { where: { id }, lock: { mode: "pessimistic_write" } });
  if (!row || row.registrationId !== registrationId) throw new Conflict(CHANGED);
  const again =
    row.utr !== null &&
    (await manager.existsBy(BankRow, { utr: row.utr, id: Not(id), appliedAt: Not(IsNull()) }));
  if (row.appliedAt || again) throw new Conflict(APPLIED_BEFORE);
  return row;
}

/** A payment that staff settled, in any statement, must not confirm the same registration. */
async function refuseSettled(manager: EntityManager, { id, utr, registrationId }: BankRow): Promise<void> {
  const settledAt = Not(IsNull());
  const twins = utr !== null && registrationId !== null ? [{ utr, registrationId, settledAt }] : [];
  if (await manager.existsBy(BankRow, [{ id, settledAt }, ...twins])) throw new Conflict(SETTLED_BEFORE);
}

/** The bank's UTR replaces the person's; no other order can use it. */
export async function keepUtr(
  { manager, services: staff }: Transaction<Staff>,
  { id }: Registration,
  utr: string | null,
): Promise<void> {
  if (!utr) return;
  const known = await manager.findOneBy(PaymentProof, { registrationId: id });
  const proof = { registrationId: id, utr, submittedAt: known?.submittedAt ?? staff.clock.now() };
  await manager.upsert(PaymentProof, { ...proof, isWithdrawn: false }, ["registrationId"]);
}

/** Closes other rows of a counted payment. Skips locked rows: waiting for a concurrent match could deadlock. */
const CLOSE_TWINS = `
  UPDATE bank_rows SET match = 'KNOWN', reason = 'APPLIED_BEFORE', refusal = NULL
  WHERE id IN (
    SELECT id FROM bank_rows
    WHERE registration_id = $1 AND utr = $2 AND id <> $3 AND match IN ('EXACT', 'DOUBTFUL')
      AND applied_at IS NULL AND settled_at IS NULL
    FOR UPDATE SKIP LOCKED
  )`;

interface Paid {
  row: BankRow;
  manager: EntityManager;
  registration: Registration;
  mover: Parameters<Work>[2];
}

interface Count {
  row: PaidRow;
  /** Optimistic lock; null if `work` checks the state itself. */
  expectedVersion: number | null;
  action: string;
  work: (paid: Paid) => Promise<Registration>;
}

/** Counts a bank payment for its registration, once. Lock order: the statement first. */
export async function countBankRow(staff: Staff, { row: found, work, ...how }: Count): Promise<Registration> {
  try {
    return await byStaff(staff, {
      ...how,
      id: found.registrationId,
      hold: (manager) => holdStatement(manager, found),
      work: async (manager, registration, mover) => {
        const row = await lockRow(manager, found);
        await refuseSettled(manager, row);
        const paid = await work({ row, manager, registration, mover });
        await manager.update(BankRow, { id: row.id }, { appliedAt: staff.clock.now(), refusal: null });
        await manager.query(CLOSE_TWINS, [row.registrationId, row.utr, row.id]);
        return paid;
      },
    });
  } catch (error) {
    if (brokenUniqueIndex(error) === "bank_rows_applied_utr_unique") throw new Conflict(APPLIED_BEFORE);
    throw error;
  }
}
