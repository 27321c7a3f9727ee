import type { RegistrationState } from "../../../../apollo/schema.generated";
import { Tag } from "../../../../ui/text/Tag";

/** The states in the order in which staff care for them. */
export const STATES: Record<RegistrationState, string> = {
  SUBMITTED: "To check",
  STARTED: "Not paid yet",
  WAITING: "Waiting list",
  CONFIRMED: "Confirmed",
  REJECTED: "Rejected",
  CANCELLED: "Cancelled",
};

/** The state of one registration: there is nothing to pay for a free seat that is held. */
export function registrationStateInWords(state: RegistrationState, amountRupees: number): string {
  return state === "STARTED" && amountRupees === 0 ? "E-mail not confirmed yet" : STATES[state];
}

/** The state that an address names; those that wait for a decision where it names none, null for all. */
export function stateNamed(name: string | null): RegistrationState | null {
  if (name === "ALL") return null;
  return (Object.keys(STATES) as RegistrationState[]).find((state) => state === name) ?? "SUBMITTED";
}

const TONES = {
  WAITING: "warning",
  STARTED: "warning",
  SUBMITTED: "warning",
  CONFIRMED: "good",
  REJECTED: "bad",
  CANCELLED: "plain",
} as const;

interface RegistrationStateTagProps {
  state: RegistrationState;
  amountRupees: number;
}

export function RegistrationStateTag({ state, amountRupees }: RegistrationStateTagProps) {
  return <Tag tone={TONES[state]}>{registrationStateInWords(state, amountRupees)}</Tag>;
}
