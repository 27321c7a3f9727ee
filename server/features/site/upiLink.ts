import type { Registration } from "../enrolment/registration.entity";
import { canSubmitProof } from "../enrolment/registration.policy";
import { Workshop } from "../workshops/workshop.entity";
import type { Bootcamp } from "../workshops/bootcamp.entity";
import { endOf } from "../workshops/workshopDates";
import type { SiteSettings } from "./siteSettings.entity";

type Payee = Pick<SiteSettings, "upiAddress" | "upiPayeeName" | "academyName">;

interface Sale {
  /** What it is for, as the payer's and the academy's statements show it. */
  note: string;
  priceRupees: number;
  /** The order's own sign, which statements carry. */
  reference?: string;
}

/** The at sign may stand in a query, and some payment apps do not decode it. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll("%40", "@");
}

function linkFor(payee: Payee, { note, priceRupees, reference }: Sale): string | null {
  if (!payee.upiAddress || priceRupees <= 0) return null;
  const parts = {
    pa: payee.upiAddress,
    pn: payee.upiPayeeName ?? payee.academyName,
    am: `${priceRupees}.00`,
    cu: "INR",
    ...(reference && { tr: reference }),
    tn: note,
  };
  const query = Object.entries(parts).map(([name, value]) => `${name}=${encode(value)}`);
  return `upi://pay?${query.join("&")}`;
}

function isOnSale(item: Workshop | Bootcamp, now: Date): boolean {
  if (!item.isPublished) return false;
  if (!(item instanceof Workshop)) return true;
  const isFull = item.seats !== null && item.seatsTaken >= item.seats;
  return !isFull && endOf(item) > now;
}

/**
 * Opens a payment app with the price filled in (NPCI's "upi://pay"); null where nobody may pay: for a draft, for what
 * is full or over, and where the academy has no UPI address.
 */
export function upiLink(payee: Payee, item: Workshop | Bootcamp, now: Date): string | null {
  return isOnSale(item, now) ? linkFor(payee, { note: item.name, priceRupees: item.priceRupees }) : null;
}

type Order = Pick<Registration, "state" | "holdUntil" | "amountRupees" | "reference">;

/** The same for one order, with its own amount and reference; null once nothing is to be paid for it. */
export function orderUpiLink(payee: Payee, order: Order): string | null {
  if (!canSubmitProof(order)) return null;
  const { reference, amountRupees: priceRupees } = order;
  return linkFor(payee, { note: reference, reference, priceRupees });
}
