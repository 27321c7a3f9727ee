import type { EntityManager } from "typeorm";
import type { Context } from "../../../platform/context";
import { NotFound } from "../../../core/errors";
import { recordFailedLink } from "../../../platform/security/recordFailedLink";
import { hashToken } from "../../auth/sessions/sessions";
import { confirmRegistration } from "../orders/confirmRegistration";
import { fillSeats } from "../seats/fillSeats";
import { findLive } from "../registration/findLive";
import { lockRegistration } from "../registration/findRegistration";
import { isForgotten } from "../registration/isForgotten";
import { giveUpSeat } from "../orders/giveUpSeat";
import { holdFor, longHoldFrom } from "../registration/holds";
import { findOffering } from "../offerings/offering";
import { Registration, RegistrationState, offeringOf } from "../registration/registration.entity";
import type { ConfirmAddressInput } from "../registration/registration.inputs";
import type { Mover } from "../registration/moveRegistration";
import { recordEvent } from "../registration/moveRegistration";
import { canApprove } from "../registration/registration.policy";
import { AddressConfirmed } from "../registration/registration.results";
import { RegistrationActor } from "../registration/registrationEvent.entity";
import { mailedTokenOf, secretOf } from "../registration/registrationSecret";
import { renewSecret } from "./renewSecret";
import { takeSeat } from "../registration/seats";
import type { Transaction } from "../../../platform/transaction";

const TWICE = "You have another registration for this with the same e-mail address.";
const { STARTED, WAITING, SUBMITTED, CONFIRMED, REJECTED } = RegistrationState;

function isUnpaid({ state }: Registration): boolean {
  return state === STARTED || state === WAITING;
}

/** Records that the order has a seat again. Without a note, which tells this step from the release. */
async function recordSeatAgain({ manager, services }: Transaction, id: string): Promise<void> {
  await recordEvent({ manager, services }, id, { state: SUBMITTED, by: RegistrationActor.SYSTEM });
}

async function takeSeatAgain({ manager, services }: Transaction, paid: Registration): Promise<boolean> {
  const isTaken = await takeSeat(manager, offeringOf(paid));
  if (isTaken) await recordSeatAgain({ manager, services }, paid.id);
  return isTaken;
}

async function endUnpaid({ manager, services }: Transaction, unpaid: Registration): Promise<void> {
  const by = { by: RegistrationActor.SYSTEM };
  await giveUpSeat({ manager, services }, unpaid, { kind: "REPLACED", by, reason: TWICE });
}

/** Ends the unpaid duplicate of a paid order and may move its seat. Null if no seat is free: it keeps its turn in the waiting list. */
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

/** Confirming extends the hold (see `holdFor`) or the time to correct a rejected proof; a reported payment keeps or regains its seat. */
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

async function takeTurn({ manager, services }: Transaction, waiting: Registration): Promise<Registration> {
  await fillSeats({ manager, services }, offeringOf(waiting));
  return manager.findOneByOrFail(Registration, { id: waiting.id });
}

async function confirmOnly(
  { manager, services }: Transaction,
  registration: Registration,
): Promise<Registration> {
  const emailConfirmedAt = services.clock.now();
  await manager.update(Registration, { id: registration.id }, { emailConfirmedAt });
  const confirmed = manager.create(Registration, { ...registration, emailConfirmedAt });
  return keepPlace({ manager, services }, confirmed, { by: RegistrationActor.PERSON });
}

/** Once the order is trusted: a longer hold, a turn in the waiting list, or a free seat for good. */
export async function keepPlace(
  { manager, services }: Transaction,
  registration: Registration,
  mover: Mover,
): Promise<Registration> {
  const columns = await holdColumns({ manager, services }, registration);
  await manager.update(Registration, { id: registration.id }, columns);
  const kept = manager.create(Registration, { ...registration, ...columns });
  if (registration.state === WAITING) return takeTurn({ manager, services }, kept);
  const isFree = registration.state === STARTED && registration.amountRupees === 0;
  return isFree ? confirmRegistration({ manager, services }, kept, mover) : kept;
}

/** Keeps one unpaid order per person and offering: paid beats unpaid, a seat beats the waiting list, then the other order wins. */
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

/** Returns the order that the person keeps. The caller has locked offering and registration. */
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

function isMailed(context: Context, order: Registration, token: string): boolean {
  return !isForgotten(order) && hashToken(token).equals(hashToken(mailedTokenOf(context, order)));
}

export async function confirmAddress(
  context: Context,
  { registrationId: id, token }: ConfirmAddressInput,
): Promise<AddressConfirmed> {
  context.keepPrivate();
  const found = await context.dataSource.manager.findOneBy(Registration, { id });
  const confirm = async (manager: EntityManager, order: Registration) => {
    const before = await lockRegistration(manager, order);
    if (!isMailed(context, before, token)) return null;
    // A stranger who ordered for this account knows the secret: renew it before the next e-mails.
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
