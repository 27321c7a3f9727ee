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
};

const DETAILS: Record<string, string> = {
  acceptInvitation: "by an invitation",
  cmsRegistration: "a registration",
  exportAccount: "their own data",
  exportContactMessages: "the messages",
  exportRegistrations: "the registrations",
  resetPassword: "by an e-mailed link",
  signIn: "on the site",
  signInStaff: "in the content area",
  "unlock-batch": "wrong secret codes of a batch",
  "unlock-weak-batch": "wrong secret codes of a batch with an easy code",
  "sign-in": "wrong passwords of one account from one client",
  "sign-in-account": "wrong passwords of one account",
  "sign-in-device": "wrong passwords on one device",
  "sign-in-device-day": "wrong passwords on one device in a day",
  "sign-in-slow": "wrong passwords of one account, slowed down",
  unlockBatch: "of a batch",
};

export function kindNamed(text: string | null): SecurityEventKind | null {
  return text && text in SECURITY_EVENT_KINDS ? (text as SecurityEventKind) : null;
}

export function detailInWords(detail: string): string {
  return DETAILS[detail] ?? detail;
}
