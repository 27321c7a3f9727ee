import type { EmailState } from "../apollo/schema.generated";
import { Tag } from "../ui/text/Tag";
import { EMAIL_STATES } from "./emailStates";

const TONES = { QUEUED: "plain", SENT: "good", KEPT: "plain", FAILED: "warning", HELD: "warning" } as const;

export function EmailStateTag({ state }: { state: EmailState }) {
  return <Tag tone={TONES[state]}>{EMAIL_STATES[state]}</Tag>;
}
