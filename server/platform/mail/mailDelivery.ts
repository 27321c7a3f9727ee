import { registerEnumType } from "type-graphql";

/** What becomes of letters on this installation. */
export enum MailDelivery {
  /** They are handed to a mail server. */
  SMTP = "SMTP",
  /** They are kept for staff to look at: the embedded demo. */
  KEPT = "KEPT",
  /** No mail server is set up: they wait. */
  WAITING = "WAITING",
}

registerEnumType(MailDelivery, {
  name: "MailDelivery",
  description: "What becomes of letters on this installation.",
  valuesConfig: {
    SMTP: { description: "They are handed to a mail server." },
    KEPT: { description: "They are kept for staff to look at: the demo." },
    WAITING: { description: "No mail server is set up: they wait until there is one." },
  },
});
