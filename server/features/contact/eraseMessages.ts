import type { EntityManager } from "typeorm";
import { In, IsNull } from "typeorm";
import { emailKey } from "../../core/text/email";
import { OutboxEmail } from "../../platform/mail/email.entity";
import { ContactMessage } from "./contactMessage.entity";

export async function deleteMessages(manager: EntityManager, ids: string[]): Promise<void> {
  await manager.delete(OutboxEmail, { aboutId: In(ids) });
  await manager.delete(ContactMessage, { id: In(ids) });
}

export async function eraseMessages(manager: EntityManager, email: string): Promise<void> {
  const key = emailKey(email);
  const messages = await manager.findBy(ContactMessage, { emailKey: key });
  // E-mails of earlier versions lack the message's id; the migration put the address key in `replyTo`.
  await manager.delete(OutboxEmail, { kind: "contactMessage", aboutId: IsNull(), replyTo: key });
  await deleteMessages(
    manager,
    messages.map(({ id }) => id),
  );
}
