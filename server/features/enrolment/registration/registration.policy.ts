import { isForgotten } from "./isForgotten";
import type { Registration } from "./registration.entity";
import { RegistrationState } from "./registration.entity";

type Standing = Pick<Registration, "state" | "holdUntil" | "amountRupees">;

const { WAITING, STARTED, SUBMITTED, CONFIRMED, REJECTED, CANCELLED } = RegistrationState;

/** A rejected proof can be corrected until the hold ends, which keeps its seat. */
function isCorrectable({ state, holdUntil }: Standing): boolean {
  return state === REJECTED && holdUntil !== null;
}

function isOpen(registration: Standing): boolean {
  return [STARTED, SUBMITTED].includes(registration.state) || isCorrectable(registration);
}

export function hasOrderEnded(registration: Pick<Standing, "state" | "holdUntil">): boolean {
  const { state, holdUntil } = registration;
  return state === CANCELLED || (state === REJECTED && holdUntil === null);
}

/** No new payment for an ended offering, but a reported one can still be corrected. */
export function canSubmitProof(registration: Standing, hasEnded: boolean): boolean {
  const isTooLate = hasEnded && registration.state === STARTED;
  return registration.amountRupees > 0 && isOpen(registration) && !isTooLate;
}

/** To cancel a paid seat, people write to the academy, which refunds them. */
export function canCancel(registration: Standing): boolean {
  const isFree = registration.state === CONFIRMED && registration.amountRupees === 0;
  return isFree || registration.state === WAITING || isOpen(registration);
}

/** Only while confirming still has an effect. */
export function canResendConfirmation(
  registration: Standing & Pick<Registration, "emailConfirmedAt">,
): boolean {
  return registration.emailConfirmedAt === null && (registration.state === WAITING || isOpen(registration));
}

/** No proof or confirmed address needed: staff may have seen the money or know the person. */
export function canApprove(registration: Standing): boolean {
  return isOpen(registration);
}

/** An ended order can be reinstated if its money arrives late. */
export function canReinstate(registration: Standing & Pick<Registration, "email">): boolean {
  return hasOrderEnded(registration) && !isForgotten(registration);
}

export function canReject(registration: Standing): boolean {
  return registration.state === SUBMITTED;
}

/** For an order that nobody has confirmed by e-mail or phone. */
export function canConfirmByPhone(
  registration: Pick<Registration, "state" | "emailConfirmedAt" | "phoneConfirmedAt">,
): boolean {
  const { state, emailConfirmedAt, phoneConfirmedAt } = registration;
  return [WAITING, STARTED, SUBMITTED].includes(state) && !emailConfirmedAt && !phoneConfirmedAt;
}

export function canMove(registration: Pick<Registration, "state" | "email">): boolean {
  return registration.state === CONFIRMED && !isForgotten(registration);
}

export function canCancelByStaff(registration: Standing): boolean {
  return registration.state === CONFIRMED || canCancel(registration);
}
