import { IsNull, Not } from "typeorm";
import type { EntityManager } from "typeorm";
import { brokenUniqueIndex } from "../../../database/conflicts";
import { Conflict } from "../../../graphql/errors";
import type { Staff } from "../decideRegistration";
import { approve, byStaff } from "../decideRegistration";
import { PaymentProof } from "../paymentProof.entity";
import type { Registration } from "../registration.entity";
import { RegistrationState } from "../registration.entity";
import { BankMatch, BankRow } from "./bankRow.entity";

const APPLIED_BEFORE = "This payment was applied before.";

/** The row, locked; refused where its payment has counted. */
async function lockRow(manager: EntityManager, { id, importId }: BankRow): Promise<BankRow> {
  const row = await manager.findOneOrFail(BankRow, {
    where: { id, importId },
    lock: { mode: "pessimistic_write" },
  });
  const again =
    row.utr !== null &&
    (await manager.existsBy(BankRow, { utr: row.utr, id: Not(id), appliedAt: Not(IsNull()) }));
  if (row.appliedAt || again) throw new Conflict(APPLIED_BEFORE);
  return row;
}

/** Whether the row is, at this moment, the payment that this registration waits for. */
async function isExact(manager: EntityManager, row: BankRow, registration: Registration): Promise<boolean> {
  const { id: registrationId, amountRupees, state } = registration;
  if (state !== RegistrationState.SUBMITTED && state !== RegistrationState.STARTED) return false;
  const isTheirs = { registrationId, utr: row.utr ?? "", isWithdrawn: false };
  return Number(row.amountPaise) === amountRupees * 100 && (await manager.existsBy(PaymentProof, isTheirs));
}

/** The bank knows which payment it was: its UTR takes the place of what the person gave, and is theirs alone. */
async function keepUtr(
  manager: EntityManager,
  staff: Staff,
  { id }: Registration,
  utr: string | null,
): Promise<void> {
  if (!utr) return;
  const known = await manager.findOneBy(PaymentProof, { registrationId: id });
  const proof = { registrationId: id, utr, submittedAt: known?.submittedAt ?? staff.clock.now() };
  await manager.upsert(PaymentProof, { ...proof, isWithdrawn: false }, ["registrationId"]);
}

interface PaidRow {
  row: BankRow & { registrationId: string };
  /** The registration as staff saw it; null where only an exact match will do. */
  expectedVersion: number | null;
}

/** Approves a registration by the payment in a row of the bank's statement. The payment counts once. */
export async function approveBankRow(
  staff: Staff,
  { row: found, expectedVersion }: PaidRow,
): Promise<Registration> {
  const confirm = approve(staff);
  try {
    return await byStaff(staff, {
      id: found.registrationId,
      expectedVersion,
      action: "approveBankRow",
      work: async (manager, registration, mover) => {
        const row = await lockRow(manager, found);
        const isLeftToServer = expectedVersion === null;
        if (isLeftToServer && !(await isExact(manager, row, registration)))
          throw new Conflict("This does not agree with the registration any more.");
        if (!isLeftToServer && row.match !== BankMatch.DOUBTFUL && row.match !== BankMatch.EXACT)
          throw new Conflict("This row is not a payment that can be approved.");
        const confirmed = await confirm(manager, registration, mover);
        if (!isLeftToServer) await keepUtr(manager, staff, registration, row.utr);
        await manager.update(BankRow, { id: row.id }, { appliedAt: staff.clock.now(), refusal: null });
        return confirmed;
      },
    });
  } catch (error) {
    const index = brokenUniqueIndex(error);
    if (index === "bank_rows_applied_utr_unique") throw new Conflict(APPLIED_BEFORE);
    if (index === "payment_proofs_utr_unique")
      throw new Conflict("This UTR belongs to another registration.");
    throw error;
  }
}
