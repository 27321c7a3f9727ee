import type { RegistrationState } from "../../../../apollo/schema.generated";
import type { ShownRegistrations } from "../../../../cmsPaths";
import { Tag } from "../../../../ui/text/Tag";

/** By urgency for staff. */
export const STATES: Record<RegistrationState, string> = {
  SUBMITTED: "To check",
  STARTED: "Not paid yet",
  WAITING: "Waiting list",
  CONFIRMED: "Confirmed",
  REJECTED: "Rejected",
  CANCELLED: "Cancelled",
};

/** A free seat on hold waits for the e-mail's confirmation, not for a payment. */
export function registrationStateLabel(state: RegistrationState, amountRupees: number): string {
  return state === "STARTED" && amountRupees === 0 ? "E-mail not confirmed yet" : STATES[state];
}

export function filterOf({ offeringId, search, unconfirmed }: ShownRegistrations) {
  return {
    offeringId: offeringId || null,
    search: search || null,
    isUnconfirmed: unconfirmed === "true" || null,
  };
}

/** Payments to check by default; null for all. */
export function stateNamed(name: string | null): RegistrationState | null {
  if (name === "ALL") return null;
  return (Object.keys(STATES) as RegistrationState[]).find((state) => state === name) ?? "SUBMITTED";
}

const TONES = {
  SUBMITTED: "warning",
  STARTED: "pending",
  WAITING: "outlined",
  CONFIRMED: "good",
  REJECTED: "bad",
  CANCELLED: "plain",
} as const;

interface RegistrationStateTagProps {
  state: RegistrationState;
  amountRupees: number;
}

export function RegistrationStateTag({ state, amountRupees }: RegistrationStateTagProps) {
  return <Tag tone={TONES[state]}>{registrationStateLabel(state, amountRupees)}</Tag>;
}
