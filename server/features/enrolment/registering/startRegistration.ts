import type { EntityManager } from "typeorm";
import { emailKey, mailboxKey } from "../../../core/text/email";
import { brokenUniqueIndex } from "../../../database/conflicts";
import type { Context } from "../../../platform/context";
import { signedInActor } from "../../../core/requestContext";
import type { CountedLimit } from "../../../platform/limits/countAttempt";
import { countAttempt } from "../../../platform/limits/countAttempt";
import { limitOf } from "../../../platform/limits/limits";
import { readAcademy } from "../../../platform/readAcademy";
import { createWorkQueue } from "../../../core/concurrency/workQueue";
import { findUserByEmail } from "../../auth/findUserByEmail";
import { WRONG_CODES } from "../coupons/checkCoupon";
import { confirmRegistration } from "../orders/confirmRegistration";
import { clientHashOf, findByKey } from "../registration/findByKey";
import { findLive, findLiveOfBrowser, findOwnLive } from "../registration/findLive";
import type { Order, Owner, Terms } from "./insertRegistration";
import { insertRegistration } from "./insertRegistration";
import { sendLink } from "../emails/firstEmail";
import { hasTooManyHolds, isAddressTrusted, lockPerson } from "../registration/holds";
import { normalisePhone, phoneProblem } from "../../../core/text/phone";
import type { Offering } from "../offerings/offering";
import { OfferingKind, findOfferingOnSale, isLastSessionOn } from "../offerings/offering";
import { REFUSALS, quotePrice, takeCouponUse } from "../coupons/quotePrice";
import { emit } from "../registration/orderEvents";
import type { Registration } from "../registration/registration.entity";
import { RegistrationState } from "../registration/registration.entity";
import type { StartRegistrationInput } from "../registration/registration.inputs";
import type { Started } from "../registration/registration.results";
import {
  AlreadyRegistered,
  CouponRefused,
  InvalidPhone,
  NotOpen,
  RegistrationStarted,
  TooManyHolds,
  WaitingListJoined,
} from "../registration/registration.results";
import { RegistrationActor } from "../registration/registrationEvent.entity";
import { secretOf } from "../registration/registrationSecret";
import { isSeatFree, lockOffering, takeSeat } from "../registration/seats";
import { mayHoldUnconfirmed } from "../registration/unconfirmedSeats";
import { SecurityEventKind } from "../../../platform/security/securityEvent.entity";
import type { Transaction } from "../../../platform/transaction";

/** Generous: a college lab, an office or a mobile carrier shares one IP address. */
const PER_CLIENT = limitOf("registration");
const PER_EMAIL = limitOf("registration-email");
const PER_PHONE = limitOf("registration-phone");
/** For a verified owner; strangers' attempts with the address or phone do not count. */
const PER_ACCOUNT = limitOf("registration-account");
/** Orders for one offering queue at its row lock; the limit leaves database connections for other visitors. */
const enqueue = createWorkQueue({ atOnce: 4, maxWaiting: 500, maxPerClient: 150, maxWaitMs: 120_000 });
/** Random references rarely collide. */
const MAX_TRIES = 3;

const ALREADY = "You have already registered with this e-mail address.";
const ALREADY_YOURS = "You have already registered.";
const LINK_SENT = "We’ve e-mailed you the link to your order again.";
const LINK_SENT_BEFORE = "The link to your order is in the e-mails we’ve sent you.";

const NO_PAYMENTS =
  "We can’t take payments at the moment, so you can’t register for this yet. Please write to us.";

const TOO_MANY_HOLDS =
  "You already have two open registrations with this e-mail address or phone number. Confirm your e-mail address and pay for one of them, or cancel it: the links are in our e-mails.";

function answer(context: Context, registration: Registration): Started {
  const isWaiting = registration.state === RegistrationState.WAITING;
  const result = isWaiting ? new WaitingListJoined() : new RegistrationStarted();
  return Object.assign(result, { registration, secret: secretOf(context, registration) });
}

function notOpen(message: string): NotOpen {
  return Object.assign(new NotOpen(), { message });
}

interface Placed {
  started: Started;
  isRepeat?: boolean;
  /** The address's existing order; only its mailbox learns of it. */
  live?: Registration | null;
}

/** The account with this address, if it is signed in or has verified the address. */
async function findOwner(
  { manager, services: context }: Transaction<Context>,
  email: string,
): Promise<Owner> {
  const [actor, known] = [await context.actor(), await findUserByEmail(manager, email)];
  if (!known) return { userId: null, isViewer: false, emailConfirmedAt: null };
  const { id, emailVerifiedAt } = known.user;
  const [isViewer, isVerified] = [id === actor?.userId, emailVerifiedAt !== null];
  return {
    userId: isViewer || isVerified ? id : null,
    isViewer,
    emailConfirmedAt: isViewer && isVerified ? context.clock.now() : null,
  };
}

async function refuseOwnSecond(
  { manager, services: context }: Transaction<Context>,
  offering: Offering,
  { isViewer, userId }: Owner,
): Promise<Started | null> {
  if (!isViewer || !userId) return null;
  const own = await findOwnLive({ manager, services: context }, { ...offering, userId });
  if (!own) return null;
  return Object.assign(new AlreadyRegistered(), { message: ALREADY_YOURS, registrationId: own.id });
}

/** Otherwise the order waits until its address is confirmed. */
async function mayHoldSeat(
  manager: EntityManager,
  { context, offering }: Order,
  owner: Owner,
): Promise<boolean> {
  // The waiting list gives no seats after the last session has started.
  if (isAddressTrusted(context, owner) || isLastSessionOn(offering, context.clock.now())) return true;
  if (await mayHoldUnconfirmed(manager, offering, clientHashOf(context))) return true;
  const { clientAddress } = context;
  context.security.note({ kind: SecurityEventKind.LIMIT_EXCEEDED, detail: "holds", clientAddress });
  return false;
}

async function reserve(
  manager: EntityManager,
  order: Order,
  owner: Owner,
): Promise<Omit<Terms, "owner"> | Placed> {
  const { context, input, offering, takesPayments } = order;
  const { couponCode } = input;
  const quote = await quotePrice(manager, { offering, couponCode }, context.clock.now());
  const refused = (message: string) => ({ started: Object.assign(new CouponRefused(), { message }) });
  if (quote.refusal) return refused(quote.refusal);
  const isFree = await isSeatFree({ manager, services: context }, offering);
  if (isFree && quote.amountRupees > 0 && !takesPayments) return { started: notOpen(NO_PAYMENTS) };
  if (quote.coupon && !(await takeCouponUse(manager, quote.coupon.id))) return refused(REFUSALS.usedUp);
  const mayHold = isFree && (await mayHoldSeat(manager, order, owner));
  return { quote, hasSeat: mayHold && (await takeSeat(manager, offering)) };
}

/** One transaction. Lock order: person, offering, coupon. */
async function placeOrder(manager: EntityManager, order: Order): Promise<Placed> {
  const { context, input, offering, phone } = order;
  const transaction = { manager, services: context };
  const person = { email: input.email, phone };
  await lockPerson(manager, person);
  const same = await findByKey(transaction, input);
  if (same) return { started: answer(context, same), isRepeat: true };
  await lockOffering(manager, offering);
  const owner = await findOwner(transaction, input.email);
  const second = await refuseOwnSecond(transaction, offering, owner);
  if (second) return { started: second };
  const live = await findLive(transaction, { ...offering, emailKey: emailKey(input.email) });
  if (live && isAddressTrusted(context, owner)) return { started: new AlreadyRegistered(), live };
  const own = await findLiveOfBrowser(transaction, { ...offering, emailKey: emailKey(input.email) });
  if (own) return { started: answer(context, own), isRepeat: true };
  if (await hasTooManyHolds(transaction, { ...person, isProven: owner.emailConfirmedAt !== null }))
    return { started: Object.assign(new TooManyHolds(), { message: TOO_MANY_HOLDS }) };
  const reserved = await reserve(manager, order, owner);
  if ("started" in reserved) return reserved;

  const registration = await insertRegistration(manager, order, { ...reserved, owner });
  if (reserved.hasSeat && registration.amountRupees === 0 && isAddressTrusted(context, registration)) {
    const mover = { by: RegistrationActor.SYSTEM };
    return { started: answer(context, await confirmRegistration(transaction, registration, mover)) };
  }
  await emit(transaction, registration, { kind: "REGISTERED", hasOther: live !== null });
  return { started: answer(context, registration), live };
}

async function order(wanted: Order, triesLeft = MAX_TRIES): Promise<Placed> {
  const { context } = wanted;
  try {
    const placed = await context.dataSource.transaction((manager) => placeOrder(manager, wanted));
    const { started, live } = placed;
    const isSent = live ? await sendLink(context, live) : false;
    if (!(started instanceof AlreadyRegistered) || started.registrationId) return placed;
    const message = `${ALREADY} ${isSent ? LINK_SENT : LINK_SENT_BEFORE}`;
    return { started: Object.assign(started, { message }) };
  } catch (error) {
    const index = brokenUniqueIndex(error);
    // Retry: draws another reference; the next attempt rejects a key that another person's request has used.
    const isTaken =
      index === "registrations_reference_unique" || index === "registrations_idempotency_unique";
    if (isTaken && triesLeft > 1) return order(wanted, triesLeft - 1);
    throw error;
  }
}

async function orderIfOpen(wanted: Omit<Order, "offering" | "takesPayments">): Promise<Placed> {
  const { context, input } = wanted;
  const { manager } = context.dataSource;
  const offering = await findOfferingOnSale(manager, input, context.clock.now());
  if (offering?.isOpen && offering.kind !== OfferingKind.COURSE) {
    const { takesPayments } = await readAcademy(manager);
    return order({ ...wanted, offering, takesPayments });
  }
  return { started: notOpen("There is nothing to register for at the moment.") };
}

async function personLimits(
  context: Context,
  { email }: StartRegistrationInput,
  phone: string,
): Promise<CountedLimit[]> {
  const { userId, emailConfirmedAt } = await findOwner(
    { manager: context.dataSource.manager, services: context },
    email,
  );
  if (userId && emailConfirmedAt) return [{ limit: PER_ACCOUNT, key: userId }];
  return [
    { limit: PER_EMAIL, key: mailboxKey(email) },
    { limit: PER_PHONE, key: phone },
  ];
}

/** Responses that reveal nothing about orders do not count against the client's limit. */
const SAYS_NOTHING = [CouponRefused, NotOpen];

/** Idempotent. Orders count against the person's limit, responses that reveal an order against the client's. */
export async function startRegistration(context: Context, input: StartRegistrationInput): Promise<Started> {
  context.keepPrivate();
  // Otherwise an expired session would create a visitor's order.
  if (context.pageAccount) await signedInActor(context);
  const phone = normalisePhone(input.phone);
  if (!phone) return Object.assign(new InvalidPhone(), { message: phoneProblem(input.phone) });
  return enqueue(
    async () => {
      const known = await findByKey({ manager: context.dataSource.manager, services: context }, input);
      if (known) return answer(context, known);
      const key = context.clientAddress;
      const codes = await countAttempt(
        context,
        input.couponCode?.trim() ? [{ limit: WRONG_CODES, key }] : [],
      );
      const client = await countAttempt(context, [{ limit: PER_CLIENT, key }], [codes]);
      const person = await countAttempt(context, await personLimits(context, input, phone), [codes, client]);
      const { started, isRepeat = false } = await orderIfOpen({ context, input, phone });
      const isOrder = !isRepeat && "registration" in started;
      if (!isOrder) await person.refund();
      if (isRepeat || SAYS_NOTHING.some((kind) => started instanceof kind)) await client.refund();
      if (!(started instanceof CouponRefused)) await codes.refund();
      return started;
    },
    { signal: context.signal, client: context.clientAddress },
  );
}
