import type { ContactStatus } from "../../../apollo/schema.generated";
import { Tag } from "../../../ui/text/Tag";
import { STATUSES } from "./messageInWords";

const TONES = { NEW: "warning", IN_PROGRESS: "plain", ANSWERED: "good", SPAM: "plain" } as const;

interface StatusTagProps {
  status: ContactStatus;
}

export function StatusTag({ status }: StatusTagProps) {
  return <Tag tone={TONES[status]}>{STATUSES[status]}</Tag>;
}
