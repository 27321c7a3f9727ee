import { ContactDesk, ContactStatus } from "./contact.values";

/** Matches the staff screens' labels. */
export const STATUS_LABELS: Record<ContactStatus, string> = {
  [ContactStatus.NEW]: "New",
  [ContactStatus.IN_PROGRESS]: "In progress",
  [ContactStatus.ANSWERED]: "Answered",
  [ContactStatus.SPAM]: "Spam",
};

export const DESK_LABELS: Record<ContactDesk, string> = {
  [ContactDesk.HELP]: "Contact Us",
  [ContactDesk.MENTORS]: "Mentors & Mentees",
  [ContactDesk.PARTNERS]: "Partner With Mentor Collective",
};
