import type { ContactDesk, ContactStatus } from "../../../apollo/schema.generated";
import { Tag } from "../../../ui/text/Tag";

export const STATUSES: Record<ContactStatus, string> = {
  NEW: "New",
  IN_PROGRESS: "In progress",
  ANSWERED: "Answered",
  SPAM: "Spam",
};

export const DESKS: Record<ContactDesk, string> = {
  HELP: "Contact Us",
  MENTORS: "Mentors & Mentees",
  PARTNERS: "Partner With Mentor Collective",
};

export function statusNamed(text: string | null): ContactStatus | null {
  return Object.keys(STATUSES).find((status): status is ContactStatus => status === text) ?? null;
}

const TONES = { NEW: "warning", IN_PROGRESS: "plain", ANSWERED: "good", SPAM: "plain" } as const;

interface StatusTagProps {
  status: ContactStatus;
}

export function StatusTag({ status }: StatusTagProps) {
  return <Tag tone={TONES[status]}>{STATUSES[status]}</Tag>;
}
