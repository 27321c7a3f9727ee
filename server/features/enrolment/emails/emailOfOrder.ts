import { queueEmail } from "../../../platform/mail/queueEmail";
import type { Transaction } from "../../../platform/transaction";
import { hasOtherLive } from "../registration/findLive";
import { isAddressTrusted } from "../registration/holds";
import type { Mover } from "../registration/moveRegistration";
import type { OrderEvent, OrderEventKind, OrderListener } from "../registration/orderEvents";
import type { Registration } from "../registration/registration.entity";
import { RegistrationActor } from "../registration/registrationEvent.entity";
import { newLinkEmail } from "./confirmAddressEmails";
import { accessBackEmail, confirmedEmail, invitationEmail, movedEmail } from "./confirmationEmails";
import {
  cancelledEmail,
  lineEndedEmail,
  movedUpEmail,
  proofReceivedEmail,
  rejectedEmail,
  seatReleasedEmail,
} from "./enrolmentEmails";
import { firstEmail } from "./firstEmail";
import type { OrderEmail } from "./queueOrderEmail";
import { queueOrderEmail } from "./queueOrderEmail";

/** None to an unconfirmed address by its own order's end: a stranger may have made and cancelled it. */
async function isCancellationNews(transaction: Transaction, order: Registration, { by }: Mover) {
  if (by === RegistrationActor.STAFF) return true;
  if (by === RegistrationActor.PERSON) return isAddressTrusted(transaction.services, order);
  return !(await hasOtherLive(transaction, order));
}

type Write<Kind extends OrderEventKind> = (
  transaction: Transaction,
  order: Registration,
  event: OrderEvent<Kind>,
) => OrderEmail | null | Promise<OrderEmail | null>;

/** Which e-mail the person gets of what happened. */
const EMAILS: { [Kind in OrderEventKind]: Write<Kind> } = {
  REGISTERED: (transaction, order, { hasOther }) => (hasOther ? null : firstEmail(transaction, order)),
  PAYMENT_REPORTED: proofReceivedEmail,
  CORRECTION_ASKED: (_, order) => rejectedEmail(order),
  MOVED_UP: movedUpEmail,
  CONFIRMED: (transaction, order, { by }) => confirmedEmail(transaction, order, by),
  MOVED: (transaction, order, { from }) => movedEmail(transaction, order, from.title),
  ACCESS_GIVEN_BACK: (_, order) => accessBackEmail(order),
  LINK_RENEWED: (_, order) => newLinkEmail(order),
  SEAT_RELEASED: async (transaction, order) =>
    (await hasOtherLive(transaction, order)) ? null : seatReleasedEmail(order),
  CANCELLED: async (transaction, order, { by }) =>
    (await isCancellationNews(transaction, order, by)) ? cancelledEmail(transaction, order, by) : null,
  REJECTED: (_, order) => rejectedEmail(order),
  LINE_ENDED: (_, order) => lineEndedEmail(order),
  REPLACED: () => null,
  LEFT: () => null,
};

async function write<Kind extends OrderEventKind>(
  transaction: Transaction,
  order: Registration,
  event: OrderEvent<Kind>,
): Promise<OrderEmail | null> {
  return EMAILS[event.kind](transaction, order, event);
}

export const emailOfOrder: OrderListener = async (transaction, order, event) => {
  const email = await write(transaction, order, event);
  if (email) await queueOrderEmail(transaction, order, email);
  const invitation = event.kind === "CONFIRMED" ? event.invitation : null;
  if (invitation) await queueEmail(transaction, invitationEmail(order, invitation));
};
