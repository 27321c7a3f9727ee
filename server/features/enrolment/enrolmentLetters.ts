import type { EntityManager } from "typeorm";
import type { Services } from "../../graphql/context";
import type { Letter } from "../../platform/mail/queueLetter";
import { queueLetter } from "../../platform/mail/queueLetter";
import type { Invitation } from "../auth/inviteUser";
import { User } from "../auth/user.entity";
import type { Offering } from "./offering";
import { findOffering } from "./offering";
import type { Registration } from "./registration.entity";
import { offeringOf } from "./registration.entity";
import { isForgotten } from "./forgetPerson";
import { orderLink } from "./registrationSecret";
import type { News } from "./watchNews";
import { writeOfferingCalendar } from "./writeOfferingCalendar";

const DATES = "The file with this letter puts the dates into your calendar.";
const NO_DATE =
  "No date is set yet, so there is no file for your calendar with this letter. Once there is one, we write to you.";

export type Post = Pick<Services, "clock" | "jobs" | "hashing" | "security">;

export const RUPEES = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});
const MOMENT = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});

const DAY = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "UTC" });

/** Strangers cause these by typing an address; what follows is caused by the order's own person or by staff. */
const FROM_ANYONE = new Set(["registrationStarted", "registrationWaiting", "registrationLink"]);

/** "22 November 2026 at 4:30 pm IST". */
export function inWords(moment: Date): string {
  return `${MOMENT.format(moment)} IST`;
}

interface Reader {
  to: string;
  greeting: string;
}

/**
 * E-mails go to the owner's account address, or else to the address of the order. Anyone can type a name beside an
 * address: only the owner of a verified address is greeted by name, the account's own.
 */
async function readerOf(manager: EntityManager, { userId, email }: Registration): Promise<Reader> {
  const owner = userId ? await manager.findOneBy(User, { id: userId }) : null;
  return {
    to: owner?.email ?? email,
    greeting: owner?.emailVerifiedAt ? `Hello ${owner.name},` : "Hello,",
  };
}

export async function send(
  manager: EntityManager,
  services: Post,
  registration: Registration,
  letter: Pick<Letter, "kind" | "subject" | "paragraphs" | "attachments" | "action">,
): Promise<void> {
  const { id, reference, emailConfirmedAt } = registration;
  const label = emailConfirmedAt ? "Open your order" : "Confirm your e-mail";
  if (isForgotten(registration)) return;
  const { to, greeting } = await readerOf(manager, registration);
  await queueLetter(manager, services, {
    action: { label, ...orderLink(registration) },
    ...letter,
    aboutId: id,
    to,
    isToUnverified: !emailConfirmedAt && FROM_ANYONE.has(letter.kind),
    paragraphs: [greeting, ...letter.paragraphs, `Your order's reference is ${reference}.`],
    isConfidential: true,
  });
}

function holdText({ holdUntil, amountRupees }: Registration): string {
  const until = holdUntil ? ` until ${inWords(holdUntil)}` : "";
  return `We keep your place${until}. Please pay ${RUPEES.format(amountRupees)} by UPI from your order's page and tell us the 12-digit UTR of the payment, or send a screenshot of it.`;
}

export type Write = (manager: EntityManager, services: Post, registration: Registration) => Promise<void>;

export const sendStarted: Write = (manager, services, registration) =>
  send(manager, services, registration, {
    kind: "registrationStarted",
    subject: `Your place: ${registration.title}`,
    paragraphs: [`Thank you for registering for ${registration.title}.`, holdText(registration)],
  });

export const sendWaiting: Write = (manager, services, registration) =>
  send(manager, services, registration, {
    kind: "registrationWaiting",
    subject: `You are on the waiting list: ${registration.title}`,
    paragraphs: [
      `All places in ${registration.title} are taken. You are on the waiting list, and there is nothing to pay now.`,
      "We write to you as soon as a place is free.",
    ],
  });

export const sendMovedUp: Write = (manager, services, registration) =>
  send(manager, services, registration, {
    kind: "registrationMovedUp",
    subject: `A place is free for you: ${registration.title}`,
    paragraphs: [`A place in ${registration.title} is free, and it is yours.`, holdText(registration)],
  });

/** For those who waited until it was over. */
export const sendLineEnded: Write = (manager, services, registration) =>
  send(manager, services, registration, {
    kind: "registrationLineEnded",
    subject: `No place became free: ${registration.title}`,
    paragraphs: [
      `No place in ${registration.title} became free for you in time. We are sorry.`,
      "Your registration has ended. You have paid nothing for it, and there is nothing to do.",
    ],
  });

/** For people on the waiting list of an earlier run. */
export async function sendInvited(
  manager: EntityManager,
  services: Post,
  registration: Registration,
  next: Offering,
): Promise<void> {
  const start = next.startsAt ? ` It starts on ${inWords(next.startsAt)}.` : "";
  await send(manager, services, registration, {
    kind: "registrationInvited",
    subject: `A new date for you: ${next.title}`,
    paragraphs: [
      `You were on the waiting list for ${registration.title}. There is a new date: ${next.title}.${start}`,
      "If you would like to join, please register on its page. No seat is reserved for you yet.",
    ],
    action: { label: "See the new date", path: next.slug ? `/${next.slug}` : "/python" },
  });
}

/** Some hours before the hold ends: whoever has paid may not know that we wait for the UTR. */
export const sendReminder: Write = (manager, services, registration) =>
  send(manager, services, registration, {
    kind: "registrationReminder",
    subject: `Your place is kept for a few hours more: ${registration.title}`,
    paragraphs: [
      `We have not heard of your payment for ${registration.title} yet.`,
      holdText(registration),
      "If you have paid already, the UTR or the screenshot is all that is missing.",
    ],
  });

/** For somebody who registers again: their way back to the order that there is. */
export const sendOrderLink: Write = (manager, services, registration) =>
  send(manager, services, registration, {
    kind: "registrationLink",
    subject: `Your order: ${registration.title}`,
    paragraphs: [
      `You have registered for ${registration.title} already. This link leads to your order.`,
      "If it was not you who asked for it, there is nothing to do.",
    ],
  });

export const sendProofReceived: Write = (manager, services, registration) =>
  send(manager, services, registration, {
    kind: "proofReceived",
    subject: `We are looking at your payment: ${registration.title}`,
    paragraphs: [
      `Thank you. We have what you sent about your payment for ${registration.title}, and write to you as soon as we have found it.`,
    ],
  });

export const sendRejected: Write = (manager, services, registration) =>
  send(manager, services, registration, {
    kind: "registrationRejected",
    subject: `We could not find your payment: ${registration.title}`,
    paragraphs: [
      `We could not confirm your payment for ${registration.title}.`,
      ...(registration.reason ? [`The reason: ${registration.reason}`] : []),
      registration.holdUntil
        ? `Please correct it on your order's page. We keep your place until ${inWords(registration.holdUntil)}.`
        : "Your place has been given to somebody else. Please write to us if this is a mistake.",
    ],
  });

export const sendCancelled: Write = (manager, services, registration) =>
  send(manager, services, registration, {
    kind: "registrationCancelled",
    subject: `Your registration is cancelled: ${registration.title}`,
    paragraphs: [
      `Your registration for ${registration.title} is cancelled.`,
      ...(registration.reason ? [`The reason: ${registration.reason}`] : []),
      "You are welcome to register again.",
    ],
  });

/** What the letter says of the dates, and the calendar's file, where there are any. */
function datesOf(offering: Offering | null, now: Date): Pick<Letter, "paragraphs" | "attachments"> {
  const calendar = offering && writeOfferingCalendar(offering, now);
  if (!calendar) return { paragraphs: [NO_DATE] };
  const attachment = { ...calendar, contentType: "text/calendar; charset=utf-8" };
  return { paragraphs: [DATES], attachments: [attachment] };
}

function invitationText({ title }: Registration, { isUnproven }: Invitation): string {
  if (!isUnproven)
    return `We created an account for you, and ${title} is open in it. Please choose your password.`;
  return `There is an account with this e-mail address, but nobody has confirmed the address yet. Please choose a new password for it: ${title} then opens in the account, the old password stops working, and everyone is signed out.`;
}

/** With the group's link and the calendar's file; `invitation` is for somebody who has to choose a password. */
export async function sendConfirmed(
  manager: EntityManager,
  services: Post,
  registration: Registration,
  invitation: Invitation | null = null,
): Promise<void> {
  const now = services.clock.now();
  const offering = await findOffering(manager, offeringOf(registration), now);
  const { paragraphs, attachments } = datesOf(offering, now);
  await send(manager, services, registration, {
    kind: "registrationConfirmed",
    subject: `Your place is confirmed: ${registration.title}`,
    paragraphs: [
      `Your place in ${registration.title} is confirmed. Welcome!`,
      ...(offering?.groupLink ? [`Please join the WhatsApp group: ${offering.groupLink}`] : []),
      ...(registration.batchId ? ["Sign in to the portal to find your batch open."] : []),
      ...paragraphs,
    ],
    attachments,
  });
  if (!invitation) return;
  await queueLetter(manager, services, {
    kind: "invitation",
    to: registration.email,
    subject: `Your account for ${registration.title}`,
    paragraphs: ["Hello,", invitationText(registration, invitation)],
    action: { label: "Choose your password", ...invitation.link },
    aboutId: registration.id,
    isConfidential: true,
  });
}

function dayInWords(moment: Date | string): string {
  return typeof moment === "string" ? DAY.format(new Date(moment)) : inWords(moment);
}

/** Its dates, a line each, and the calendar's file. */
function newDatesOf(
  offering: Offering,
  now: Date,
  hadDates: boolean,
): Pick<Letter, "paragraphs" | "attachments"> {
  const { title, scheduleText, eventsAt } = offering;
  const lines = eventsAt(now).map(({ startsAt, summary }) => `${dayInWords(startsAt)}: ${summary}`);
  if (scheduleText) lines.push(scheduleText);
  if (lines.length === 0)
    return { paragraphs: [`The dates of ${title} are open again. Once new ones are set, we write to you.`] };
  const opening = hadDates ? `${title} has new dates.` : `The dates of ${title} are set.`;
  const { paragraphs, attachments } = datesOf(offering, now);
  return {
    paragraphs: [[opening, ...lines].join("\n"), ...(attachments ? paragraphs : [])],
    attachments,
  };
}

/** For those with a confirmed place: what staff have changed of their group or their dates since. */
export async function sendNews(
  manager: EntityManager,
  services: Post,
  registration: Registration,
  offering: Offering,
  { areDatesNew, isGroupNew, hadDates }: News,
): Promise<void> {
  const { title } = registration;
  const { groupLink } = offering;
  const dates = areDatesNew ? newDatesOf(offering, services.clock.now(), hadDates) : null;
  await send(manager, services, registration, {
    kind: "registrationNews",
    subject: areDatesNew ? `New dates: ${title}` : `Your WhatsApp group: ${title}`,
    paragraphs: [
      ...(dates?.paragraphs ?? []),
      ...(isGroupNew ? [`Please join the WhatsApp group of ${title}: ${groupLink}`] : []),
    ],
    attachments: dates?.attachments,
  });
}
