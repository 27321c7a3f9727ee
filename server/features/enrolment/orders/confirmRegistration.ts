import type { EntityManager } from "typeorm";
import type { Services } from "../../../platform/context";
import type { Invitation } from "../../auth/account/inviteUser";
import { inviteUser } from "../../auth/account/inviteUser";
import { AccessSource, BatchAccess } from "../../learning/access/batchAccess.entity";
import { grantAccess } from "../../learning/access/grantAccess";
import type { Mover } from "../registration/moveRegistration";
import { moveRegistration } from "../registration/moveRegistration";
import { emit } from "../registration/orderEvents";
import type { Registration } from "../registration/registration.entity";
import { RegistrationState, offeringOf } from "../registration/registration.entity";
import { returnSeat } from "../registration/seats";
import type { Transaction } from "../../../platform/transaction";

interface Owner {
  userId: string | null;
  /** For a new account without a password. */
  invitation: Invitation | null;
}

/** For a batch, also a new account. An unverified account gets the order once its owner accepts the invitation (see `claimOrders`). */
async function findOwner(
  { manager, services }: Transaction,
  { userId, batchId, email, name, phone }: Registration,
): Promise<Owner> {
  if (userId || !batchId) return { userId, invitation: null };
  const invitation = await inviteUser({ manager, services }, { email, name, phone });
  const { user, isInvitation, isUnproven } = invitation;
  return { userId: isUnproven ? null : user.id, invitation: isInvitation ? invitation : null };
}

/** Opens the batch; the order already holds its seat. Returns whether the learner's seat is this order's. */
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
  // The learner already has a seat: release the held one.
  await returnSeat(manager, offeringOf(registration));
  return keepPaid(manager, { userId, batchId });
}

/** For a learner inside: paid access survives a new secret code. Returns whether the learner's seat is the order's. */
export async function keepPaid(
  manager: EntityManager,
  learner: Pick<BatchAccess, "userId" | "batchId">,
): Promise<boolean> {
  const byCode = { ...learner, source: AccessSource.CODE };
  const { affected } = await manager.update(BatchAccess, byCode, { source: AccessSource.PAYMENT });
  return Boolean(affected);
}

/** The caller has locked offering and registration; the order holds its seat. */
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
  await emit({ manager, services }, confirmed, { kind: "CONFIRMED", by: mover, invitation });
  return confirmed;
}
