import type { Context } from "../../graphql/context";
import { Conflict } from "../../graphql/errors";
import type { TooManyAttempts } from "../auth/auth.results";
import { tooManyAttempts } from "../auth/auth.results";
import { sendOrderLink } from "./enrolmentLetters";
import { findLive } from "./findLive";
import { requireOwnRegistration } from "./findRegistration";
import { countLink, sendFirst } from "./firstEmail";
import { canResendConfirmation } from "./registration.policy";
import { RegistrationState, offeringOf } from "./registration.entity";
import type { OwnRegistrationInput } from "./registration.inputs";
import { ConfirmationSent } from "./registration.results";

/**
 * Sends the e-mail by which an order's address is confirmed once more. As at the order's start, the reader of an address
 * that has an order already gets the link to that one, and the browser does not learn of it.
 */
export async function resendConfirmation(
  context: Context,
  input: OwnRegistrationInput,
): Promise<ConfirmationSent | TooManyAttempts> {
  const order = await requireOwnRegistration(context, input);
  if (!canResendConfirmation(order)) throw new Conflict("There is nothing to confirm any more.");
  const { manager } = context.dataSource;
  const { id: exceptId, emailKey } = order;
  const live = await findLive(manager, context, { ...offeringOf(order), emailKey, exceptId });
  const about = live ?? order;
  const { isAllowed, retryAfterSeconds } = await countLink(context, about);
  if (!isAllowed) return tooManyAttempts(retryAfterSeconds);
  const isFirst = !live && order.state !== RegistrationState.SUBMITTED;
  const send = isFirst ? sendFirst : sendOrderLink;
  await context.dataSource.transaction((writes) => send(writes, context, about));
  return Object.assign(new ConfirmationSent(), { email: order.email });
}
