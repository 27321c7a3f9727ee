import { Not } from "typeorm";
import type { EntityManager } from "typeorm";
import { Conflict } from "../../../core/errors";
import type { Staff } from "../staff/decideRegistration";
import { approve, reinstate } from "../staff/decideRegistration";
import { PaymentProof } from "../payments/paymentProof.entity";
import { Registration, RegistrationState } from "../orders/registration.entity";
import { canReinstate } from "../orders/registration.policy";
import { BankMatch } from "./bankRow.entity";
import type { BankRow } from "./bankRow.entity";
import { hasPaidAnother } from "./matchBankRows";
import type { PaidRow } from "./countBankRow";
import { countBankRow, keepUtr } from "./countBankRow";

export const DISAGREES = "This no longer matches the registration.";

async function isExact(manager: EntityManager, row: BankRow, registration: Registration): Promise<boolean> {
  const { id: registrationId, amountRupees, state } = registration;
  if (state !== RegistrationState.SUBMITTED && state !== RegistrationState.STARTED) return false;
  if (Number(row.amountPaise) !== amountRupees * 100) return false;
  const isTheirs = { registrationId, utr: row.utr ?? "", isWithdrawn: false };
  if (!(await manager.existsBy(PaymentProof, isTheirs))) return false;
  const [spent] = await manager.query<[{ isSpent: boolean }]>(
    `SELECT ${hasPaidAnother("$1", "$2::uuid")} AS "isSpent"`,
    [row.utr, registrationId],
  );
  if (spent.isSpent) return false;
  const isAnothers = { reference: row.reference ?? "", id: Not(registrationId) };
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
      if (isLeftToServer && !(await isExact(manager, row, registration))) throw new Conflict(DISAGREES);
      if (!isLeftToServer && row.match !== BankMatch.DOUBTFUL && row.match !== BankMatch.EXACT)
        throw new Conflict("This row is not a payment that can be approved.");
      if (!isLeftToServer) await keepUtr({ manager, services: staff }, registration, row.utr);
      const confirm = (canReinstate(registration) ? reinstate : approve)(staff);
      return confirm(manager, registration, mover);
    },
  });
}
