import type { SecurityEventKind } from "../../../../apollo/schema.generated";

/** Each kind of event as staff read it. */
export const SECURITY_EVENT_KINDS: Record<SecurityEventKind, string> = {
  SIGN_IN_FAILED: "Failed sign-in",
  CODE_FAILED: "Wrong secret code",
  CALL_REFUSED: "Refused call",
  LIMIT_EXCEEDED: "Limit exceeded",
  PASSWORD_CHECK_FAILED: "Wrong password in an open session",
  PASSWORD_RESET_REQUESTED: "Password reset requested",
  PASSWORD_RESET: "Password reset",
  PERSONAL_DATA_READ: "Personal data opened",
  PERSONAL_DATA_EXPORTED: "Personal data exported",
  CSP_VIOLATION: "Blocked content (CSP)",
};

const DETAILS: Record<string, string> = {
  "BankImport.rows": "a bank statement",
  acceptInvitation: "by an invitation",
  batchAccesses: "the learners of a batch",
  claimAccount: "by a verification link",
  cmsRegistration: "a registration",
  contactMessage: "a message",
  contactMessages: "the messages",
  exportAccount: "their own data",
  exportContactMessages: "the messages",
  exportRegistrations: "the registrations",
  letter: "an e-mail",
  letters: "the e-mails",
  paymentProof: "a payment screenshot",
  registrations: "the registrations",
  resetPassword: "by an e-mailed link",
  signIn: "on the site",
  signInStaff: "in the content area",
  calendar: "requests for one calendar",
  contact: "messages from one client",
  "contact-email": "messages from one e-mail address",
  coupon: "wrong coupons from one client",
  "email-change": "changes of address of one account",
  "email-change-to": "changes to one e-mail address",
  "mail-to-unverified": "e-mails to one unconfirmed address",
  "mailed-link": "on an e-mailed link",
  "offer-vote": "votes from one client",
  "own-password": "wrong passwords in one session",
  "own-password-day": "wrong passwords in one session in a day",
  "password-change": "password changes of one account",
  "payment-proof": "payment details for one order",
  "proof-picture": "screenshots for one order",
  registration: "registrations from one client",
  "registration-account": "registrations of one account",
  "registration-email": "registrations with one e-mail address",
  "registration-link": "new links to one order",
  "registration-phone": "registrations with one phone",
  "requests-anonymous": "requests from one client",
  "requests-signed-in": "requests of one account",
  "reset-account": "password resets of one account",
  "reset-address": "password resets from one client",
  "sign-in": "wrong passwords of one account from one client",
  "sign-in-account": "wrong passwords of one account",
  "sign-in-device": "wrong passwords on one device",
  "sign-in-device-day": "wrong passwords on one device in a day",
  "sign-in-slow": "wrong passwords of one account, slowed down",
  "sign-up": "sign-ups from one client",
  "sign-up-email": "sign-ups with one e-mail address",
  "sign-up-password": "passwords chosen from one client",
  unlock: "wrong secret codes of one learner",
  "unlock-batch": "wrong secret codes of a batch",
  "unlock-early": "early wrong secret codes from one client",
  "unlock-first": "first wrong secret codes from one client",
  "unlock-learner": "wrong secret codes of one learner in a day",
  "unlock-weak-batch": "wrong secret codes of a batch with an easy code",
  verification: "verification e-mails of one account",
  unlockBatch: "of a batch",
};

export function kindNamed(text: string | null): SecurityEventKind | null {
  return text && Object.hasOwn(SECURITY_EVENT_KINDS, text) ? (text as SecurityEventKind) : null;
}

export function detailInWords(detail: string): string {
  return DETAILS[detail] ?? detail;
}
