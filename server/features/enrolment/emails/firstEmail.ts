import type { Context } from "../../../platform/context";
import type { Consumed } from "../../../platform/limits/rateLimits";
import { defineLimit } from "../../../platform/limits/rateLimits";
import { sendConfirmStarted, sendConfirmWaiting } from "./confirmAddressEmails";
import { sendOrderLink, sendStarted, sendWaiting } from "./enrolmentEmails";
import { isAddressTrusted } from "../orders/holds";
import type { Registration } from "../orders/registration.entity";
import { RegistrationState } from "../orders/registration.entity";
import type { Transaction } from "../../../platform/transaction";

/** How often a person may have the link to one order sent again. */
const LINKS = defineLimit({ name: "registration-link", points: 3, seconds: 60 * 60 });

/** One more e-mail about this order, if there may be one. */
export async function countLink(context: Context, order: Registration): Promise<Consumed> {
  return context.rateLimits.consume(LINKS, order.id);
}

/**
 * Tells the person how their order begins; unless the address is known to be theirs, it has to be confirmed. E-mails about
 * the waiting list ask for it also without a mail server: by the time that one takes them, they have to.
 */
export async function sendFirst(
  { manager, services: context }: Transaction<Context>,
  registration: Registration,
): Promise<void> {
  const started = isAddressTrusted(context, registration) ? sendStarted : sendConfirmStarted;
  const waiting = registration.emailConfirmedAt ? sendWaiting : sendConfirmWaiting;
  const send = registration.state === RegistrationState.WAITING ? waiting : started;
  await send({ manager, services: context }, registration);
}

/** Sends the person the link to the order that they have, and returns whether it did: not too often. */
export async function sendLink(context: Context, live: Registration): Promise<boolean> {
  const { isAllowed } = await countLink(context, live);
  if (isAllowed)
    await context.dataSource.transaction((manager) => sendOrderLink({ manager, services: context }, live));
  return isAllowed;
}
