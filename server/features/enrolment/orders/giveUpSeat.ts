import type { EntityManager } from "typeorm";
import { In, Not } from "typeorm";
import { AccessSource, BatchAccess } from "../../learning/access/batchAccess.entity";
import type { Mover } from "../registration/moveRegistration";
import { moveRegistration } from "../registration/moveRegistration";
import { emit } from "../registration/orderEvents";
import { PaymentProof } from "../registration/paymentProof.entity";
import { Registration, RegistrationState, offeringOf } from "../registration/registration.entity";
import { returnCouponUse } from "../coupons/quotePrice";
import { returnSeat } from "../registration/seats";
import type { Transaction } from "../../../platform/transaction";

interface Step {
  kind: "CANCELLED" | "REJECTED" | "LINE_ENDED" | "REPLACED" | "LEFT";
  by: Mover;
  reason: string | null;
}

/** Removes access of these sources to the batch. False if that frees no seat: staff already removed it, or another paid order keeps it. */
async function closeBatchFor(
  manager: EntityManager,
  { id, batchId, userId, holdsSeat }: Registration,
  sources: AccessSource[],
): Promise<boolean> {
  if (!batchId || !userId) return holdsSeat;
  const state = RegistrationState.CONFIRMED;
  const other = await manager.findOneBy(Registration, { id: Not(id), batchId, userId, state });
  if (other) {
    await manager.update(Registration, { id: other.id }, { holdsSeat: true });
    return false;
  }
  const { affected } = await manager.delete(BatchAccess, { batchId, userId, source: In(sources) });
  return Boolean(affected);
}

/** Ends access from every source: staff move the learner, not one order of theirs. Returns whether a seat is free now. */
export async function endAccess(manager: EntityManager, registration: Registration): Promise<boolean> {
  return closeBatchFor(manager, registration, Object.values(AccessSource));
}

/** Frees seat and coupon use; another order may then name its payment. The caller has locked offering and registration. */
export async function giveUpSeat(
  { manager, services }: Transaction,
  registration: Registration,
  { kind, by, reason }: Step,
): Promise<Registration> {
  const wasConfirmed = registration.state === RegistrationState.CONFIRMED;
  const ended = await moveRegistration({ manager, services }, registration, {
    ...by,
    state: kind === "REJECTED" ? RegistrationState.REJECTED : RegistrationState.CANCELLED,
    note: reason,
    columns: { reason, holdUntil: null, holdsSeat: false },
  });
  const { id, couponId, holdsSeat } = registration;
  const isSeatTheirs =
    holdsSeat && (!wasConfirmed || (await closeBatchFor(manager, registration, [AccessSource.PAYMENT])));
  if (isSeatTheirs) await returnSeat(manager, offeringOf(registration));
  if (couponId) await returnCouponUse(manager, couponId);
  await manager.update(PaymentProof, { registrationId: id }, { isWithdrawn: true });
  await emit({ manager, services }, ended, { kind, by });
  return ended;
}
