import type { JobServices } from "../context";
import type { Feature } from "../feature";
import { namesOf } from "../recordNames";
import { deliverEmail, giveUpEmail } from "./deliverEmail";
import { OutboxLetter } from "./letter.entity";
import { LetterResolver } from "./letter.resolver";
import { addLetterView } from "./letterView";
import { MailDelivery } from "./mailDelivery";
import { sweepLetters } from "./sweepLetters";

function isPaused({ mailDelivery }: JobServices): boolean {
  return mailDelivery === MailDelivery.WAITING;
}

export const mail: Feature = {
  entities: [OutboxLetter],
  resolvers: [LetterResolver],
  routes: [addLetterView],
  queues: [
    { name: "dead-letters", isPaused, work: giveUpEmail },
    {
      name: "letters",
      deadLetter: "dead-letters",
      retryLimit: 20,
      retryDelay: 5,
      expireInSeconds: 40,
      // A few e-mails to a silent mail server leave room for the others.
      concurrency: 10,
      isPaused,
      work: deliverEmail,
    },
  ],
  schedules: [{ name: "sweep-emails", cron: "10 21 * * *", work: sweepLetters }],
  recordNames: { Letter: namesOf(OutboxLetter, { nameOf: ({ subject, to }) => `${subject}, to ${to}` }) },
};
