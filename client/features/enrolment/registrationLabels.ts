import type { RegistrationActor, RegistrationState } from "../../apollo/schema.generated";
import { momentInIndia } from "../../format/momentInIndia";
import { rupees } from "../../format/rupees";

/** How long a waiting-list seat is held for an unconfirmed address; a test compares it with the server's. */
export const LONG_HOLD = "24 hours";

const STATE_LABELS: Record<RegistrationState, string> = {
  WAITING: "On the waiting list",
  STARTED: "Waiting for your payment",
  SUBMITTED: "We are checking your payment",
  CONFIRMED: "Confirmed",
  REJECTED: "Payment not found",
  CANCELLED: "Cancelled",
};

interface Registration {
  state: RegistrationState;
  holdUntil: string | null;
  holdsSeat: boolean;
  placeInLine: number | null;
  /** It gets a seat as soon as its address is confirmed. */
  waitsForAddress: boolean;
  amountRupees: number;
  email: string;
  emailConfirmedAt: string | null;
  /** The seat is held as long as for a confirmed address. */
  isAddressTrusted: boolean;
  /** The hold after confirmation; null if it is not longer. */
  holdOnceConfirmed: string | null;
  paymentCheckTime: string | null;
  reason: string | null;
  proof: object | null;
  timeline: { state: RegistrationState }[];
  canRegisterAgain: boolean;
  hasEnded: boolean;
  /** Null unless confirmed. */
  isInside: boolean | null;
}

/** A free seat on hold, or one that waits for it, needs the e-mail's confirmation. */
export function registrationStateLabel({
  state,
  amountRupees,
  waitsForAddress,
}: Pick<Registration, "state" | "amountRupees" | "waitsForAddress">): string {
  if (waitsForAddress) return "Check your e-mail to get your seat";
  if (state === "STARTED" && amountRupees === 0) return "Check your e-mail to confirm your seat";
  return STATE_LABELS[state];
}

function heldUntilText(holdUntil: string | null): string {
  return holdUntil ? `Your seat is held until ${momentInIndia(holdUntil)}. ` : "";
}

function startedText(registration: Registration): string {
  const { holdUntil, amountRupees, email, isAddressTrusted, holdOnceConfirmed } = registration;
  if (registration.hasEnded) return "It has ended. If you have paid, write to us.";
  const kept = heldUntilText(holdUntil);
  if (amountRupees === 0)
    return `${kept}Open the link we e-mailed to ${email} to confirm it. Already registered? The link opens that order, and there’s nothing more to do here.`;
  const then = holdOnceConfirmed ? ` to hold it ${holdOnceConfirmed}` : " to confirm it";
  const longer = isAddressTrusted ? "" : `Open the link we e-mailed to ${email}${then}.`;
  return `Pay ${rupees(amountRupees)} by UPI, then send us the payment's UTR below. ${kept}${longer}`;
}

/** The seat of an unconfirmed address is released in time; confirming takes a new one, if one is free. */
function releasedText({ email, isAddressTrusted }: Registration): string {
  if (isAddressTrusted) return " Your seat is no longer held.";
  return ` Your seat is no longer held. Open the link we e-mailed to ${email} to get one, if one is free.`;
}

function submittedText(registration: Registration): string {
  const { holdUntil, holdsSeat, email, paymentCheckTime } = registration;
  const soon = paymentCheckTime ? `, usually within ${paymentCheckTime}` : "";
  if (registration.hasEnded)
    return `It has ended. We’re still checking your payment against our bank statement${soon}, and we’ll e-mail you.`;
  const keep = holdUntil
    ? ` ${heldUntilText(holdUntil)}Open the link we e-mailed to ${email} to hold it until we’ve checked your payment.`
    : "";
  return `Thank you. We’re checking your payment against our bank statement${soon}. We’ll e-mail you, and this page will update by itself.${holdsSeat ? keep : releasedText(registration)}`;
}

function waitingText({ placeInLine, amountRupees, email, ...rest }: Registration): string {
  if (rest.waitsForAddress)
    return `There are free seats, and you’ll get one once you confirm your e-mail address: open the link we e-mailed to ${email}. Others can take them until then. We’ll keep your registration for ${LONG_HOLD}.`;
  const place = placeInLine === null ? "" : `You’re number ${placeInLine} in line. `;
  const confirm =
    rest.emailConfirmedAt || rest.isAddressTrusted
      ? ""
      : ` Open the link we e-mailed to ${email} within ${LONG_HOLD} to keep your place.`;
  const price = amountRupees > 0 ? "There’s nothing to pay now. " : "";
  return `${place}${price}We’ll e-mail you as soon as a seat opens up, and this page will show it.${confirm}`;
}

/** A reason already says what to do; only a registration that held a seat may have been paid. */
function cancelledText(registration: Registration): string {
  const { amountRupees, reason, proof, timeline, canRegisterAgain } = registration;
  const wasToPay = amountRupees > 0 && timeline.some(({ state }) => state === "STARTED");
  const ask = proof
    ? " If you have paid, write to us and we’ll refund it."
    : " Already paid? Write to us with the UTR of your payment.";
  const again = canRegisterAgain ? " You can register again." : "";
  return `This registration has ended.${wasToPay && !reason ? ask : ""}${again}`;
}

function confirmedText({ hasEnded, isInside }: Registration): string {
  if (hasEnded) return "It has ended. Thank you for learning with us.";
  const details = "Your seat is confirmed. Welcome! We’ve e-mailed you the details.";
  return isInside !== false
    ? details
    : `${details} The batch isn’t open in your account: open the link in that e-mail, or write to us.`;
}

export function statusText(registration: Registration): string {
  const { state, holdUntil } = registration;
  switch (state) {
    case "WAITING":
      return waitingText(registration);
    case "STARTED":
      return startedText(registration);
    case "SUBMITTED":
      return submittedText(registration);
    case "CONFIRMED":
      return confirmedText(registration);
    case "REJECTED":
      return holdUntil
        ? `Please correct your payment details by ${momentInIndia(holdUntil)}.`
        : "Your seat has been released. Please write to us if this is a mistake.";
    case "CANCELLED":
      return cancelledText(registration);
  }
}

interface Step {
  state: RegistrationState;
  by: RegistrationActor;
  note: string | null;
}

function submittedLabel({ by, note }: Step, before: RegistrationState | null): string {
  if (by === "SYSTEM") return note ? "Seat no longer held" : "Seat held again";
  return before === "STARTED" || before === null ? "Payment details sent" : "Payment details corrected";
}

export function historyLabel(step: Step, before: RegistrationState | null): string {
  const { state, by, note } = step;
  if (by === "STAFF" && ["WAITING", "STARTED", "SUBMITTED"].includes(state)) return "Confirmed by phone";
  if (state === "CONFIRMED" && before === "CONFIRMED") return note ?? "Seat changed";
  switch (state) {
    case "WAITING":
      return "Registered, no seat yet";
    case "STARTED":
      return before === "WAITING" ? "Got a seat" : "Registered";
    case "SUBMITTED":
      return submittedLabel(step, before);
    case "CONFIRMED":
      return "Seat confirmed";
    case "REJECTED":
      return "Payment not found";
    case "CANCELLED":
      return by === "PERSON" ? "Cancelled by you" : "Cancelled";
  }
}
