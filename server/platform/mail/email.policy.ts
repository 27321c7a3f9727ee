import type { OutboxEmail } from "./email.entity";
import { MailDelivery } from "./mailDelivery";

/** A letter that grants something is for its reader alone; only the demo, where nothing is sent, shows it to staff. */
export function canReadEmail(email: Pick<OutboxEmail, "isConfidential">, delivery: MailDelivery): boolean {
  return !email.isConfidential || delivery === MailDelivery.KEPT;
}
