import type { ClassState } from "../../../apollo/schema.generated";
import { Tag } from "../../../ui/text/Tag";

const STATES = {
  COMING: { label: "Upcoming", tone: "plain" },
  OPEN: { label: "Open now", tone: "good" },
  OVER: { label: "Over", tone: "plain" },
  CANCELLED: { label: "Cancelled", tone: "bad" },
} as const;

interface ClassStateTagProps {
  state: ClassState;
}

export function ClassStateTag({ state }: ClassStateTagProps) {
  const { label, tone } = STATES[state];
  return <Tag tone={tone}>{label}</Tag>;
}
