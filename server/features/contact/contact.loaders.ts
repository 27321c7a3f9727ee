import { In } from "typeorm";
import { defineLoader, groupBy } from "../../platform/loaders";
import { ContactReply } from "./contactReply.entity";

export const repliesByMessage = defineLoader(async ({ dataSource }, messageIds) => {
  const replies = await dataSource.manager.find(ContactReply, {
    where: { messageId: In([...messageIds]) },
    order: { createdAt: "ASC", id: "ASC" },
  });
  return groupBy(replies, (reply) => reply.messageId);
});
