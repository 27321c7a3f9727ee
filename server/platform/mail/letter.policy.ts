import type { OutboxLetter } from "./letter.entity";
import { MailDelivery } from "./mailDelivery";

/** A letter that grants something is for its reader alone; only the demo, where nothing is sent, shows it to staff. */
export function canReadLetter(letter: Pick<OutboxLetter, "isConfidential">, delivery: MailDelivery): boolean {
  return !letter.isConfidential || delivery === MailDelivery.KEPT;
}
