import { sentence } from "../../../core/text/sentence";
import { dayInIndia, momentInIndia, startOfDayInIndia } from "../../../core/timeInIndia";
import type { Email } from "../../../platform/mail/queueEmail";
import { queueEmail } from "../../../platform/mail/queueEmail";
import type { Invitation } from "../../auth/account/inviteUser";
import type { Offering } from "../offerings/offering";
import { beganText } from "../registration/orderFacts";
import { findOffering } from "../offerings/offering";
import type { Post, Write } from "./orderEmail";
import { sendOrderEmail } from "./orderEmail";
import type { Registration } from "../registration/registration.entity";
import { RegistrationState, offeringOf } from "../registration/registration.entity";
import type { News } from "../registration/watchNews";
import { findOfferingEvents, writeOfferingCalendar } from "../offerings/writeOfferingCalendar";
import type { CalendarEvent } from "../../workshops/writeCalendarFile";
import { isClass } from "../../classes/classEvents";
import type { Transaction } from "../../../platform/transaction";

const CALENDAR = "The attached file adds the dates to your calendar.";

type Dates = Pick<Email, "paragraphs" | "attachments">;

function nextClassIn(events: CalendarEvent[], now: Date): string[] {
  const next = events.find(
    ({ uid, startsAt, isCancelled }) => isClass(uid) && startsAt > now && !isCancelled,
  );
  return next ? [`Your next live class: ${next.summary}, ${momentOf(next.startsAt)}.`] : [];
}

async function calendarOf(
  { manager, services }: Transaction<Post>,
  offering: Offering | null,
): Promise<Dates> {
  const now = services.clock.now();
  const events = offering ? await findOfferingEvents(manager, offering, now) : [];
  const calendar = offering && writeOfferingCalendar(services, offering, events);
  if (!calendar) return { paragraphs: [] };
  const attachment = { ...calendar, contentType: "text/calendar; charset=utf-8" };
  return { paragraphs: [...nextClassIn(events, now), CALENDAR], attachments: [attachment] };
}

function invitationText({ title }: Registration, { isUnproven }: Invitation): string {
  if (!isUnproven)
    return `We created an account for you, and ${title} is open in it. Please choose your password.`;
  return `There is an account with this e-mail address, but nobody has confirmed the address yet. Please choose a new password for it: ${title} then opens in the account, the old password stops working, and everyone is signed out.`;
}

interface Confirmation {
  /** For a learner without a password. */
  invitation: Invitation | null;
  isByAcademy: boolean;
  /** The person moved up in the waiting list, perhaps after the start. */
  isTurn?: boolean;
}

export async function sendConfirmed(
  { manager, services }: Transaction<Post>,
  registration: Registration,
  { invitation, isByAcademy, isTurn = false }: Confirmation,
): Promise<void> {
  const { title } = registration;
  const now = services.clock.now();
  const offering = await findOffering(manager, offeringOf(registration), now);
  const { paragraphs, attachments } = await calendarOf({ manager, services }, offering);
  const began = beganText(offering, now);
  await sendOrderEmail({ manager, services }, registration, {
    isByAcademy,
    kind: "registrationConfirmed",
    subject: `Your seat is confirmed: ${title}`,
    paragraphs: [
      `Your seat in ${title} is confirmed. Welcome!`,
      ...(began && isTurn ? [began] : []),
      ...paragraphs,
    ],
    attachments,
  });
  if (!invitation) return;
  await queueEmail(
    { manager, services },
    {
      kind: "invitation",
      to: registration.email,
      subject: `Your account for ${title}`,
      paragraphs: ["Hello,", invitationText(registration, invitation)],
      action: { label: "Choose your password", ...invitation.link },
      aboutId: registration.id,
      isConfidential: true,
    },
  );
}

export async function sendMoved(
  { manager, services }: Transaction<Post>,
  registration: Registration,
  before: string,
): Promise<void> {
  const { title } = registration;
  const offering = await findOffering(manager, offeringOf(registration), services.clock.now());
  const { paragraphs, attachments } = await calendarOf({ manager, services }, offering);
  await sendOrderEmail({ manager, services }, registration, {
    isByAcademy: true,
    kind: "registrationMoved",
    subject: `Your seat has moved: ${title}`,
    paragraphs: [
      `${sentence(`We moved your seat from ${before} to ${title}`)} There is nothing to pay.`,
      ...paragraphs,
    ],
    attachments,
  });
}

export const sendAccessBack: Write = ({ manager, services }, registration) =>
  sendOrderEmail({ manager, services }, registration, {
    isByAcademy: true,
    kind: "registrationAccessBack",
    subject: `Your batch is open again: ${registration.title}`,
    paragraphs: [`${registration.title} is open again in your account.`],
  });

interface OfferingNews {
  offering: Offering;
  news: News;
}

function momentOf(moment: Date | string): string {
  return typeof moment === "string" ? dayInIndia(startOfDayInIndia(moment)) : momentInIndia(moment);
}

/** `start` is a moment or a day; see `News`. */
function startLabel(start: string): string {
  return momentOf(start.includes("T") ? new Date(start) : start);
}

async function newDatesOf(
  { manager, services }: Transaction<Post>,
  { offering, news: { hadDates, oldStart } }: OfferingNews,
): Promise<Dates> {
  const { title, scheduleText, eventsAt } = offering;
  const lines = eventsAt(services.clock.now()).map(
    ({ startsAt, summary }) => `${momentOf(startsAt)}: ${summary}`,
  );
  if (scheduleText) lines.push(scheduleText);
  if (lines.length === 0)
    return {
      paragraphs: [`The dates of ${title} are no longer set. We will e-mail you once there are new ones.`],
    };
  const before = oldStart ? ` It was due to start on ${startLabel(oldStart)}.` : "";
  const opening = hadDates ? `${title} has new dates.${before}` : `The dates of ${title} are set.`;
  const { paragraphs, attachments } = await calendarOf({ manager, services }, offering);
  return { paragraphs: [[opening, ...lines].join("\n"), ...paragraphs], attachments };
}

export async function sendNews(
  { manager, services }: Transaction<Post>,
  registration: Registration,
  { offering, news }: OfferingNews,
): Promise<void> {
  const { title, state } = registration;
  const { areDatesNew } = news;
  const isGroupNew = news.isGroupNew && state === RegistrationState.CONFIRMED;
  const dates = areDatesNew ? await newDatesOf({ manager, services }, { offering, news }) : null;
  await sendOrderEmail({ manager, services }, registration, {
    isByAcademy: true,
    kind: "registrationNews",
    subject: areDatesNew ? `New dates: ${title}` : `Your WhatsApp group: ${title}`,
    paragraphs: [
      ...(dates?.paragraphs ?? []),
      ...(isGroupNew ? [`Please join the WhatsApp group of ${title}: ${offering.groupLink}`] : []),
    ],
    attachments: dates?.attachments,
  });
}
