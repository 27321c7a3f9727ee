import type { EntityManager } from "typeorm";
import { In, IsNull } from "typeorm";
import { emailKey } from "../../core/text/email";
import { OutboxEmail } from "../../platform/mail/email.entity";
import { ContactMessage } from "./contactMessage.entity";

/** Deletes messages with their answers and the e-mails about them. */
export async function deleteMessages(manager: EntityManager, ids: string[]): Promise<void> {
  await manager.delete(OutboxEmail, { aboutId: In(ids) });
  await manager.delete(ContactMessage, { id: In(ids) });
}

/** Deletes what was sent from this address, with its answers and the academy's e-mails about it. */
export async function eraseMessages(manager: EntityManager, email: string): Promise<void> {
  const key = emailKey(email);
  const messages = await manager.findBy(ContactMessage, { emailKey: key });
  // E-mails of earlier versions do not name their message; the migration wrote the key where an answer goes.
  await manager.delete(OutboxEmail, { kind: "contactMessage", aboutId: IsNull(), replyTo: key });
  await deleteMessages(
    manager,
    messages.map(({ id }) => id),
  );
}
