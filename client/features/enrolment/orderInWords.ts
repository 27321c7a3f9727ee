import type { RegistrationActor, RegistrationState } from "../../apollo/schema.generated";
import { momentInIndia } from "../../format/momentInIndia";
import { rupees } from "../../format/rupees";

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
  placeInLine: number | null;
  amountRupees: number;
  email: string;
  emailConfirmedAt: string | null;
}

/** The state in short. A free seat that is held waits for its reader. */
export function stateInWords({ state, amountRupees }: Pick<Standing, "state" | "amountRupees">): string {
  if (state === "STARTED" && amountRupees === 0) return "Check your e-mail to confirm your place";
  return STATE_LABELS[state];
}

function keptUntil(holdUntil: string | null): string {
  return holdUntil ? `We keep your place until ${momentInIndia(holdUntil)}. ` : "";
}

function startedInWords({ holdUntil, amountRupees, email, emailConfirmedAt }: Standing): string {
  const kept = keptUntil(holdUntil);
  if (amountRupees === 0) return `${kept}Open the link that we e-mailed to ${email}: it confirms your place.`;
  const longer = emailConfirmedAt
    ? ""
    : `Open the link that we e-mailed to ${email}, and we keep it for 24 hours. If you have registered before, the e-mail leads to that order: do not pay twice. `;
  return `${kept}${longer}Pay ${rupees(amountRupees)} by UPI, then tell us the payment's UTR below.`;
}

function waitingInWords({ placeInLine, email, emailConfirmedAt }: Standing): string {
  const place = placeInLine === null ? "" : `You are number ${placeInLine} in the line. `;
  const confirm = emailConfirmedAt
    ? ""
    : ` Open the link that we e-mailed to ${email}, so that we can then keep it for 24 hours.`;
  return `${place}There is nothing to pay now: we write to you as soon as a place is free, and this page shows it.${confirm}`;
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
      return "Thank you. We compare it with our bank's statement and write to you; this page shows it, too.";
    case "CONFIRMED":
      return "Your place is confirmed. Welcome! A letter with all of this is on its way to you.";
    case "REJECTED":
      return holdUntil
        ? `${keptUntil(holdUntil)}Please correct what you told us of your payment.`
        : "Your place is free for others now. Please write to us if this is a mistake.";
    case "CANCELLED":
      return "This registration has ended. Have you paid? Write to us with the UTR. Else you are welcome to register again.";
  }
}

interface Step {
  state: RegistrationState;
  by: RegistrationActor;
}

/** What happened at one step of an order's way. */
export function stepInWords({ state, by }: Step, before: RegistrationState | null): string {
  switch (state) {
    case "WAITING":
      return "Joined the waiting list";
    case "STARTED":
      return before === "WAITING" ? "Moved up from the waiting list" : "Registered";
    case "SUBMITTED":
      return before === "STARTED" || before === null ? "Told us of the payment" : "Corrected the payment";
    case "CONFIRMED":
      return "Place confirmed";
    case "REJECTED":
      return "Payment not found";
    case "CANCELLED":
      return by === "PERSON" ? "Cancelled by you" : "Cancelled";
  }
}
