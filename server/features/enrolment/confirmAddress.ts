import type { EntityManager } from "typeorm";
import type { Context, Services } from "../../graphql/context";
import { NotFound } from "../../graphql/errors";
import { hashToken } from "../auth/sessions";
import { confirmRegistration } from "./confirmRegistration";
import { fillSeats } from "./fillSeats";
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
import { takeSeatInTurn } from "./seats";

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

/** What changes with the address: an unpaid seat is held for a day from now, a reported payment keeps its seat or gets one again. */
async function holdColumns(
  manager: EntityManager,
  services: Services,
  registration: Registration,
): Promise<Partial<Registration>> {
  if (registration.state === RegistrationState.STARTED)
    return { holdUntil: longHoldFrom(services.clock.now()) };
  if (registration.state !== RegistrationState.SUBMITTED) return {};
  const holdsSeat =
    registration.holdsSeat || (await takeSeatInTurn(manager, services, offeringOf(registration)));
  return { holdUntil: null, holdsSeat };
}

/** A seat may be free already for the person who has a turn from now on. */
async function takeTurn(
  manager: EntityManager,
  services: Services,
  waiting: Registration,
): Promise<Registration> {
  await fillSeats(manager, services, offeringOf(waiting));
  return manager.findOneByOrFail(Registration, { id: waiting.id });
}

/**
 * Notes that the person reads the order's e-mails, in the caller's transaction, which has locked offering and
 * registration; a free seat is theirs. Answers the order that is theirs.
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
  const emailConfirmedAt = services.clock.now();
  const columns = { emailConfirmedAt, ...(await holdColumns(manager, services, registration)) };
  await manager.update(Registration, { id: registration.id }, columns);
  const confirmed = manager.create(Registration, { ...registration, ...columns });
  if (registration.state === RegistrationState.WAITING) return takeTurn(manager, services, confirmed);
  const isFree = registration.state === RegistrationState.STARTED && registration.amountRupees === 0;
  if (!isFree) return confirmed;
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
