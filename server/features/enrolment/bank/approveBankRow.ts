import { In, Not } from "typeorm";
import type { EntityManager } from "typeorm";
import { Conflict } from "../../../core/errors";
import type { Staff } from "../staff/decideRegistration";
import { approve, reinstate } from "../staff/decideRegistration";
import { PaymentProof } from "../registration/paymentProof.entity";
import { Registration, RegistrationState } from "../registration/registration.entity";
import { canReinstate } from "../registration/registration.policy";
import { BankMatch, BankReason } from "./bankRow.entity";
import type { BankRow } from "./bankRow.entity";
import { hasPaidAnother } from "./matchBankRows";
import type { PaidRow } from "./countBankRow";
import { countBankRow, keepUtr } from "./countBankRow";
import { isTakenBack } from "./takenBack";

export const DISAGREES = "This no longer matches the registration.";

const TAKEN_BACK = "The bank took this payment back.";

async function isExact(manager: EntityManager, row: BankRow, registration: Registration): Promise<boolean> {
  const { id: registrationId, amountRupees, state } = registration;
  if (state !== RegistrationState.SUBMITTED && state !== RegistrationState.STARTED) return false;
  if (Number(row.amountPaise) !== amountRupees * 100 || row.isUnclear) return false;
  const isTheirs = { registrationId, utr: row.utr ?? "", isWithdrawn: false };
  if (!(await manager.existsBy(PaymentProof, isTheirs))) return false;
  const claims = { utr: In(row.utrs), registrationId: Not(registrationId), isWithdrawn: false };
  if (await manager.existsBy(PaymentProof, claims)) return false;
  const [spent] = await manager.query<[{ isSpent: boolean }]>(
    `SELECT ${hasPaidAnother("$1", "$2::uuid")} AS "isSpent"`,
    [row.utr, registrationId],
  );
  if (spent.isSpent) return false;
  const isAnothers = { reference: In(row.references), id: Not(registrationId) };
  return !(await manager.existsBy(Registration, isAnothers));
}

interface ApprovedRow {
  row: PaidRow;
  /** Optimistic lock; null requires an exact match instead. */
  expectedVersion: number | null;
}

/** Approves a registration by a bank payment; only staff, never Apply, approve one that has ended. */
export async function approveBankRow(
  staff: Staff,
  { row: found, expectedVersion }: ApprovedRow,
): Promise<Registration> {
  return countBankRow(staff, {
    row: found,
    expectedVersion,
    action: "approveBankRow",
    work: async ({ row, manager, registration, mover }) => {
      const isLeftToServer = expectedVersion === null;
      // Staff may approve what they saw was taken back, such as a payment that came again.
      if (row.reason !== BankReason.TAKEN_BACK && (await isTakenBack(manager, row)))
        throw new Conflict(TAKEN_BACK);
      if (isLeftToServer && !(await isExact(manager, row, registration))) throw new Conflict(DISAGREES);
      const isPayment = row.match === BankMatch.DOUBTFUL || row.match === BankMatch.EXACT;
      if (!isLeftToServer && !(isPayment && Number(row.amountPaise) > 0))
        throw new Conflict("This row isn’t a payment that can be approved.");
      if (!isLeftToServer) await keepUtr({ manager, services: staff }, registration, row.utr);
      const confirm = (canReinstate(registration) ? reinstate : approve)(staff);
      return confirm(manager, registration, mover);
    },
  });
}
