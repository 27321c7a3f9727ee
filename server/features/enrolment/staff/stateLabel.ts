import { OfferingKind } from "../orders/offering";
import { RegistrationState } from "../orders/registration.entity";

/** The words of the content area's screens, for exports. */
const STATES: Record<RegistrationState, string> = {
  [RegistrationState.SUBMITTED]: "To check",
  [RegistrationState.STARTED]: "Not paid yet",
  [RegistrationState.WAITING]: "Waiting list",
  [RegistrationState.CONFIRMED]: "Confirmed",
  [RegistrationState.REJECTED]: "Rejected",
  [RegistrationState.CANCELLED]: "Cancelled",
};

export const KIND_LABELS: Record<OfferingKind, string> = {
  [OfferingKind.WORKSHOP]: "Workshop",
  [OfferingKind.SEASON]: "Bootcamp season",
  [OfferingKind.BATCH]: "Course batch",
  [OfferingKind.COURSE]: "Course",
};

/** The state of one registration: there is nothing to pay for a free seat that is held. */
export function stateLabel({
  state,
  amountRupees,
}: {
  state: RegistrationState;
  amountRupees: number;
}): string {
  return state === RegistrationState.STARTED && amountRupees === 0
    ? "E-mail not confirmed yet"
    : STATES[state];
}
