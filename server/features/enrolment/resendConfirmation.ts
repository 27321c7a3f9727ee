import type { EntityManager } from "typeorm";
import type { Context } from "../../graphql/context";
import { Conflict } from "../../graphql/errors";
import type { TooManyAttempts } from "../auth/auth.results";
import { tooManyAttempts } from "../auth/auth.results";
import { sendOrderLink } from "./enrolmentLetters";
import { findLive } from "./findLive";
import { requireOwnRegistration } from "./findRegistration";
import { countLink, sendFirst, sendLink } from "./firstEmail";
import { canResendConfirmation } from "./registration.policy";
import type { Registration } from "./registration.entity";
import { RegistrationState, offeringOf } from "./registration.entity";
import type { OwnRegistrationInput } from "./registration.inputs";
import { ConfirmationSent } from "./registration.results";

const FIRST = [RegistrationState.WAITING, RegistrationState.STARTED];

async function sendAgain(manager: EntityManager, context: Context, order: Registration): Promise<void> {
  const send = FIRST.includes(order.state) ? sendFirst : sendOrderLink;
  await send(manager, context, order);
}

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
  // By this order, whether or not there is another: else the count tells the browser.
  const { isAllowed, retryAfterSeconds } = await countLink(context, order);
  if (!isAllowed) return tooManyAttempts(retryAfterSeconds);
  const { manager } = context.dataSource;
  const { id: exceptId, emailKey } = order;
  const live = await findLive(manager, context, { ...offeringOf(order), emailKey, exceptId });
  if (live) await sendLink(context, live);
  else await context.dataSource.transaction((writes) => sendAgain(writes, context, order));
  return Object.assign(new ConfirmationSent(), { email: order.email });
}
