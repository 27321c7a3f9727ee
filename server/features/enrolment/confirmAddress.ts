import type { EntityManager } from "typeorm";
import type { Context, Services } from "../../graphql/context";
import { NotFound } from "../../graphql/errors";
import { hashToken } from "../auth/sessions";
import { confirmRegistration } from "./confirmRegistration";
import { findLive } from "./findLive";
import { lockRegistration } from "./findRegistration";
import { isForgotten } from "./forgetPerson";
import { giveUpPlace } from "./giveUpPlace";
import { longHoldFrom } from "./holds";
import { Registration, RegistrationState, offeringOf } from "./registration.entity";
import type { ConfirmAddressInput } from "./registration.inputs";
import { AddressConfirmed } from "./registration.results";
import { RegistrationActor } from "./registrationEvent.entity";
import { mailedTokenOf, secretOf } from "./registrationSecret";

const TWICE = "You have another registration for this with the same e-mail address.";

/** Ends an unpaid order beside the one that the person has, and answers the latter; two that are paid both stay. */
async function keepOther(
  manager: EntityManager,
  services: Services,
  registration: Registration,
  other: Registration,
): Promise<Registration> {
  if (![RegistrationState.STARTED, RegistrationState.WAITING].includes(registration.state))
    return registration;
  const { SYSTEM: by } = RegistrationActor;
  await giveUpPlace(manager, services, registration, {
    by,
    state: RegistrationState.CANCELLED,
    reason: TWICE,
  });
  return other;
}

/**
 * Notes that the person reads the order's e-mails, in the caller's transaction, which has locked offering and
 * registration: an unpaid seat is held for a day from now, a free one is theirs. Answers the order that is theirs.
 */
export async function markAddressConfirmed(
  manager: EntityManager,
  services: Services,
  registration: Registration,
): Promise<Registration> {
  const { id: exceptId, emailKey } = registration;
  if (registration.emailConfirmedAt) return registration;
  const other = await findLive(manager, services, { ...offeringOf(registration), emailKey, exceptId });
  if (other) return keepOther(manager, services, registration, other);
  const now = services.clock.now();
  const isHeld = registration.state === RegistrationState.STARTED;
  const columns = { emailConfirmedAt: now, ...(isHeld && { holdUntil: longHoldFrom(now) }) };
  await manager.update(Registration, { id: registration.id }, columns);
  const confirmed = manager.create(Registration, { ...registration, ...columns });
  if (!isHeld || registration.amountRupees > 0) return confirmed;
  return confirmRegistration(manager, services, confirmed, { by: RegistrationActor.PERSON });
}

/** Confirms an order's address by the link that was mailed there, and answers the order with its secret. */
export async function confirmAddress(
  context: Context,
  { registrationId: id, token }: ConfirmAddressInput,
): Promise<AddressConfirmed> {
  context.keepPrivate();
  const found = await context.dataSource.manager.findOneBy(Registration, { id });
  const isMailed = found && hashToken(token).equals(hashToken(mailedTokenOf(context, found)));
  if (!isMailed || isForgotten(found)) throw new NotFound("link");
  const registration = await context.dataSource.transaction(async (manager) =>
    markAddressConfirmed(manager, context, await lockRegistration(manager, found)),
  );
  const secret = secretOf(context, registration);
  return Object.assign(new AddressConfirmed(), { registration, secret });
}
