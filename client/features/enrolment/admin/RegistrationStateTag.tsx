import type { RegistrationState } from "../../../apollo/schema.generated";
import { Tag } from "../../../ui/Tag";
import { STATES } from "./registrationInWords";

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
}

export function RegistrationStateTag({ state }: RegistrationStateTagProps) {
  return <Tag tone={TONES[state]}>{STATES[state]}</Tag>;
}
