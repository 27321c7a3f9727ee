import type { EntityManager } from "typeorm";
import { MINUTE_MS } from "../../../core/clock";
import { mailboxKey } from "../../../core/text/email";
import { momentInIndia } from "../../../core/timeInIndia";
import type { Services } from "../../../platform/context";
import { MailDelivery } from "../../../platform/mail/mailDelivery";
import type { Offering } from "../offerings/offering";
import type { Registration } from "./registration.entity";
import { RegistrationState } from "./registration.entity";
import type { Transaction } from "../../../platform/transaction";

/** How long a seat waits for payment, or for staff to verify a payment from an unconfirmed address. */
export const HOLD_MS = 24 * 60 * MINUTE_MS;
const UNCONFIRMED_HOLD_MS = 30 * MINUTE_MS;
const MAX_OPEN = 2;

function toLabel(ms: number): string {
  const minutes = ms / MINUTE_MS;
  return minutes % 60 === 0 ? `${minutes / 60} hours` : `${minutes} minutes`;
}

export const LONG_HOLD = toLabel(HOLD_MS);
export const SHORT_HOLD = toLabel(UNCONFIRMED_HOLD_MS);

type Address = Pick<Registration, "emailConfirmedAt"> & Partial<Pick<Registration, "phoneConfirmedAt">>;
type ReportedOrder = Pick<Registration, "state" | "holdUntil" | "holdsSeat"> & Address;

/** Without a mail server nobody can confirm an address, so every address counts as confirmed. */
export function areAllTrusted({ mailDelivery }: Pick<Services, "mailDelivery">): boolean {
  return mailDelivery === MailDelivery.WAITING;
}

/** A trusted address gets a long hold and a turn in the waiting list. Staff may also have confirmed the order by phone. */
export function isAddressTrusted(
  services: Pick<Services, "mailDelivery">,
  { emailConfirmedAt, phoneConfirmedAt }: Address,
): boolean {
  return emailConfirmedAt !== null || Boolean(phoneConfirmedAt) || areAllTrusted(services);
}

export function longHoldFrom(now: Date): Date {
  return new Date(now.getTime() + HOLD_MS);
}

type Ending = Pick<Offering, "endsAt"> | null;

/** A hold ends no later than its offering. */
function capped(until: Date, offering: Ending): Date {
  const endsAt = offering?.endsAt;
  return endsAt && endsAt < until ? endsAt : until;
}

export function holdFor(
  services: Pick<Services, "clock" | "mailDelivery">,
  address: Address,
  offering: Ending,
): Date {
  const periodMs = isAddressTrusted(services, address) ? HOLD_MS : UNCONFIRMED_HOLD_MS;
  return capped(new Date(services.clock.now().getTime() + periodMs), offering);
}

function periodLabel(ms: number, now: Date, offering: Ending): string {
  const until = new Date(now.getTime() + ms);
  const end = capped(until, offering);
  return end < until ? `until ${momentInIndia(end)}` : `for ${toLabel(ms)}`;
}

/** "for 24 hours", or "until 9 Dec 2026, 9:30 pm IST" if the offering ends earlier. */
export function holdLabels({ clock }: Pick<Services, "clock">, offering: Ending) {
  const now = clock.now();
  return {
    confirmed: periodLabel(HOLD_MS, now, offering),
    unconfirmed: periodLabel(UNCONFIRMED_HOLD_MS, now, offering),
  };
}

/** Label of the hold after confirmation; null if confirming does not extend it. */
export function holdOnceConfirmed(
  services: Pick<Services, "clock">,
  { state, holdUntil }: Pick<Registration, "state" | "holdUntil">,
  offering: Ending,
): string | null {
  const isLongest = Boolean(offering?.endsAt && holdUntil && holdUntil >= offering.endsAt);
  return state !== RegistrationState.STARTED || isLongest ? null : holdLabels(services, offering).confirmed;
}

/** Deadline once a payment is reported: none if the address is trusted, else a day. */
export function holdForReported(
  services: Pick<Services, "clock" | "mailDelivery">,
  { state, holdUntil, holdsSeat, ...address }: ReportedOrder,
): Date | null {
  if (!holdsSeat || isAddressTrusted(services, address)) return null;
  // A correction does not extend it.
  return state === RegistrationState.SUBMITTED ? holdUntil : longHoldFrom(services.clock.now());
}

interface Person {
  email: string;
  phone: string;
  /** If proven, strangers' orders for the address do not count. */
  isProven: boolean;
}

const LOCK =
  "SELECT pg_advisory_xact_lock(hashtextextended($1, 0)), pg_advisory_xact_lock(hashtextextended($2, 0))";

/** Serializes one person's orders across offerings; lock before the offering. */
export async function lockPerson(
  manager: EntityManager,
  { email, phone }: Pick<Person, "email" | "phone">,
): Promise<void> {
  await manager.query(LOCK, [`registrations:email:${mailboxKey(email)}`, `registrations:phone:${phone}`]);
}

/**
 * Anyone can type 12 digits, so a reported payment stops counting only for a trusted address. A family or an office shares a phone:
 * orders with a confirmed address do not count for it.
 */
export async function hasTooManyHolds(
  { manager, services }: Transaction<Pick<Services, "mailDelivery">>,
  { email, phone, isProven }: Person,
): Promise<boolean> {
  const [held] = await manager.query<[{ byEmail: number; byPhone: number }]>(
    `SELECT count(*) FILTER (WHERE mailbox_of(email_key) = $1 AND (email_confirmed_at IS NOT NULL OR NOT $3))::int AS "byEmail",
       count(*) FILTER (WHERE phone = $2 AND email_confirmed_at IS NULL AND NOT $3)::int AS "byPhone"
     FROM registrations WHERE (mailbox_of(email_key) = $1 OR phone = $2) AND state IN ('STARTED', 'WAITING', 'SUBMITTED', 'REJECTED')
       AND (state = 'STARTED' OR email_confirmed_at IS NULL)
       AND (state = 'STARTED' OR (NOT $4 AND (state = 'WAITING' OR holds_seat)))`,
    [mailboxKey(email), phone, isProven, areAllTrusted(services)],
  );
  return held.byEmail >= MAX_OPEN || held.byPhone >= MAX_OPEN;
}
