import { ContactDesk, ContactStatus } from "./contact.values";

/** The words of the content area's screens, for exports. */
export const STATUSES_IN_WORDS: Record<ContactStatus, string> = {
  [ContactStatus.NEW]: "New",
  [ContactStatus.IN_PROGRESS]: "In progress",
  [ContactStatus.ANSWERED]: "Answered",
  [ContactStatus.SPAM]: "Spam",
};

export const DESKS_IN_WORDS: Record<ContactDesk, string> = {
  [ContactDesk.HELP]: "Contact Us",
  [ContactDesk.MENTORS]: "Mentors & Mentees",
  [ContactDesk.PARTNERS]: "Partner With Mentor Collective",
};
