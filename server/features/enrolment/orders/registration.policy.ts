import { isForgotten } from "../privacy/forgetPerson";
import type { Registration } from "./registration.entity";
import { RegistrationState } from "./registration.entity";

type Standing = Pick<Registration, "state" | "holdUntil" | "amountRupees">;

const { WAITING, STARTED, SUBMITTED, CONFIRMED, REJECTED, CANCELLED } = RegistrationState;

/** A rejected registration whose proof can be corrected for a while; a seat that it has is held until then. */
function isCorrectable({ state, holdUntil }: Standing): boolean {
  return state === REJECTED && holdUntil !== null;
}

/** One that is not decided and does not wait for a seat. */
function isOpen(registration: Standing): boolean {
  return [STARTED, SUBMITTED].includes(registration.state) || isCorrectable(registration);
}

/** Cancelled, or rejected for good. */
export function hasOrderEnded(registration: Pick<Standing, "state" | "holdUntil">): boolean {
  const { state, holdUntil } = registration;
  return state === CANCELLED || (state === REJECTED && holdUntil === null);
}

/** Nobody begins to pay for what has ended; a payment that was reported in time can still be corrected. */
export function canSubmitProof(registration: Standing, hasEnded: boolean): boolean {
  const isTooLate = hasEnded && registration.state === STARTED;
  return registration.amountRupees > 0 && isOpen(registration) && !isTooLate;
}

/** A paid place is given up by writing to the academy, which then pays back. */
export function canCancel(registration: Standing): boolean {
  const isFree = registration.state === CONFIRMED && registration.amountRupees === 0;
  return isFree || registration.state === WAITING || isOpen(registration);
}

/** While the e-mail that confirms its address changes something. */
export function canResendConfirmation(
  registration: Standing & Pick<Registration, "emailConfirmedAt">,
): boolean {
  return registration.emailConfirmedAt === null && (registration.state === WAITING || isOpen(registration));
}

/** Also without a proof or a confirmed address: staff may have seen the money, or know the person. */
export function canApprove(registration: Standing): boolean {
  return isOpen(registration);
}

/** One that has ended, by its hold, the person or staff, is confirmed all the same if the money is there after all. */
export function canReinstate(registration: Standing & Pick<Registration, "email">): boolean {
  return hasOrderEnded(registration) && !isForgotten(registration);
}

export function canReject(registration: Standing): boolean {
  return registration.state === SUBMITTED;
}

export function canCancelByStaff(registration: Standing): boolean {
  return registration.state === CONFIRMED || canCancel(registration);
}
