import type { FaultLog } from "../faultLog";
import type { EmailAttachment } from "./email.entity";

export interface ComposedEmail {
  text: string;
  html: string;
  /** Null for an e-mail that cannot be stopped. */
  unsubscribeUrl: string | null;
}

export interface Mail extends ComposedEmail {
  id: string;
  to: string;
  replyTo: string | null;
  subject: string;
  attachments: EmailAttachment[];
}

export type SendMail = (mail: Mail) => Promise<void>;

export interface Mailer {
  /** Null in the demo, which keeps e-mails for staff to read. */
  sendMail: SendMail | null;
  origin: string;
  logFault: FaultLog;
}
