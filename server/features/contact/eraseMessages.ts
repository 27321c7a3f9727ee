import type { EntityManager } from "typeorm";
import { In } from "typeorm";
import { OutboxLetter } from "../../platform/mail/letter.entity";
import { ContactMessage } from "./contactMessage.entity";

/** Deletes messages with their answers and the e-mails about them. */
export async function deleteMessages(manager: EntityManager, ids: string[]): Promise<void> {
  await manager.delete(OutboxLetter, { aboutId: In(ids) });
  await manager.delete(ContactMessage, { id: In(ids) });
}

/** Deletes what was sent from this address, with its answers and the academy's e-mails about it. */
export async function eraseMessages(manager: EntityManager, email: string): Promise<void> {
  const messages = await manager
    .createQueryBuilder(ContactMessage, "message")
    .where("lower(message.email) = lower(:email)", { email })
    .getMany();
  // E-mails of earlier versions do not name their message.
  await manager
    .createQueryBuilder()
    .delete()
    .from(OutboxLetter)
    .where("kind = 'contactMessage' AND lower(reply_to) = lower(:email)", { email })
    .execute();
  await deleteMessages(
    manager,
    messages.map(({ id }) => id),
  );
}
