import type { Context, Services } from "../../../platform/context";
import type { Consumed } from "../../../platform/limits/rateLimits";
import { limitOf } from "../../../platform/limits/limits";
import { sendConfirmStarted, sendConfirmWaiting } from "./confirmAddressEmails";
import { sendOrderLink, sendStarted, sendWaiting } from "./enrolmentEmails";
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

/** An untrusted address gets a confirmation link; waiting-list e-mails have one even if no mail server exists yet. */
export async function sendFirst(
  { manager, services }: Transaction<Services>,
  registration: Registration,
): Promise<void> {
  const started = isAddressTrusted(services, registration) ? sendStarted : sendConfirmStarted;
  const waiting = registration.emailConfirmedAt ? sendWaiting : sendConfirmWaiting;
  const send = registration.state === RegistrationState.WAITING ? waiting : started;
  await send({ manager, services }, registration);
}

export async function sendLink(context: Context, live: Registration): Promise<boolean> {
  const { isAllowed } = await countLink(context, live);
  if (isAllowed)
    await context.dataSource.transaction((manager) => sendOrderLink({ manager, services: context }, live));
  return isAllowed;
}
