import type { OutboxEmail } from "./email.entity";
import { MailDelivery } from "./mailDelivery";

/** Staff can read e-mails that grant access only in the demo, which sends nothing. */
export function canReadEmail(email: Pick<OutboxEmail, "isConfidential">, delivery: MailDelivery): boolean {
  return !email.isConfidential || delivery === MailDelivery.KEPT;
}
