import { registerEnumType } from "type-graphql";

export enum ContactDesk {
  /** `/contact`. */
  HELP = "HELP",
  /** `/contactusworkshop`, Mentors & Mentees. */
  MENTORS = "MENTORS",
  /** `/contactusworkshop`, Partner With Mentor Collective. */
  PARTNERS = "PARTNERS",
}

export enum ContactStatus {
  NEW = "NEW",
  IN_PROGRESS = "IN_PROGRESS",
  ANSWERED = "ANSWERED",
  SPAM = "SPAM",
}

export enum MentorRole {
  MENTOR = "MENTOR",
  MENTEE = "MENTEE",
}

export enum PartnerTopic {
  PARTNERSHIPS = "PARTNERSHIPS",
  SPONSORSHIPS = "SPONSORSHIPS",
  COLLABORATIONS = "COLLABORATIONS",
}

registerEnumType(ContactDesk, { name: "ContactDesk", description: "Which contact form a message came by." });
registerEnumType(ContactStatus, { name: "ContactStatus" });
registerEnumType(MentorRole, { name: "MentorRole" });
registerEnumType(PartnerTopic, { name: "PartnerTopic" });
