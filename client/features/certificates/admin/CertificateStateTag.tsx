import type { CertificateState } from "../../../apollo/schema.generated";
import { Tag } from "../../../ui/text/Tag";

const STATES = {
  AWAITING_NAME: ["Name not confirmed", "warning"],
  NAME_IN_REVIEW: ["Name to check", "warning"],
  VALID: ["Valid", "good"],
  REVOKED: ["Revoked", "bad"],
} as const;

export function CertificateStateTag({ state }: { state: CertificateState }) {
  const [label, tone] = STATES[state];
  return <Tag tone={tone}>{label}</Tag>;
}
