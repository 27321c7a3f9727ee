import type { Context, Services } from "../../../platform/context";
import { Conflict, TooManyRequests } from "../../../core/errors";
import { orderLinkEmail } from "../emails/enrolmentEmails";
import { queueOrderEmail } from "../emails/queueOrderEmail";
import { findLive } from "../registration/findLive";
import { requireOwnRegistration } from "../registration/findRegistration";
import { countLink, firstEmail, sendLink } from "../emails/firstEmail";
import { canResendConfirmation } from "../registration/registration.policy";
import type { Registration } from "../registration/registration.entity";
import { RegistrationState, offeringOf } from "../registration/registration.entity";
import type { OwnRegistrationInput } from "../registration/registration.inputs";
import { ConfirmationSent } from "../registration/registration.results";
import type { Transaction } from "../../../platform/transaction";

const FIRST = [RegistrationState.WAITING, RegistrationState.STARTED];

export async function resendOwn(
  { manager, services }: Transaction<Services>,
  order: Registration,
): Promise<void> {
  const email = FIRST.includes(order.state)
    ? await firstEmail({ manager, services }, order)
    : orderLinkEmail(order);
  await queueOrderEmail({ manager, services }, order, email);
}

/** Resends the confirmation. If the address already has an order, its owner gets that order's link and the browser learns nothing of it. */
export async function resendConfirmation(
  context: Context,
  input: OwnRegistrationInput,
): Promise<ConfirmationSent> {
  const order = await requireOwnRegistration(context, input);
  if (!canResendConfirmation(order)) throw new Conflict("There is nothing left to confirm.");
  // Counts by this order in each case; otherwise the count reveals another order.
  const { isAllowed, retryAfterSeconds } = await countLink(context, order);
  if (!isAllowed) throw new TooManyRequests(retryAfterSeconds);
  const { manager } = context.dataSource;
  const { id: exceptId, emailKey } = order;
  const live = await findLive({ manager, services: context }, { ...offeringOf(order), emailKey, exceptId });
  if (live) await sendLink(context, live);
  else
    await context.dataSource.transaction((writes) =>
      resendOwn({ manager: writes, services: context }, order),
    );
  return Object.assign(new ConfirmationSent(), { email: order.email });
}
