import { registerEnumType } from "type-graphql";

export enum MailDelivery {
  SMTP = "SMTP",
  KEPT = "KEPT",
  WAITING = "WAITING",
}

registerEnumType(MailDelivery, {
  name: "MailDelivery",
  description: "How this installation delivers e-mails.",
  valuesConfig: {
    SMTP: { description: "A mail server sends them." },
    KEPT: { description: "The demo keeps them for staff to read." },
    WAITING: { description: "They wait until a mail server is set up." },
  },
});
