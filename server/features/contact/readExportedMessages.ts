import type { EntityManager } from "typeorm";
import type { ContactMessage } from "./contactMessage.entity";
import type { MessageFilter } from "./findContactMessages";
import { readContactMessages } from "./findContactMessages";

export interface ExportedMessage extends ContactMessage {
  repliedAt: Date | null;
  repliedBy: string | null;
}

interface ReplyRow {
  id: string;
  at: Date;
  author: string;
}

const LAST_REPLIES = `
  SELECT DISTINCT ON (message_id) message_id AS id, created_at AS at, author_name AS author
  FROM contact_replies WHERE message_id = ANY($1) ORDER BY message_id, created_at DESC`;

export async function* readExportedMessages(
  manager: EntityManager,
  filter: MessageFilter,
): AsyncGenerator<ExportedMessage[]> {
  for await (const messages of readContactMessages(manager, filter)) {
    const rows = await manager.query<ReplyRow[]>(LAST_REPLIES, [messages.map(({ id }) => id)]);
    const replies = new Map(rows.map((reply) => [reply.id, reply]));
    yield messages.map((message) => {
      const reply = replies.get(message.id);
      return { ...message, repliedAt: reply?.at ?? null, repliedBy: reply?.author ?? null };
    });
  }
}
