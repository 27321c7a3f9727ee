import type { Services } from "../../../platform/context";
import { lockRegistration } from "../registration/findRegistration";
import { giveUpSeat } from "./giveUpSeat";
import { LONG_HOLD, SHORT_HOLD, isAddressTrusted } from "../registration/holds";
import { moveRegistration } from "../registration/moveRegistration";
import { emit } from "../registration/orderEvents";
import { findOffering, hasEnded } from "../offerings/offering";
import type { Registration } from "../registration/registration.entity";
import { RegistrationState, offeringOf } from "../registration/registration.entity";
import { RegistrationActor } from "../registration/registrationEvent.entity";
import { returnSeat } from "../registration/seats";
import type { Transaction } from "../../../platform/transaction";

const TOO_LATE = `We held the seat for ${LONG_HOLD}, but received no payment.`;
const UNCONFIRMED = `We held the seat for ${SHORT_HOLD}, but the e-mail address wasn’t confirmed.`;
const ENDED = "It ended before you paid.";
const ENDED_UNCONFIRMED = "It ended before the e-mail address was confirmed.";
const WRITE_TO_US = " If you have paid, please write to us.";
const UNCORRECTED = `The payment details weren’t corrected within ${LONG_HOLD}.`;

const RELEASED = `The e-mail address wasn’t confirmed within ${LONG_HOLD}, so the seat was released. We’re still checking the payment.`;

/** Unverified payment, unconfirmed address: releases the seat but keeps the order; confirming takes a seat again if one is free. */
async function releaseSeat({ manager, services }: Transaction, order: Registration): Promise<void> {
  const released = await moveRegistration({ manager, services }, order, {
    by: RegistrationActor.SYSTEM,
    state: RegistrationState.SUBMITTED,
    note: RELEASED,
    columns: { holdUntil: null, holdsSeat: false },
  });
  await returnSeat(manager, offeringOf(order));
  await emit({ manager, services }, released, { kind: "SEAT_RELEASED" });
}

function reasonOf(services: Services, registration: Registration, isEnded: boolean): string {
  if (registration.state === RegistrationState.REJECTED) return UNCORRECTED + WRITE_TO_US;
  const isPaid = registration.amountRupees > 0;
  const ended = isPaid ? ENDED : ENDED_UNCONFIRMED;
  const expired = isAddressTrusted(services, registration) ? TOO_LATE : UNCONFIRMED;
  const reason = isEnded ? ended : expired;
  return isPaid ? reason + WRITE_TO_US : reason;
}

/** Ends an expired hold, or an unpaid one for an ended offering; idempotent across processes. */
export async function endHold(services: Services, found: Registration): Promise<void> {
  await services.dataSource.transaction(async (manager) => {
    const registration = await lockRegistration(manager, found);
    const now = services.clock.now();
    const { holdUntil } = registration;
    const isEnded = hasEnded(await findOffering(manager, offeringOf(registration), now), now);
    const isTooLate = isEnded && registration.state === RegistrationState.STARTED;
    if (!isTooLate && (!holdUntil || holdUntil > now)) return;
    if (registration.state === RegistrationState.SUBMITTED)
      return releaseSeat({ manager, services }, registration);
    const reason = reasonOf(services, registration, isEnded);
    const by = { by: RegistrationActor.SYSTEM };
    await giveUpSeat({ manager, services }, registration, { kind: "CANCELLED", by, reason });
  });
}
