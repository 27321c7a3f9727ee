import { Conflict } from "../../../core/errors";
import { confirmRegistration } from "../orders/confirmRegistration";
import type { Mover } from "../registration/moveRegistration";
import { findLive } from "../registration/findLive";
import { findOffering, hasEnded } from "../offerings/offering";
import { PaymentProof } from "../registration/paymentProof.entity";
import type { Registration } from "../registration/registration.entity";
import { offeringOf } from "../registration/registration.entity";
import { takeCouponUse } from "../coupons/quotePrice";
import { requireSeat } from "../seats/requireSeat";
import type { Transaction } from "../../../platform/transaction";

const CLOSED = "Registration for this has closed, so it can’t be confirmed.";
const TWICE = "The person has another registration for this. Please look at that one.";
const USED_UP = "The coupon of this order can no longer be used. Please allow one more use of it first.";

/** Confirms an ended registration; takes a seat, coupon use and UTR like a new order. The caller has locked offering and registration. */
export async function reinstateRegistration(
  { manager, services }: Transaction,
  registration: Registration,
  mover: Mover,
): Promise<Registration> {
  const key = offeringOf(registration);
  const now = services.clock.now();
  const offering = await findOffering(manager, key, now);
  // After the offering's end, the payment may still have come in time.
  if (!offering?.isOpen && !hasEnded(offering, now)) throw new Conflict(CLOSED);
  const { id, emailKey, couponId } = registration;
  if (await findLive({ manager, services }, { ...key, emailKey, exceptId: id })) throw new Conflict(TWICE);
  if (couponId && !(await takeCouponUse(manager, couponId))) throw new Conflict(USED_UP);
  await requireSeat(manager, key);
  await manager.update(PaymentProof, { registrationId: id }, { isWithdrawn: false });
  return confirmRegistration({ manager, services }, registration, mover);
}
