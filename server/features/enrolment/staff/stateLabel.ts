import { OfferingKind } from "../offerings/offering";
import { RegistrationState } from "../registration/registration.entity";

/** Same labels as the content area, for exports. */
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

/** A held seat that is free of charge has nothing to pay. */
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
