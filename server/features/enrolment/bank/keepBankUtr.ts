import { IsNull, Not } from "typeorm";
import { Conflict } from "../../../core/errors";
import type { Staff } from "../staff/decideRegistration";
import { PaymentProof } from "../registration/paymentProof.entity";
import type { Registration } from "../registration/registration.entity";
import { RegistrationState } from "../registration/registration.entity";
import { DISAGREES } from "./approveBankRow";
import type { PaidRow } from "./countBankRow";
import { countBankRow, keepUtr } from "./countBankRow";

/** Adds the payment's UTR to a registration confirmed without one, so that no other order can use it. */
export async function keepBankUtr(staff: Staff, found: PaidRow): Promise<Registration> {
  return countBankRow(staff, {
    row: found,
    expectedVersion: null,
    action: "keepBankUtr",
    work: async ({ row, manager, registration }) => {
      const { id: registrationId, reference, amountRupees, state } = registration;
      const isTheirs =
        state === RegistrationState.CONFIRMED &&
        row.reference === reference &&
        Number(row.amountPaise) === amountRupees * 100 &&
        !(await manager.existsBy(PaymentProof, { registrationId, utr: Not(IsNull()) }));
      if (!isTheirs) throw new Conflict(DISAGREES);
      await keepUtr({ manager, services: staff }, registration, row.utr);
      return registration;
    },
  });
}
