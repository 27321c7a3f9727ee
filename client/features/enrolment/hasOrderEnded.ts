import type { RegistrationState } from "../../apollo/schema.generated";

interface OrderState {
  state: RegistrationState;
  canSubmitProof: boolean;
}

/** Whether the person can register again. */
export function hasOrderEnded({ state, canSubmitProof }: OrderState): boolean {
  return state === "CANCELLED" || (state === "REJECTED" && !canSubmitProof);
}
