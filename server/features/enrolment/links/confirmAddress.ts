import type { EntityManager } from "typeorm";
import type { Context } from "../../../platform/context";
import { NotFound } from "../../../core/errors";
import { recordFailedLink } from "../../../platform/security/recordFailedLink";
import { hashToken } from "../../auth/sessions/sessions";
import { confirmRegistration } from "../orders/confirmRegistration";
import { fillSeats } from "../seats/fillSeats";
import { findLive } from "../orders/findLive";
import { lockRegistration } from "../orders/findRegistration";
import { isForgotten } from "../privacy/forgetPerson";
import { giveUpSeat } from "../orders/giveUpSeat";
import { holdFor, longHoldFrom } from "../orders/holds";
import { findOffering } from "../orders/offering";
import { Registration, RegistrationState, offeringOf } from "../orders/registration.entity";
import type { ConfirmAddressInput } from "../orders/registration.inputs";
import { recordEvent } from "../staff/moveRegistration";
import { canApprove } from "../orders/registration.policy";
import { AddressConfirmed } from "../orders/registration.results";
import { RegistrationActor } from "../orders/registrationEvent.entity";
import { mailedTokenOf, secretOf } from "./registrationSecret";
import { renewSecret } from "./renewSecret";
import { takeSeat } from "../seats/seats";
import type { Transaction } from "../../../platform/transaction";

const TWICE = "You have another registration for this with the same e-mail address.";
const { STARTED, WAITING, SUBMITTED, CONFIRMED, REJECTED } = RegistrationState;

function isUnpaid({ state }: Registration): boolean {
  return state === STARTED || state === WAITING;
}

/** Notes that an order whose seat was released has one again. A step without a note: `orderInWords.ts` tells it from the release. */
async function recordSeatAgain({ manager, services }: Transaction, id: string): Promise<void> {
  await recordEvent({ manager, services }, id, { state: SUBMITTED, by: RegistrationActor.SYSTEM });
}

/** Takes a free seat for a reported payment whose seat was released. */
async function takeSeatAgain({ manager, services }: Transaction, paid: Registration): Promise<boolean> {
  const isTaken = await takeSeat(manager, offeringOf(paid));
  if (isTaken) await recordSeatAgain({ manager, services }, paid.id);
  return isTaken;
}

/** Ends an unpaid order beside the one that the person keeps. */
async function endUnpaid({ manager, services }: Transaction, unpaid: Registration): Promise<void> {
  await giveUpSeat({ manager, services }, unpaid, {
    by: RegistrationActor.SYSTEM,
    state: RegistrationState.CANCELLED,
    reason: TWICE,
  });
}

/**
 * Ends the unpaid order of a person who paid this one, and gives this one its seat if it has none. Null where neither has
 * a seat and none is free: then the turn in the waiting list is not lost to it.
 */
async function replaceUnpaid(
  { manager, services }: Transaction,
  paid: Registration,
  unpaid: Registration,
): Promise<Registration | null> {
  const isSeatMoved = !paid.holdsSeat && unpaid.holdsSeat && paid.state !== CONFIRMED;
  if (isSeatMoved) {
    await endUnpaid({ manager, services }, manager.create(Registration, { ...unpaid, holdsSeat: false }));
    if (paid.state === SUBMITTED) await recordSeatAgain({ manager, services }, paid.id);
    return manager.create(Registration, { ...paid, holdsSeat: true });
  }
  const isSeatTaken =
    paid.state === SUBMITTED && !paid.holdsSeat && (await takeSeatAgain({ manager, services }, paid));
  if (!paid.holdsSeat && !isSeatTaken && paid.state !== CONFIRMED) return null;
  await endUnpaid({ manager, services }, unpaid);
  return isSeatTaken ? manager.create(Registration, { ...paid, holdsSeat: true }) : paid;
}

/**
 * What changes with the address: a seat is held for a day from now for its payment (see `holdFor`), or for the correction of a rejected
 * one; a reported payment keeps its seat or gets one again.
 */
async function holdColumns(
  { manager, services }: Transaction,
  registration: Registration,
): Promise<Partial<Registration>> {
  const { state, holdUntil } = registration;
  const now = services.clock.now();
  if (state === STARTED) {
    const offering = await findOffering(manager, offeringOf(registration), now);
    return { holdUntil: holdFor(services, { emailConfirmedAt: now }, offering), holdsSeat: true };
  }
  if (state === REJECTED && registration.holdsSeat) return { holdUntil: longHoldFrom(now), holdsSeat: true };
  if (state !== SUBMITTED) return { holdUntil };
  const holdsSeat = registration.holdsSeat || (await takeSeatAgain({ manager, services }, registration));
  return { holdUntil: null, holdsSeat };
}

/** A seat may be free already for the person who has a turn from now on. */
async function takeTurn({ manager, services }: Transaction, waiting: Registration): Promise<Registration> {
  await fillSeats({ manager, services }, offeringOf(waiting));
  return manager.findOneByOrFail(Registration, { id: waiting.id });
}

async function confirmOnly(
  { manager, services }: Transaction,
  registration: Registration,
): Promise<Registration> {
  const emailConfirmedAt = services.clock.now();
  const columns = { emailConfirmedAt, ...(await holdColumns({ manager, services }, registration)) };
  await manager.update(Registration, { id: registration.id }, columns);
  const confirmed = manager.create(Registration, { ...registration, ...columns });
  if (registration.state === WAITING) return takeTurn({ manager, services }, confirmed);
  const isFree = registration.state === STARTED && registration.amountRupees === 0;
  if (!isFree) return confirmed;
  return confirmRegistration({ manager, services }, confirmed, { by: RegistrationActor.PERSON });
}

/**
 * A person has one unpaid order for the same: a paid one goes before it, a seat before a turn in the waiting list, and
 * else the other of two unpaid ones before this one. If both are paid, both stay, and the seat of each is held until staff
 * decide.
 */
async function confirmBeside(
  { manager, services }: Transaction,
  registration: Registration,
  other: Registration,
): Promise<Registration> {
  if (isUnpaid(registration)) {
    if (!registration.holdsSeat || other.state !== WAITING) {
      await endUnpaid({ manager, services }, registration);
      return other;
    }
    await endUnpaid({ manager, services }, other);
    return confirmOnly({ manager, services }, registration);
  }
  const hasEnded = registration.state !== CONFIRMED && !canApprove(registration);
  if (hasEnded || !isUnpaid(other)) return confirmOnly({ manager, services }, registration);
  const paid = await replaceUnpaid({ manager, services }, registration, other);
  return paid ? confirmOnly({ manager, services }, paid) : registration;
}

/**
 * Notes that the person reads the order's e-mails, in the caller's transaction, which has locked offering and
 * registration; a free seat is theirs. Answers the order that is theirs.
 */
export async function markAddressConfirmed(
  { manager, services }: Transaction,
  registration: Registration,
): Promise<Registration> {
  const { id: exceptId, emailKey } = registration;
  if (registration.emailConfirmedAt) return registration;
  const other = await findLive({ manager, services }, { ...offeringOf(registration), emailKey, exceptId });
  return other
    ? confirmBeside({ manager, services }, registration, other)
    : confirmOnly({ manager, services }, registration);
}

/** Whether the token is the one of this order's last link. */
function isMailed(context: Context, order: Registration, token: string): boolean {
  return !isForgotten(order) && hashToken(token).equals(hashToken(mailedTokenOf(context, order)));
}

/** Confirms an order's address by the link that was mailed there, and answers the order with its secret. */
export async function confirmAddress(
  context: Context,
  { registrationId: id, token }: ConfirmAddressInput,
): Promise<AddressConfirmed> {
  context.keepPrivate();
  const found = await context.dataSource.manager.findOneBy(Registration, { id });
  const confirm = async (manager: EntityManager, order: Registration) => {
    const before = await lockRegistration(manager, order);
    // Staff may have sent a new link, or the person deleted their account.
    if (!isMailed(context, before, token)) return null;
    // A stranger may have ordered for the account: they know the secret, and the e-mails that follow have the new one.
    const isStrangers = before.userId !== null && before.emailConfirmedAt === null;
    const renewed = isStrangers ? await renewSecret({ manager, services: context }, before) : before;
    return markAddressConfirmed({ manager, services: context }, renewed);
  };
  const registration =
    found && isMailed(context, found, token)
      ? await context.dataSource.transaction((manager) => confirm(manager, found))
      : null;
  if (!registration) {
    await recordFailedLink(context, "confirmRegistrationAddress");
    throw new NotFound("link");
  }
  const secret = secretOf(context, registration);
  return Object.assign(new AddressConfirmed(), { registration, secret });
}
