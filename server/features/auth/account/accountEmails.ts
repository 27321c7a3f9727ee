import type { EmailLink } from "../../../platform/mail/emailLink";
import type { Email } from "../../../platform/mail/queueEmail";
import type { User } from "../user.entity";

type Reader = Pick<User, "name" | "email" | "emailVerifiedAt">;

/** Greets by name only if the address is verified: anyone can type a name beside a stranger's address. */
export function greet({ name, emailVerifiedAt }: Reader): string {
  return emailVerifiedAt ? `Hello ${name},` : "Hello,";
}

export function passwordResetEmail(reader: Reader, link: EmailLink): Email {
  return {
    kind: "passwordReset",
    to: reader.email,
    isToUnverified: !reader.emailVerifiedAt,
    subject: "Choose a new password",
    paragraphs: [
      greet(reader),
      "Someone (probably you) asked for a new password for your account. Choose it with the button below. The link works once, within an hour.",
      "If it wasn’t you, ignore this e-mail: your password stays as it is.",
    ],
    action: { label: "Choose a new password", ...link },
    isConfidential: true,
  };
}

export function verificationEmail({ email }: Pick<Reader, "email">, link: EmailLink): Email {
  return {
    kind: "emailVerification",
    to: email,
    isToUnverified: true,
    subject: "Confirm your e-mail address",
    paragraphs: [
      "Hello,",
      `An account was created with this address, probably by you: ${email}. Confirm it with the button below, so we can e-mail you about your batches. The link works for three days.`,
      "If you didn’t create this account, ignore this e-mail: the address stays unconfirmed.",
    ],
    action: { label: "Confirm my address", ...link },
    isConfidential: true,
  };
}

export function changeAddressEmail(to: string, link: EmailLink): Email {
  return {
    kind: "emailChange",
    to,
    isToUnverified: true,
    subject: "Confirm your new e-mail address",
    paragraphs: [
      "Hello,",
      "You asked to use this e-mail address for your account. Confirm it with the button below. The link works once, within a day.",
      "If it wasn’t you, ignore this e-mail: nothing changes.",
    ],
    action: { label: "Use this address", ...link },
    isConfidential: true,
  };
}

const NOT_YOU = { label: "Contact us", path: "/contact" };

export function addressChangedEmail(reader: Reader): Email {
  return {
    kind: "emailChanged",
    to: reader.email,
    subject: "Your account has a new e-mail address",
    paragraphs: [
      greet(reader),
      "Your account now has a new e-mail address. We’ll write to that one, and you can no longer sign in with this one.",
      "If it wasn’t you, please contact us right away.",
    ],
    action: NOT_YOU,
  };
}

export function passwordChangedEmail(reader: Reader): Email {
  return {
    kind: "passwordChanged",
    to: reader.email,
    isToUnverified: !reader.emailVerifiedAt,
    subject: "Your password was changed",
    paragraphs: [
      greet(reader),
      "Your password was changed, and all other browsers were signed out.",
      "If it wasn’t you, choose a new password right away and contact us.",
    ],
    action: { label: "Choose a new password", path: "/forgot" },
  };
}

export function newDeviceEmail(reader: Reader, browser: string): Email {
  return {
    kind: "newDevice",
    to: reader.email,
    subject: "New sign-in to your staff account",
    paragraphs: [
      greet(reader),
      `Someone signed in to your staff account on a new device: ${browser}.`,
      "If it wasn’t you, choose a new password right away: that signs out every device.",
    ],
    action: { label: "Choose a new password", path: "/forgot" },
  };
}

/** The last e-mail; the server drops its text once it is sent. */
export function accountDeletedEmail(reader: Reader): Email {
  return {
    kind: "accountDeleted",
    to: reader.email,
    subject: "Your account is deleted",
    paragraphs: [
      greet(reader),
      "Your account is deleted, with its batches, history and calendar. The payment records we have to keep no longer name you.",
      "If it wasn’t you, please contact us right away. You’re welcome to create a new account at any time.",
    ],
    action: NOT_YOU,
    isConfidential: true,
  };
}
