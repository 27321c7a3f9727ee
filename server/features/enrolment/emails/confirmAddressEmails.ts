import { sentence } from "../../../core/text/sentence";
import { momentInIndia } from "../../../core/timeInIndia";
import { LONG_HOLD, holdOnceConfirmed } from "../registration/holds";
import { findOffering } from "../offerings/offering";
import type { OrderEmail, Post } from "./queueOrderEmail";
import { rupees } from "../registration/orderFacts";
import { waitsForAddress } from "../registration/unconfirmedSeats";
import { onWaitingList, onceFree } from "../registration/waitingLabels";
import type { Registration } from "../registration/registration.entity";
import { offeringOf } from "../registration/registration.entity";
import type { Transaction } from "../../../platform/transaction";

const NOT_YOU =
  "If you didn’t register, ignore this e-mail: the order will be cancelled, and nothing will be charged.";

async function confirmText({ manager, services }: Transaction<Post>, order: Registration): Promise<string[]> {
  const { holdUntil, amountRupees } = order;
  const held = holdUntil ? `Your seat is held until ${momentInIndia(holdUntil)}. ` : "";
  if (amountRupees === 0)
    return [`${held}Open the link below to confirm your registration. There’s nothing to pay.`, NOT_YOU];
  const offering = await findOffering(manager, offeringOf(order), services.clock.now());
  const longer = holdOnceConfirmed(services, order, offering);
  return [
    `${held}Open the link below to ${longer ? `hold it ${longer}` : "confirm your registration"}.`,
    `Then pay ${rupees(amountRupees)} by UPI on your order's page, and send us the 12-digit UTR of the payment or a screenshot.`,
    NOT_YOU,
  ];
}

export async function confirmStartedEmail(
  { manager, services }: Transaction<Post>,
  registration: Registration,
): Promise<OrderEmail> {
  return {
    kind: "registrationStarted",
    subject: `Confirm your registration: ${registration.title}`,
    paragraphs: [
      sentence(`Please confirm your registration: ${registration.title}`),
      ...(await confirmText({ manager, services }, registration)),
    ],
  };
}

function getSeatText({ title, amountRupees }: Registration): string[] {
  const then = amountRupees > 0 ? ", held while you pay" : "";
  return [
    `${sentence(`Confirm your registration to get your seat: ${title}`)} Many people have registered, so seats go to confirmed e-mail addresses first.`,
    `Open the link below, and a seat is yours${then}. There are free seats now, but others can take them until you confirm. We’ll keep your registration for ${LONG_HOLD}.`,
  ];
}

function keepPlaceText(registration: Registration): string[] {
  return [
    onWaitingList(registration),
    `Open the link below within ${LONG_HOLD} to confirm your registration and keep your place. ${onceFree(registration)}`,
  ];
}

export async function confirmWaitingEmail(
  { manager, services }: Transaction<Post>,
  registration: Registration,
): Promise<OrderEmail> {
  const { title } = registration;
  const offering = await findOffering(manager, offeringOf(registration), services.clock.now());
  const isSeatFree = await waitsForAddress({ manager, services }, registration, offering);
  return {
    kind: "registrationWaiting",
    subject: isSeatFree ? `Confirm to get your seat: ${title}` : `You’re on the waiting list: ${title}`,
    paragraphs: [...(isSeatFree ? getSeatText(registration) : keepPlaceText(registration)), NOT_YOU],
  };
}

export function newLinkEmail(registration: Registration): OrderEmail {
  return {
    isByAcademy: true,
    kind: "registrationNewLink",
    subject: `A new link to your order: ${registration.title}`,
    paragraphs: [
      `${sentence(`Here’s the new link to your order: ${registration.title}`)} Links in our older e-mails no longer work.`,
    ],
  };
}
