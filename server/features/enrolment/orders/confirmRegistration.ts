import type { Services } from "../../../platform/context";
import type { Invitation } from "../../auth/account/inviteUser";
import { inviteUser } from "../../auth/account/inviteUser";
import { AccessSource, BatchAccess } from "../../learning/access/batchAccess.entity";
import { grantAccess } from "../../learning/access/grantAccess";
import { sendConfirmed } from "../emails/confirmationEmails";
import type { Mover } from "../staff/moveRegistration";
import { moveRegistration } from "../staff/moveRegistration";
import type { Registration } from "./registration.entity";
import { RegistrationState, offeringOf } from "./registration.entity";
import { RegistrationActor } from "./registrationEvent.entity";
import { returnSeat } from "../seats/seats";
import type { Transaction } from "../../../platform/transaction";

interface Owner {
  userId: string | null;
  /** For whoever has to choose a password first. */
  invitation: Invitation | null;
}

/**
 * Whose the place is: the account's that the order belongs to. For a batch also the one with this address, made where
 * there is none; an unproven one gets it when its owner accepts the invitation (see `claimOrders`).
 */
async function findOwner(
  { manager, services }: Transaction,
  { userId, batchId, email, name, phone }: Registration,
): Promise<Owner> {
  if (userId || !batchId) return { userId, invitation: null };
  const invitation = await inviteUser({ manager, services }, { email, name, phone });
  const { user, isInvitation, isUnproven } = invitation;
  return { userId: isUnproven ? null : user.id, invitation: isInvitation ? invitation : null };
}

/** Opens the batch; its seat was taken when the registration started. Answers whether the learner's seat is this one's. */
export async function openBatchFor(
  { manager, services }: Transaction<Pick<Services, "clock">>,
  registration: Registration,
  userId: string,
): Promise<boolean> {
  const [batchId, source] = [registration.batchId ?? "", AccessSource.PAYMENT];
  const outcome = await grantAccess(manager, {
    userId,
    batchId,
    source,
    at: services.clock.now(),
    isSeatTaken: true,
  });
  if (outcome !== "ALREADY_INSIDE") return true;
  // Whoever is inside sits there already: the seat that was held for them is free.
  await returnSeat(manager, offeringOf(registration));
  // Who came by code has paid now: a new code does not shut them out.
  const byCode = { userId, batchId, source: AccessSource.CODE };
  const { affected } = await manager.update(BatchAccess, byCode, { source });
  return Boolean(affected);
}

/** Confirms a registration that holds its seat, in the caller's transaction, which has locked offering and registration. */
export async function confirmRegistration(
  { manager, services }: Transaction,
  registration: Registration,
  mover: Mover,
): Promise<Registration> {
  const { userId, invitation } = await findOwner({ manager, services }, registration);
  const isBatch = registration.batchId !== null && userId !== null;
  const holdsSeat = isBatch ? await openBatchFor({ manager, services }, registration, userId) : true;
  const confirmed = await moveRegistration({ manager, services }, registration, {
    ...mover,
    state: RegistrationState.CONFIRMED,
    columns: { userId, holdsSeat, holdUntil: null, reason: null },
  });
  const isByAcademy = mover.by === RegistrationActor.STAFF || mover.isTurn === true;
  await sendConfirmed({ manager, services }, confirmed, { invitation, isByAcademy });
  return confirmed;
}
