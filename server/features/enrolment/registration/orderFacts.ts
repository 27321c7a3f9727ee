import { dayInIndia, isoDayInIndia, momentInIndia } from "../../../core/timeInIndia";
import type { Offering } from "../offerings/offering";
import { hasEnded } from "../offerings/offering";
import type { Registration } from "./registration.entity";
import { RegistrationState } from "./registration.entity";
import { hasOrderEnded } from "./registration.policy";

const RUPEES = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

export const rupees = (amount: number): string => RUPEES.format(amount);

type Order = Pick<Registration, "state" | "holdUntil" | "batchId" | "createdAt"> & {
  /** When someone on the waiting list got the seat. */
  seatedAt?: Date;
};

const NO_DATE = "Date to be announced. We’ll e-mail you once it’s set.";
const PORTAL = "Sign in to the learning portal: your batch is open there.";
const GROUP = "We post what you need for each session in the WhatsApp group.";

export function howToJoin(order: Order, offering: Offering | null, now: Date): string | null {
  const { state, batchId } = order;
  const { CONFIRMED } = RegistrationState;
  if (!offering || hasOrderEnded(order)) return null;
  if (hasEnded(offering, now)) return batchId && state === CONFIRMED ? PORTAL : null;
  if (state !== CONFIRMED)
    return batchId
      ? "Once your seat is confirmed, the batch opens in the learning portal, and we’ll send you the link to the batch’s WhatsApp group."
      : "Once your seat is confirmed, you can join the classes from the learning portal, and we’ll send you the link to the WhatsApp group.";
  const isLate = offering.lateFrom !== null && offering.lateFrom <= now;
  const noGroup = `We’ll e-mail you the link to the WhatsApp group${isLate ? "" : " before it starts"}.`;
  const group = offering.groupLink ? GROUP : noGroup;
  return batchId ? `${PORTAL} ${group}` : group;
}

/** "It began on 27 Nov 2026, 9:20 pm IST; today is day 2 of 7."; null before the start. */
export function beganText(offering: Offering | null, now: Date): string | null {
  if (!offering?.startsAt || !offering.lateFrom || offering.lateFrom > now) return null;
  const { startsAt, sessionStarts } = offering;
  const began = sessionStarts.length > 0 ? momentInIndia(startsAt) : dayInIndia(startsAt);
  const today = sessionStarts.findIndex((start) => isoDayInIndia(start) === isoDayInIndia(now));
  const day = today < 0 ? "" : `; today is day ${today + 1} of ${sessionStarts.length}`;
  return `It began on ${began}${day}.`;
}

/** For an order made, or a seat given, after the start: its page may have been out of date. */
export function lateNote(order: Order, offering: Offering | null, now: Date): string | null {
  if (!offering?.lateFrom || offering.lateFrom > (order.seatedAt ?? order.createdAt)) return null;
  const isOver = hasOrderEnded(order) || hasEnded(offering, now);
  if (isOver) return null;
  return order.seatedAt
    ? `${beganText(offering, now)} You’ll be joining late.`
    : "This has already started, so you’ll be joining late.";
}

export function offeringLines({ title, when, place, priceRupees }: Offering): string[] {
  const price = priceRupees ? rupees(priceRupees) : "free";
  return [title, `When: ${when ?? NO_DATE}`, ...(place ? [`Where: ${place}`] : []), `Price: ${price}`];
}

export function groupLinkOf({ state }: Pick<Order, "state">, offering: Offering | null): string | null {
  return state === RegistrationState.CONFIRMED ? (offering?.groupLink ?? null) : null;
}

function amountLine(registration: Registration, isOver: boolean): string | null {
  const { state, amountRupees, couponCode } = registration;
  const { CONFIRMED, SUBMITTED, WAITING } = RegistrationState;
  if (hasOrderEnded(registration)) return null;
  if (amountRupees === 0) return couponCode ? `Price: free with coupon ${couponCode}` : "Price: free";
  const amount = rupees(amountRupees);
  if (state === CONFIRMED) return `Paid: ${amount}`;
  if (state === SUBMITTED) return `Payment being checked: ${amount}`;
  if (isOver) return null;
  return state === WAITING ? `Price: ${amount}, to pay once a seat is free` : `To pay: ${amount}`;
}

export function factLines(registration: Registration, offering: Offering | null, now: Date): string[] {
  const { title, reference, couponCode, discountRupees, amountRupees } = registration;
  const facts: [string, string | null | undefined][] = [
    ["When", offering?.when ?? NO_DATE],
    ["Please note", lateNote(registration, offering, now)],
    ["Where", offering?.place],
    ["How to join", howToJoin(registration, offering, now)],
    ["WhatsApp group", groupLinkOf(registration, offering)],
  ];
  const amount = amountLine(registration, hasEnded(offering, now));
  // A free order's price names its coupon.
  if (amount && couponCode && amountRupees > 0)
    facts.push([`Coupon ${couponCode}`, `−${rupees(discountRupees)}`]);
  const lines = facts.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  return [title, ...lines, ...(amount ? [amount] : []), `Order: ${reference}`];
}
