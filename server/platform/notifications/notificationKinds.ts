import { registerEnumType } from "type-graphql";

export enum NotificationKind {
  LESSON_ADDED = "LESSON_ADDED",
  CLASS_TOMORROW = "CLASS_TOMORROW",
  CLASS_SOON = "CLASS_SOON",
  CLASS_MOVED = "CLASS_MOVED",
  QUESTION_ASKED = "QUESTION_ASKED",
  QUESTION_ANSWERED = "QUESTION_ANSWERED",
  ANSWER_ACCEPTED = "ANSWER_ACCEPTED",
  SEAT_CONFIRMED = "SEAT_CONFIRMED",
  CERTIFICATE_ISSUED = "CERTIFICATE_ISSUED",
  PAYMENT_TAKEN_BACK = "PAYMENT_TAKEN_BACK",
  NAME_REQUESTED = "NAME_REQUESTED",
}

registerEnumType(NotificationKind, { name: "NotificationKind" });

export enum EmailMode {
  AT_ONCE = "AT_ONCE",
  DAILY = "DAILY",
  NEVER = "NEVER",
}

registerEnumType(EmailMode, {
  name: "EmailMode",
  description: "When a person gets an e-mail about notifications of a kind.",
  valuesConfig: {
    AT_ONCE: { description: "An e-mail for each." },
    DAILY: { description: "One e-mail in the morning lists the unread ones." },
    NEVER: { description: "No e-mail; the bell still shows them." },
  },
});

export interface KindDescription {
  label: string;
  /** The button of its e-mail. */
  action: string;
  /** What a person can choose. A kind with a single mode is not offered. */
  modes: readonly EmailMode[];
  byDefault: EmailMode;
  isForStaff?: boolean;
}

const { AT_ONCE, DAILY, NEVER } = EmailMode;
const ANY = [AT_ONCE, DAILY, NEVER];

/** The order is that of the settings page. */
export const KINDS: Record<NotificationKind, KindDescription> = {
  LESSON_ADDED: {
    label: "A new lesson in one of your batches",
    action: "Open the lesson",
    modes: ANY,
    byDefault: DAILY,
  },
  // The morning after, a reminder is too late.
  CLASS_TOMORROW: {
    label: "A live class tomorrow",
    action: "See the class",
    modes: [AT_ONCE, NEVER],
    byDefault: AT_ONCE,
  },
  CLASS_SOON: {
    label: "A live class in an hour",
    action: "See the class",
    modes: [AT_ONCE, NEVER],
    byDefault: AT_ONCE,
  },
  // Nobody should miss a class because they switched this off.
  CLASS_MOVED: {
    label: "A live class was moved or cancelled",
    action: "See the class",
    modes: [AT_ONCE],
    byDefault: AT_ONCE,
  },
  QUESTION_ANSWERED: {
    label: "An answer to your question",
    action: "Read the answer",
    modes: ANY,
    byDefault: AT_ONCE,
  },
  ANSWER_ACCEPTED: {
    label: "Your answer was accepted",
    action: "See your answer",
    modes: ANY,
    byDefault: DAILY,
  },
  // Its confirmation is an e-mail of its own.
  SEAT_CONFIRMED: {
    label: "Your seat is confirmed",
    action: "See your registration",
    modes: [NEVER],
    byDefault: NEVER,
  },
  CERTIFICATE_ISSUED: {
    label: "A certificate for you",
    action: "See your certificate",
    modes: ANY,
    byDefault: AT_ONCE,
  },
  QUESTION_ASKED: {
    label: "A learner asked a question",
    action: "Answer the question",
    modes: ANY,
    byDefault: DAILY,
    isForStaff: true,
  },
  PAYMENT_TAKEN_BACK: {
    label: "The bank took a payment back",
    action: "Check the payment",
    modes: ANY,
    byDefault: AT_ONCE,
    isForStaff: true,
  },
  NAME_REQUESTED: {
    label: "A certificate’s name is waiting for a check",
    action: "Check the name",
    modes: ANY,
    byDefault: DAILY,
    isForStaff: true,
  },
};

/** A kind that people can stop e-mails of. */
export function canStop(kind: NotificationKind): boolean {
  return KINDS[kind].modes.length > 1;
}

export const STOPPABLE = (Object.keys(KINDS) as NotificationKind[]).filter(canStop);
