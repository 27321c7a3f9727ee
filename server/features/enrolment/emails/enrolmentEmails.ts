import type { EntityManager } from "typeorm";
import { sentence } from "../../../core/text/sentence";
import { momentInIndia } from "../../../core/timeInIndia";
import { readAcademy } from "../../../platform/readAcademy";
import { LONG_HOLD } from "../registration/holds";
import type { Offering } from "../offerings/offering";
import { findOffering, findOfferingOnSale } from "../offerings/offering";
import type { OrderEmail, Post } from "./queueOrderEmail";
import { beganText, offeringLines, rupees } from "../registration/orderFacts";
import type { Mover } from "../registration/moveRegistration";
import { PaymentProof } from "../registration/paymentProof.entity";
import type { Registration } from "../registration/registration.entity";
import { RegistrationState, offeringOf } from "../registration/registration.entity";
import { RegistrationActor, RegistrationEvent } from "../registration/registrationEvent.entity";
import { onWaitingList, onceFree } from "../registration/waitingLabels";
import type { Transaction } from "../../../platform/transaction";

function holdText({ holdUntil, amountRupees }: Registration): string {
  const until = holdUntil ? ` until ${momentInIndia(holdUntil)}` : "";
  return `We hold your seat${until}. Please pay ${rupees(amountRupees)} by UPI from your order's page, then send us the 12-digit UTR of the payment or a screenshot of it.`;
}

export function startedEmail(registration: Registration): OrderEmail {
  return {
    kind: "registrationStarted",
    subject: `We hold a seat for you: ${registration.title}`,
    paragraphs: [sentence(`Thank you for registering for ${registration.title}`), holdText(registration)],
  };
}

export function waitingEmail(registration: Registration): OrderEmail {
  return {
    kind: "registrationWaiting",
    subject: `You are on the waiting list: ${registration.title}`,
    paragraphs: [onWaitingList(registration), onceFree(registration)],
  };
}

/** Not rate-limited: one transaction sends many of these. */
export async function movedUpEmail(
  { manager, services }: Transaction<Post>,
  registration: Registration,
): Promise<OrderEmail> {
  const now = services.clock.now();
  const began = beganText(await findOffering(manager, offeringOf(registration), now), now);
  return {
    isByAcademy: true,
    kind: "registrationMovedUp",
    subject: `A seat is free for you: ${registration.title}`,
    paragraphs: [
      `A seat in ${registration.title} is free, and it is yours.`,
      ...(began ? [`${began} If you would rather not join late, cancel the order on its page.`] : []),
      holdText(registration),
    ],
  };
}

/** For people still waiting when the run or batch ended. */
export function lineEndedEmail(registration: Registration): OrderEmail {
  return {
    kind: "registrationLineEnded",
    subject: `No seat became free: ${registration.title}`,
    paragraphs: [
      `No seat in ${registration.title} became free for you in time. We are sorry.`,
      "Your registration has ended. You have paid nothing for it, and there is nothing to do.",
    ],
  };
}

export function invitedEmail(registration: Registration, next: Offering): OrderEmail {
  return {
    isByAcademy: true,
    kind: "registrationInvited",
    subject: `A new date for you: ${next.title}`,
    paragraphs: [
      `${sentence(`You were on the waiting list for ${registration.title}`)} ${sentence(`There is a new date: ${next.title}`)}`,
      "If you would like to join, please register on its page. No seat is held for you yet.",
    ],
    facts: [...offeringLines(next), `Your earlier order: ${registration.reference}`],
    action: { label: "See the new date", path: next.slug ? `/${next.slug}` : "/python" },
  };
}

/** The learner may have paid without reporting the UTR. */
export function reminderEmail(registration: Registration): OrderEmail {
  return {
    kind: "registrationReminder",
    subject: `Your seat is held for a few more hours: ${registration.title}`,
    paragraphs: [
      `We have not heard of your payment for ${registration.title} yet.`,
      holdText(registration),
      "If you have paid already, the UTR or the screenshot is all that is missing.",
    ],
  };
}

/** For a person who registers again: a link to the existing order. */
export function orderLinkEmail(registration: Registration): OrderEmail {
  return {
    kind: "registrationLink",
    subject: `Your order: ${registration.title}`,
    paragraphs: [
      `You already have an order for ${registration.title}: please do not pay again. The link below opens it.`,
      "If it was not you who asked for it, ignore this e-mail.",
    ],
  };
}

function keepText({ holdUntil }: Registration): string[] {
  if (!holdUntil) return [];
  const until = momentInIndia(holdUntil);
  return [
    `We hold your seat until ${until}. Confirm your e-mail, and we will hold it until we have checked your payment.`,
  ];
}

export async function proofReceivedEmail(
  { manager }: Transaction<Post>,
  registration: Registration,
): Promise<OrderEmail> {
  const { paymentCheckTime } = await readAcademy(manager);
  const soon = paymentCheckTime
    ? `We usually e-mail you within ${paymentCheckTime}.`
    : "We will e-mail you as soon as we have found it.";
  return {
    kind: "proofReceived",
    subject: `We are checking your payment: ${registration.title}`,
    paragraphs: [
      `Thank you. We have your payment details for ${registration.title} and are matching them with our bank statement. ${soon}`,
      ...keepText(registration),
    ],
  };
}

function correctText({ holdUntil, holdsSeat }: Registration): string {
  if (!holdUntil) return "Your seat is free for others now. Please write to us if this is a mistake.";
  const until = momentInIndia(holdUntil);
  return holdsSeat
    ? `Please correct it on your order's page. We hold your seat until ${until}.`
    : `Please correct it on your order's page by ${until}. Your seat is no longer held: you get one if one is free when we find your payment.`;
}

export function rejectedEmail(registration: Registration): OrderEmail {
  return {
    isByAcademy: true,
    kind: "registrationRejected",
    subject: `We could not find your payment: ${registration.title}`,
    paragraphs: [
      sentence(`We could not confirm your payment for ${registration.title}`),
      ...(registration.reason ? [`The reason: ${registration.reason}`] : []),
      correctText(registration),
    ],
  };
}

async function isOnSale(
  { manager, services }: Transaction<Post>,
  registration: Registration,
): Promise<boolean> {
  const now = services.clock.now();
  const offering = await findOffering(manager, offeringOf(registration), now);
  const onSale = offering && (await findOfferingOnSale(manager, offering, now));
  return Boolean(onSale?.isOpen);
}

async function refundText(
  manager: EntityManager,
  { id: registrationId, amountRupees }: Registration,
): Promise<string[]> {
  if (amountRupees === 0) return [];
  const amount = rupees(amountRupees);
  const { CONFIRMED } = RegistrationState;
  if (await manager.existsBy(RegistrationEvent, { registrationId, state: CONFIRMED }))
    return [`You paid ${amount}. Write to us if we have not refunded it yet.`];
  const isReported = await manager.existsBy(PaymentProof, { registrationId });
  return isReported
    ? [`You have sent us payment details. If you paid ${amount}, write to us: we will refund it.`]
    : [];
}

export async function cancelledEmail(
  { manager, services }: Transaction<Post>,
  registration: Registration,
  { by }: Mover,
): Promise<OrderEmail> {
  const { title, reason } = registration;
  return {
    isByAcademy: by === RegistrationActor.STAFF,
    kind: "registrationCancelled",
    subject: `Your registration is cancelled: ${title}`,
    paragraphs: [
      `Your registration for ${title} is cancelled.`,
      ...(reason ? [`The reason: ${reason}`] : []),
      // The server's own reasons mention refunds.
      ...(by === RegistrationActor.SYSTEM ? [] : await refundText(manager, registration)),
      ...((await isOnSale({ manager, services }, registration))
        ? ["You are welcome to register again."]
        : []),
    ],
  };
}

export function seatReleasedEmail(registration: Registration): OrderEmail {
  return {
    kind: "registrationSeatReleased",
    subject: `Your seat is no longer held: ${registration.title}`,
    paragraphs: [
      `Your e-mail address was not confirmed within ${LONG_HOLD}, so your seat in ${registration.title} is free for others. We are still checking your payment.`,
      "Confirm your registration now, and you get a seat again if one is free.",
    ],
  };
}
