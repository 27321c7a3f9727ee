import type { Feature } from "../../platform/feature";
import { namesOf } from "../../platform/recordNames";
import { ContactMessage } from "./contactMessage.entity";
import { ContactMessageResolver } from "./contactMessage.resolver";
import { addContactMessagesExport } from "./contactMessagesExport";
import { ContactReply } from "./contactReply.entity";
import { readOwnMessages } from "./readOwnMessages";
import { sweepMessages } from "./sweepMessages";

export const contact: Feature = {
  entities: [ContactMessage, ContactReply],
  resolvers: [ContactMessageResolver],
  routes: [addContactMessagesExport],
  schedules: [{ name: "sweep-messages", cron: "50 21 * * *", work: sweepMessages }],
  personalData: [
    async ({ dataSource }, owner) => ({ messages: await readOwnMessages(dataSource.manager, owner) }),
  ],
  recordNames: {
    ContactMessage: namesOf(ContactMessage, {
      nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
    }),
  },
};
