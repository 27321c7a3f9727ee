import type { EntityManager } from "typeorm";
import type { Context, Services } from "../../../platform/context";
import type { Consumed } from "../../../platform/limits/rateLimits";
import { limitOf } from "../../../platform/limits/limits";
import { confirmStartedEmail, confirmWaitingEmail } from "./confirmAddressEmails";
import { orderLinkEmail, startedEmail, waitingEmail } from "./enrolmentEmails";
import type { OrderEmail } from "./queueOrderEmail";
import { queueOrderEmail } from "./queueOrderEmail";
import { findEarlier } from "../registration/findLive";
import { isAddressTrusted } from "../registration/holds";
import type { Registration } from "../registration/registration.entity";
import { RegistrationState } from "../registration/registration.entity";
import type { Transaction } from "../../../platform/transaction";

const LINKS = limitOf("registration-link");

export async function countLink(
  { rateLimits }: Pick<Services, "rateLimits">,
  order: Registration,
): Promise<Consumed> {
  return rateLimits.consume(LINKS, order.id);
}

/** The address may have an order that nobody confirmed yet, paid or not: only its mailbox learns of it. */
async function warnOfEarlier(manager: EntityManager, registration: Registration): Promise<string[]> {
  const earlier = await findEarlier(manager, registration);
  if (!earlier) return [];
  const { reference, state } = earlier;
  const isChecked = state === RegistrationState.SUBMITTED ? ", and we’re checking its payment" : "";
  return [`You have registered for this before: order ${reference}${isChecked}. Please don’t pay twice.`];
}

/** An untrusted address gets a confirmation link; waiting-list e-mails have one even if no mail server exists yet. */
async function welcomeEmail(
  { manager, services }: Transaction<Services>,
  registration: Registration,
): Promise<OrderEmail> {
  if (registration.state === RegistrationState.WAITING)
    return registration.emailConfirmedAt
      ? waitingEmail(registration)
      : confirmWaitingEmail({ manager, services }, registration);
  return isAddressTrusted(services, registration)
    ? startedEmail(registration)
    : confirmStartedEmail({ manager, services }, registration);
}

export async function firstEmail(
  { manager, services }: Transaction<Services>,
  registration: Registration,
): Promise<OrderEmail> {
  const email = await welcomeEmail({ manager, services }, registration);
  const warning = await warnOfEarlier(manager, registration);
  return { ...email, paragraphs: [...warning, ...email.paragraphs] };
}

export async function sendLink(context: Context, live: Registration): Promise<boolean> {
  const { isAllowed } = await countLink(context, live);
  if (isAllowed)
    await context.dataSource.transaction((manager) =>
      queueOrderEmail({ manager, services: context }, live, orderLinkEmail(live)),
    );
  return isAllowed;
}
