import type { LetterLink } from "../../platform/mail/letterLink";
import type { Letter } from "../../platform/mail/queueLetter";
import type { User } from "./user.entity";

type Reader = Pick<User, "name" | "email">;

export function passwordResetLetter({ name, email }: Reader, link: LetterLink): Letter {
  return {
    kind: "passwordReset",
    to: email,
    subject: "Choose a new password",
    paragraphs: [
      `Hello ${name},`,
      "somebody, most likely you, asked for a new password for your account. The button below lets you choose one. It works once, for an hour.",
      "If it was not you, leave this letter be: nothing has changed, and nobody can come in without it.",
    ],
    action: { label: "Choose a new password", ...link },
    isConfidential: true,
  };
}

export function verificationLetter({ name, email }: Reader, link: LetterLink): Letter {
  return {
    kind: "emailVerification",
    to: email,
    subject: "Is this your e-mail address?",
    paragraphs: [
      `Hello ${name},`,
      "an account was made with this e-mail address. Please tell us that it is yours, so that we can send you what you need for your batches. The button works once, for three days.",
      "If you made no account, leave this letter be.",
    ],
    action: { label: "This is my address", ...link },
    isConfidential: true,
  };
}

/** To the address that an account is to have from now on. */
export function emailChangeLetter({ name }: Pick<Reader, "name">, to: string, link: LetterLink): Letter {
  return {
    kind: "emailChange",
    to,
    subject: "Is this your new e-mail address?",
    paragraphs: [
      `Hello ${name},`,
      "you asked for this to be the e-mail address of your account. The button below makes it so. It works once, for a day.",
      "If it was not you, leave this letter be: nothing changes.",
    ],
    action: { label: "Use this address", ...link },
    isConfidential: true,
  };
}

/** To the address that the account had. */
export function emailChangedLetter({ name, email }: Reader): Letter {
  return {
    kind: "emailChanged",
    to: email,
    subject: "Your account has another e-mail address now",
    paragraphs: [
      `Hello ${name},`,
      "your account has another e-mail address from now on. Letters go there, and this one signs nobody in any more.",
      "If it was not you, please write to us at once.",
    ],
    action: { label: "Write to us", path: "/contact" },
  };
}

/** The last one. It holds nothing but the farewell, and its words are forgotten once it is sent. */
export function accountDeletedLetter({ name, email }: Reader): Letter {
  return {
    kind: "accountDeleted",
    to: email,
    subject: "Your account is deleted",
    paragraphs: [
      `Hello ${name},`,
      "your account is deleted, with its batches, its history and its calendar. What we have to keep of payments no longer names you.",
      "If it was not you, please write to us at once. You are always welcome to make a new account.",
    ],
    action: { label: "Write to us", path: "/contact" },
    isConfidential: true,
  };
}
