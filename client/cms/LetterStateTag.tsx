import type { LetterState } from "../apollo/schema.generated";
import { Tag } from "../ui/text/Tag";
import { LETTER_STATES } from "./letterStates";

const TONES = { QUEUED: "plain", SENT: "good", KEPT: "plain", FAILED: "warning" } as const;

export function LetterStateTag({ state }: { state: LetterState }) {
  return <Tag tone={TONES[state]}>{LETTER_STATES[state]}</Tag>;
}
