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
  return `Your seat is held${until}. Please pay ${rupees(amountRupees)} by UPI from your order's page, then send us the payment's 12-digit UTR or a screenshot.`;
}

export function startedEmail(registration: Registration): OrderEmail {
  return {
    kind: "registrationStarted",
    subject: `Your seat is held: ${registration.title}`,
    paragraphs: [sentence(`Thank you for registering for ${registration.title}`), holdText(registration)],
  };
}

export function waitingEmail(registration: Registration): OrderEmail {
  return {
    kind: "registrationWaiting",
    subject: `You’re on the waiting list: ${registration.title}`,
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
      sentence(`A seat is free, and it’s yours: ${registration.title}`),
      ...(began ? [`${began} If you’d rather not join late, cancel the order on its page.`] : []),
      holdText(registration),
    ],
  };
}

/** For people still waiting when the run or batch ended. */
export function lineEndedEmail(registration: Registration): OrderEmail {
  return {
    kind: "registrationLineEnded",
    subject: `No seat opened up: ${registration.title}`,
    paragraphs: [
      `${sentence(`No seat opened up in time: ${registration.title}`)} We’re sorry.`,
      "Your registration has ended. You’ve paid nothing, and there’s nothing to do.",
    ],
  };
}

export function invitedEmail(registration: Registration, next: Offering): OrderEmail {
  return {
    isByAcademy: true,
    kind: "registrationInvited",
    subject: `A new date for you: ${next.title}`,
    paragraphs: [
      `${sentence(`There’s a new date: ${next.title}`)} ${sentence(`You were on the waiting list for ${registration.title}`)}`,
      "If you’d like to join, please register on its page. No seat is held for you yet.",
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
      sentence(`We haven’t received your payment details yet: ${registration.title}`),
      holdText(registration),
      "Already paid? Just send us the UTR or a screenshot.",
    ],
  };
}

/** For a person who registers again: a link to the existing order. */
export function orderLinkEmail(registration: Registration): OrderEmail {
  return {
    kind: "registrationLink",
    subject: `Your order: ${registration.title}`,
    paragraphs: [
      `${sentence(`You already have an order: ${registration.title}`)} Open it with the link below, and please don’t pay again.`,
      "If you didn’t ask for this, ignore this e-mail.",
    ],
  };
}

function keepText({ holdUntil }: Registration): string[] {
  if (!holdUntil) return [];
  const until = momentInIndia(holdUntil);
  return [
    `Your seat is held until ${until}. Confirm your e-mail address to hold it until we’ve checked your payment.`,
  ];
}

export async function proofReceivedEmail(
  { manager }: Transaction<Post>,
  registration: Registration,
): Promise<OrderEmail> {
  const { paymentCheckTime } = await readAcademy(manager);
  const soon = paymentCheckTime
    ? `We usually e-mail you within ${paymentCheckTime}.`
    : "We’ll e-mail you as soon as we’ve found it.";
  return {
    kind: "proofReceived",
    subject: `We’re checking your payment: ${registration.title}`,
    paragraphs: [
      `${sentence(`Thank you. We’re checking your payment against our bank statement: ${registration.title}`)} ${soon}`,
      ...keepText(registration),
    ],
  };
}

function correctText({ holdUntil, holdsSeat }: Registration): string {
  if (!holdUntil) return "Your seat has been released. Please write to us if this is a mistake.";
  const until = momentInIndia(holdUntil);
  return holdsSeat
    ? `Please correct it on your order's page. Your seat is held until ${until}.`
    : `Please correct it on your order's page by ${until}. Your seat is no longer held; once we find your payment, you’ll get a seat if one is free.`;
}

export function rejectedEmail(registration: Registration): OrderEmail {
  return {
    isByAcademy: true,
    kind: "registrationRejected",
    subject: `We couldn’t find your payment: ${registration.title}`,
    paragraphs: [
      sentence(`We couldn’t find your payment: ${registration.title}`),
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
    return [`You paid ${amount}. Write to us if we haven’t refunded it yet.`];
  const isReported = await manager.existsBy(PaymentProof, { registrationId });
  return isReported
    ? [`You sent us payment details. If you paid ${amount}, write to us and we’ll refund it.`]
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
      sentence(`Your registration is cancelled: ${title}`),
      ...(reason ? [`The reason: ${reason}`] : []),
      // The server's own reasons mention refunds.
      ...(by === RegistrationActor.SYSTEM ? [] : await refundText(manager, registration)),
      ...((await isOnSale({ manager, services }, registration)) ? ["You’re welcome to register again."] : []),
    ],
  };
}

export function seatReleasedEmail(registration: Registration): OrderEmail {
  return {
    kind: "registrationSeatReleased",
    subject: `Your seat is no longer held: ${registration.title}`,
    paragraphs: [
      `${sentence(`Your seat is no longer held: ${registration.title}`)} Your e-mail address wasn’t confirmed within ${LONG_HOLD}. We’re still checking your payment.`,
      "Confirm your registration now to get a seat again, if one is free.",
    ],
  };
}
