import type { EntityManager } from "typeorm";
import type { Services } from "../../graphql/context";
import { findUserByEmail } from "../auth/findUserByEmail";
import { inviteUser } from "../auth/inviteUser";
import { AccessDoor } from "../learning/batchAccess.entity";
import { grantAccess } from "../learning/grantAccess";
import { sendConfirmed } from "./enrolmentLetters";
import type { Mover } from "./moveRegistration";
import { moveRegistration } from "./moveRegistration";
import type { Registration } from "./registration.entity";
import { RegistrationState, offeringOf } from "./registration.entity";
import { giveSeatBack } from "./seats";

/** Whose the place is: the account that ordered it, else the one with this address. */
async function findOwner(manager: EntityManager, registration: Registration): Promise<string | null> {
  if (registration.userId) return registration.userId;
  const known = await findUserByEmail(manager, registration.email);
  return known?.user.id ?? null;
}

/** Opens the batch; its seat was taken when the registration started. */
async function openBatchFor(
  manager: EntityManager,
  services: Services,
  registration: Registration,
  userId: string,
): Promise<boolean> {
  const outcome = await grantAccess(manager, {
    userId,
    batchId: registration.batchId ?? "",
    door: AccessDoor.PAYMENT,
    at: services.clock.now(),
    isSeatTaken: true,
  });
  if (outcome !== "ALREADY_INSIDE") return true;
  // Whoever came in by another door sits there already: the seat that was held for them is free.
  await giveSeatBack(manager, offeringOf(registration));
  return false;
}

/** Confirms a registration that holds its seat, in the caller's transaction, which has locked offering and registration. */
export async function confirmRegistration(
  manager: EntityManager,
  services: Services,
  registration: Registration,
  mover: Mover,
): Promise<Registration> {
  const { name, email, phone, batchId } = registration;
  let userId = await findOwner(manager, registration);
  let invitationPath: string | null = null;
  if (batchId && !userId) {
    const invited = await inviteUser(manager, services, { name, email, phone });
    userId = invited.user.id;
    invitationPath = invited.path;
  }
  const holdsSeat = batchId && userId ? await openBatchFor(manager, services, registration, userId) : true;
  const confirmed = await moveRegistration(manager, services, registration, {
    ...mover,
    state: RegistrationState.CONFIRMED,
    columns: { userId, holdsSeat, holdUntil: null, reason: null },
  });
  await sendConfirmed(manager, services, confirmed, invitationPath);
  return confirmed;
}
