import type { JobServices } from "../context";
import type { Feature } from "../feature";
import { namesOf } from "../recordNames";
import { deliverEmail, giveUpEmail } from "./deliverEmail";
import { OutboxEmail } from "./email.entity";
import { EmailResolver } from "./email.resolver";
import { addEmailView } from "./emailView";
import { MailDelivery } from "./mailDelivery";
import { sweepEmails } from "./sweepEmails";

function isPaused({ mailDelivery }: JobServices): boolean {
  return mailDelivery === MailDelivery.WAITING;
}

const emailNames = namesOf(OutboxEmail, { nameOf: ({ subject, to }) => `${subject}, to ${to}` });

export const mail: Feature = {
  entities: [OutboxEmail],
  resolvers: [EmailResolver],
  routes: [addEmailView],
  queues: [
    { name: "dead-letters", isPaused, work: giveUpEmail },
    {
      name: "letters",
      deadLetter: "dead-letters",
      retryLimit: 20,
      retryDelay: 5,
      expireInSeconds: 40,
      // Leaves room for others while a slow mail server times out.
      concurrency: 10,
      isPaused,
      work: deliverEmail,
    },
  ],
  schedules: [{ name: "sweep-emails", cron: "10 21 * * *", work: sweepEmails }],
  // Older audit entries name the entity "Letter".
  recordNames: { Email: emailNames, Letter: emailNames },
};
