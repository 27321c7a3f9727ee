import type { RegistrationActor, RegistrationState } from "../../apollo/schema.generated";
import { momentInIndia } from "../../format/momentInIndia";
import { rupees } from "../../format/rupees";
import { LONG_HOLD } from "./holdPeriods";

const STATE_LABELS: Record<RegistrationState, string> = {
  WAITING: "On the waiting list",
  STARTED: "Waiting for your payment",
  SUBMITTED: "We are checking your payment",
  CONFIRMED: "Confirmed",
  REJECTED: "Payment not found",
  CANCELLED: "Cancelled",
};

interface Standing {
  state: RegistrationState;
  holdUntil: string | null;
  holdsSeat: boolean;
  placeInLine: number | null;
  amountRupees: number;
  email: string;
  emailConfirmedAt: string | null;
  /** Whether the seat is held as long as with a confirmed address. */
  isAddressTrusted: boolean;
  /** How long it is held once the address is confirmed; null where that is no longer. */
  holdOnceConfirmed: string | null;
  paymentCheckTime: string | null;
  reason: string | null;
  proof: object | null;
  timeline: { state: RegistrationState }[];
  /** Whether what it was for is on sale. */
  canRegisterAgain: boolean;
  /** Whether what it is for is over. */
  hasEnded: boolean;
}

/** The state in short. A free seat that is held waits for its reader. */
export function orderStateInWords({ state, amountRupees }: Pick<Standing, "state" | "amountRupees">): string {
  if (state === "STARTED" && amountRupees === 0) return "Check your e-mail to confirm your seat";
  return STATE_LABELS[state];
}

function keptUntil(holdUntil: string | null): string {
  return holdUntil ? `We hold your seat until ${momentInIndia(holdUntil)}. ` : "";
}

function startedInWords(standing: Standing): string {
  const { holdUntil, amountRupees, email, isAddressTrusted, holdOnceConfirmed } = standing;
  if (standing.hasEnded) return "It has ended. If you have paid, write to us.";
  const kept = keptUntil(holdUntil);
  if (amountRupees === 0)
    return `${kept}Open the link that we e-mailed to ${email} to confirm it. If you have registered before, the e-mail opens that order, and there is nothing more to do here.`;
  const then = holdOnceConfirmed ? `, and we hold it ${holdOnceConfirmed}` : " to confirm it";
  const longer = isAddressTrusted
    ? ""
    : `Open the link that we e-mailed to ${email}${then}. If you have registered before, the e-mail opens that order: do not pay twice. `;
  return `${kept}${longer}Pay ${rupees(amountRupees)} by UPI, then send us the payment's UTR below.`;
}

/** The sweep releases the seat of an address that is not confirmed; confirming it takes one again, if one is free. */
function releasedInWords({ email, isAddressTrusted }: Standing): string {
  if (isAddressTrusted) return " Your seat is no longer held.";
  return ` Your seat is no longer held. Open the link that we e-mailed to ${email} to get one, if one is free.`;
}

function submittedInWords(standing: Standing): string {
  const { holdUntil, holdsSeat, email, paymentCheckTime } = standing;
  const soon = paymentCheckTime ? `, usually within ${paymentCheckTime}` : "";
  if (standing.hasEnded)
    return `It has ended. We are still matching your payment with our bank statement${soon}, and we e-mail you.`;
  const keep = holdUntil
    ? ` ${keptUntil(holdUntil)}Open the link that we e-mailed to ${email}, and we hold it until we have checked.`
    : "";
  return `Thank you. We are matching it with our bank statement${soon}. We e-mail you, and this page updates by itself.${holdsSeat ? keep : releasedInWords(standing)}`;
}

function waitingInWords({ placeInLine, amountRupees, email, emailConfirmedAt }: Standing): string {
  const place = placeInLine === null ? "" : `You are number ${placeInLine} in the line. `;
  const confirm = emailConfirmedAt
    ? ""
    : ` Open the link that we e-mailed to ${email} within ${LONG_HOLD} to keep your place.`;
  const price = amountRupees > 0 ? "There is nothing to pay now: we" : "We";
  return `${place}${price} e-mail you as soon as a seat is free, and this page shows it.${confirm}`;
}

/** A reason says itself what to do; only an order that held a seat may have been paid. */
function cancelledInWords(standing: Standing): string {
  const { amountRupees, reason, proof, timeline, canRegisterAgain } = standing;
  const wasToPay = amountRupees > 0 && timeline.some(({ state }) => state === "STARTED");
  const ask = proof
    ? " If you have paid, write to us: we refund it."
    : " Already paid? Write to us with the UTR of your payment.";
  const again = canRegisterAgain ? " You can register again." : "";
  return `This registration has ended.${wasToPay && !reason ? ask : ""}${again}`;
}

/** How an order stands, and what to do next. */
export function standingInWords(standing: Standing): string {
  const { state, holdUntil } = standing;
  switch (state) {
    case "WAITING":
      return waitingInWords(standing);
    case "STARTED":
      return startedInWords(standing);
    case "SUBMITTED":
      return submittedInWords(standing);
    case "CONFIRMED":
      return standing.hasEnded
        ? "It has ended. Thank you for learning with us."
        : "Your seat is confirmed. Welcome! We have e-mailed you the details.";
    case "REJECTED":
      return holdUntil
        ? `Please correct your payment details by ${momentInIndia(holdUntil)}.`
        : "Your seat is free for others now. Please write to us if this is a mistake.";
    case "CANCELLED":
      return cancelledInWords(standing);
  }
}

interface Step {
  state: RegistrationState;
  by: RegistrationActor;
  note: string | null;
}

/** What happened at one step of an order's way. */
export function stepInWords({ state, by, note }: Step, before: RegistrationState | null): string {
  switch (state) {
    case "WAITING":
      return "Joined the waiting list";
    case "STARTED":
      return before === "WAITING" ? "Moved up from the waiting list" : "Registered";
    case "SUBMITTED":
      if (by === "SYSTEM") return note ? "Seat no longer held" : "Seat held again";
      return before === "STARTED" || before === null ? "Payment details sent" : "Payment details corrected";
    case "CONFIRMED":
      return "Seat confirmed";
    case "REJECTED":
      return "Payment not found";
    case "CANCELLED":
      return by === "PERSON" ? "Cancelled by you" : "Cancelled";
  }
}
