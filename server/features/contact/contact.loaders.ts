import { In } from "typeorm";
import { defineLoader, groupBy } from "../../platform/loaders";
import { Registration } from "../enrolment/registration/registration.entity";
import { ContactReply } from "./contactReply.entity";

export const repliesByMessage = defineLoader(async ({ dataSource }, messageIds) => {
  const replies = await dataSource.manager.find(ContactReply, {
    where: { messageId: In([...messageIds]) },
    order: { createdAt: "ASC", id: "ASC" },
  });
  return groupBy(replies, (reply) => reply.messageId);
});

/** By the e-mail's key, the newest first. */
export const ordersByAddress = defineLoader(async ({ dataSource }, keys) => {
  const orders = await dataSource.manager.find(Registration, {
    where: { emailKey: In([...keys]) },
    order: { createdAt: "DESC", id: "ASC" },
  });
  return groupBy(orders, (order) => order.emailKey);
});
