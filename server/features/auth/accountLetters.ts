import type { Letter } from "../../platform/mail/queueLetter";
import type { User } from "./user.entity";

type Reader = Pick<User, "name" | "email">;

export function passwordResetLetter({ name, email }: Reader, path: string): Letter {
  return {
    kind: "passwordReset",
    to: email,
    subject: "Choose a new password",
    paragraphs: [
      `Hello ${name},`,
      "somebody, most likely you, asked for a new password for your account. The button below lets you choose one. It works once, for an hour.",
      "If it was not you, leave this letter be: nothing has changed, and nobody can come in without it.",
    ],
    action: { label: "Choose a new password", path },
    isSecret: true,
  };
}

export function verificationLetter({ name, email }: Reader, path: string): Letter {
  return {
    kind: "emailVerification",
    to: email,
    subject: "Is this your e-mail address?",
    paragraphs: [
      `Hello ${name},`,
      "an account was made with this e-mail address. Please tell us that it is yours, so that we can send you what you need for your batches. The button works once, for three days.",
      "If you made no account, leave this letter be.",
    ],
    action: { label: "This is my address", path },
    isSecret: true,
  };
}
