import { randomBytes } from "node:crypto";

export const SEND_MESSAGE = `mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) {
  __typename sendingKey } }`;

export const MESSAGES = `query ($first: Int! = 25, $after: String, $status: ContactStatus, $search: String) {
  contactMessages(first: $first, after: $after, status: $status, search: $search) {
    nodes { id desk status firstName lastName email phone state role organization topic message version }
    pageInfo { hasNextPage endCursor } } }`;

export const MESSAGE = `query ($id: UUID!) { contactMessage(id: $id) {
  id status version message replies { authorName text createdAt } } }`;

export const UPDATE_STATUS = `mutation ($input: UpdateContactMessageStatusInput!) {
  updateContactMessageStatus(input: $input) { id status version } }`;

export const REPLY = `mutation ($input: ReplyToContactMessageInput!) {
  replyToContactMessage(input: $input) { id status version replies { authorName text } } }`;

export function someKey(): string {
  return randomBytes(16).toString("hex");
}

export const FILLED = {
  HELP: {
    desk: "HELP",
    firstName: "Asha",
    lastName: "Rao",
    email: "asha@example.com",
    phone: "98480 22338",
    message: "When does the next batch begin?",
  },
  MENTORS: {
    desk: "MENTORS",
    firstName: "Vikram",
    lastName: "Iyer",
    email: "vikram@example.com",
    phone: "+91 98480 22339",
    state: "Telangana",
    role: "MENTOR",
  },
  PARTNERS: {
    desk: "PARTNERS",
    firstName: "Nadia",
    lastName: "Khan",
    email: "nadia@example.com",
    state: "Kerala",
    organization: "Backwater Data",
    topic: "SPONSORSHIPS",
  },
} as const;
