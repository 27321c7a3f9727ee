import type { EntityManager } from "typeorm";
import { In } from "typeorm";
import { emailKey } from "../../core/text/email";
import { groupBy } from "../../platform/loaders";
import { ContactMessage } from "./contactMessage.entity";
import { ContactReply } from "./contactReply.entity";
import type { Owner } from "../../platform/ownOrders";

/** Only for a verified address. */
export async function readOwnMessages(
  manager: EntityManager,
  { email, emailVerifiedAt }: Owner,
): Promise<object[]> {
  if (!emailVerifiedAt) return [];
  const messages = await manager.find(ContactMessage, {
    where: { emailKey: emailKey(email) },
    order: { createdAt: "ASC", id: "ASC" },
  });
  const replies = await manager.find(ContactReply, {
    where: { messageId: In(messages.map(({ id }) => id)) },
    order: { createdAt: "ASC", id: "ASC" },
  });
  const repliesOf = groupBy(replies, ({ messageId }) => messageId);
  return messages.map((message) => ({
    form: message.desk,
    sentAt: message.createdAt,
    policyVersion: message.policyVersion,
    firstName: message.firstName,
    lastName: message.lastName,
    email: message.email,
    phone: message.phone,
    state: message.state,
    role: message.role,
    organization: message.organization,
    topic: message.topic,
    message: message.message,
    answers: (repliesOf.get(message.id) ?? []).map(({ createdAt, text }) => ({ at: createdAt, text })),
  }));
}
