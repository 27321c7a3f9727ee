import type { FaultLog } from "../faultLog";
import type { EmailAttachment } from "./email.entity";

export interface ComposedEmail {
  text: string;
  html: string;
}

export interface Mail extends ComposedEmail {
  id: string;
  to: string;
  replyTo: string | null;
  subject: string;
  attachments: EmailAttachment[];
}

export type SendMail = (mail: Mail) => Promise<void>;

/** How this process delivers e-mails. */
export interface Mailer {
  /** Null in the demo, which keeps e-mails for staff to look at. */
  sendMail: SendMail | null;
  /** Scheme and host of the links. */
  origin: string;
  logFault: FaultLog;
}
