import type { RegistrationState } from "../../../../apollo/schema.generated";
import { Tag } from "../../../../ui/text/Tag";
import { registrationStateInWords } from "./registrationInWords";

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
