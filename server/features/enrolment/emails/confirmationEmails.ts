import { paths } from "../../../../shared/paths";
import { sentence } from "../../../core/text/sentence";
import { dayInIndia, momentInIndia, startOfDayInIndia } from "../../../core/timeInIndia";
import type { Email } from "../../../platform/mail/queueEmail";
import type { Invitation } from "../../auth/account/inviteUser";
import type { Offering } from "../offerings/offering";
import { beganText } from "../registration/orderFacts";
import { findOffering } from "../offerings/offering";
import type { OrderEmail, Post } from "./queueOrderEmail";
import type { Mover } from "../registration/moveRegistration";
import type { Registration } from "../registration/registration.entity";
import { RegistrationActor } from "../registration/registrationEvent.entity";
import { RegistrationState, offeringOf } from "../registration/registration.entity";
import type { News } from "../registration/watchNews";
import { findOfferingEvents, nextClassOf, writeOfferingCalendar } from "../offerings/writeOfferingCalendar";
import type { CalendarEvent } from "../../workshops/writeCalendarFile";
import type { Transaction } from "../../../platform/transaction";

const CALENDAR = "The attached file adds the dates to your calendar.";

type Dates = Pick<Email, "paragraphs" | "attachments">;

/** The order's page has the same links, for an academy without a fixed origin. */
function linkText({ publicOrigin }: Post, path: string): string {
  return publicOrigin ? `: ${publicOrigin}${path}` : ". Your order’s page leads there.";
}

interface Upcoming {
  offering: Offering;
  events: CalendarEvent[];
}

function nextClassIn(post: Post, { offering, events }: Upcoming): string[] {
  const now = post.clock.now();
  const next = nextClassOf(offering, events, now);
  if (!next) return [];
  const { title, startsAt, isPlanned } = next;
  const isFirst = offering.lateFrom === null || offering.lateFrom > now;
  if (!isPlanned) return [`Your ${isFirst ? "first" : "next"} class: ${momentInIndia(startsAt)}.`];
  return [
    `Your next live class: ${title}, ${momentInIndia(startsAt)}. Join it in the learning portal${linkText(post, paths.classes)}`,
  ];
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
  return {
    paragraphs: [...nextClassIn(services, { offering, events }), CALENDAR],
    attachments: [attachment],
  };
}

function invitationText({ title }: Registration, { isUnproven }: Invitation): string {
  if (!isUnproven)
    return `We’ve created an account for you and opened your batch in it: ${title}. Please choose your password.`;
  return `This address already has an account, but it’s unconfirmed. Choose a new password to open your batch in it: ${title}. The old password stops working, and all devices are signed out.`;
}

/** For a learner without a password. */
export function invitationEmail(order: Registration, invitation: Invitation): Email {
  return {
    kind: "invitation",
    to: order.email,
    subject: `Your account is ready: ${order.title}`,
    paragraphs: ["Hello,", invitationText(order, invitation)],
    action: { label: "Choose your password", ...invitation.link },
    aboutId: order.id,
    isConfidential: true,
  };
}

/** A batch's account is the invitation's matter. */
function portalText(post: Post, { batchId, userId }: Registration, slug: string | null): string[] {
  if (batchId)
    return slug
      ? [`Your batch is in the learning portal${linkText(post, paths.dashBatch(slug, batchId))}`]
      : [];
  if (userId) return [];
  return [
    `Live classes, recordings, files and your certificate are in our learning portal. Create your account there with this e-mail address${linkText(post, paths.join)}`,
  ];
}

function nextSteps(post: Post, order: Registration, offering: Offering | null): string[] {
  const prepare = offering?.prepareText ? [`Before the first class: ${offering.prepareText}`] : [];
  return [...portalText(post, order, offering?.slug ?? null), ...prepare];
}

export async function confirmedEmail(
  { manager, services }: Transaction<Post>,
  registration: Registration,
  { by, isTurn = false }: Mover,
): Promise<OrderEmail> {
  const { title } = registration;
  const now = services.clock.now();
  const offering = await findOffering(manager, offeringOf(registration), now);
  const { paragraphs, attachments } = await calendarOf({ manager, services }, offering);
  // The person may have moved up after the start.
  const began = isTurn && beganText(offering, now);
  return {
    isByAcademy: by === RegistrationActor.STAFF || isTurn,
    kind: "registrationConfirmed",
    subject: `Your seat is confirmed: ${title}`,
    paragraphs: [
      `${sentence(`Your seat is confirmed: ${title}`)} Welcome!`,
      ...(began ? [began] : []),
      ...nextSteps(services, registration, offering),
      ...paragraphs,
    ],
    attachments,
  };
}

export async function movedEmail(
  { manager, services }: Transaction<Post>,
  registration: Registration,
  before: string,
): Promise<OrderEmail> {
  const { title } = registration;
  const offering = await findOffering(manager, offeringOf(registration), services.clock.now());
  const { paragraphs, attachments } = await calendarOf({ manager, services }, offering);
  return {
    isByAcademy: true,
    kind: "registrationMoved",
    subject: `Your seat has moved: ${title}`,
    paragraphs: [
      `${sentence(`Your seat has moved: ${title}`)} ${sentence(`Previously: ${before}`)} There’s nothing to pay.`,
      ...paragraphs,
    ],
    attachments,
  };
}

export function accessBackEmail(registration: Registration): OrderEmail {
  return {
    isByAcademy: true,
    kind: "registrationAccessBack",
    subject: `Your batch is open again: ${registration.title}`,
    paragraphs: [sentence(`Your batch is open again in your account: ${registration.title}`)],
  };
}

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
      paragraphs: [
        `${sentence(`The dates are no longer set: ${title}`)} We’ll e-mail you once there are new ones.`,
      ],
    };
  const before = oldStart ? ` It was due to start on ${startLabel(oldStart)}.` : "";
  const opening = `${sentence(`${hadDates ? "New dates" : "The dates are set"}: ${title}`)}${before}`;
  const { paragraphs, attachments } = await calendarOf({ manager, services }, offering);
  return { paragraphs: [opening, lines.join("\n"), ...paragraphs], attachments };
}

export async function newsEmail(
  { manager, services }: Transaction<Post>,
  registration: Registration,
  { offering, news }: OfferingNews,
): Promise<OrderEmail> {
  const { title, state } = registration;
  const { areDatesNew } = news;
  const isGroupNew = news.isGroupNew && state === RegistrationState.CONFIRMED;
  const dates = areDatesNew ? await newDatesOf({ manager, services }, { offering, news }) : null;
  return {
    isByAcademy: true,
    kind: "registrationNews",
    subject: areDatesNew ? `New dates: ${title}` : `Your WhatsApp group: ${title}`,
    paragraphs: [
      ...(dates?.paragraphs ?? []),
      ...(isGroupNew ? [`Please join the WhatsApp group: ${offering.groupLink}`] : []),
    ],
    attachments: dates?.attachments,
  };
}
