import type { Email } from "../../platform/mail/queueEmail";
import { ContactDesk } from "./contact.values";
import type { ContactMessage } from "./contactMessage.entity";
import type { Academy } from "../../platform/readAcademy";

const DESKS: Record<ContactDesk, string> = {
  [ContactDesk.HELP]: "Contact Us",
  [ContactDesk.MENTORS]: "Mentors & Mentees",
  [ContactDesk.PARTNERS]: "Partner With Mentor Collective",
};

function toLabel(mark: string): string {
  return mark.charAt(0) + mark.slice(1).toLowerCase();
}

export function newMessageEmail(to: string, message: ContactMessage): Email {
  const facts: [string, string | null][] = [
    ["Name", `${message.firstName} ${message.lastName}`],
    ["E-mail", message.email],
    ["Phone", message.phone],
    ["State", message.state],
    ["Role", message.role && toLabel(message.role)],
    ["Organization", message.organization],
    ["Topic", message.topic && toLabel(message.topic)],
  ];
  return {
    kind: "contactMessage",
    aboutId: message.id,
    to,
    replyTo: message.email,
    subject: `New message: “${DESKS[message.desk]}”`,
    paragraphs: [
      ...facts.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])),
      ...(message.message ? message.message.split(/\n{2,}/) : []),
    ],
    action: { label: "Read and reply", path: `/cms/messages/${message.id}` },
  };
}

/** Repeats nothing typed, not even the name: anyone could otherwise send a stranger their text from the academy. */
export function receivedEmail(to: string, { academyName, emails }: Academy): Email {
  return {
    kind: "contactReceived",
    to,
    isToUnverified: true,
    replyTo: emails[0],
    subject: "We’ve received your message",
    paragraphs: [
      `We’ve received your message. Thank you for writing to ${academyName}: we’ll reply by e-mail.`,
      "If you didn’t write to us, someone entered your address by mistake, and you can ignore this e-mail.",
    ],
  };
}

export function replyEmail(to: string, { academyName, emails }: Academy, text: string): Email {
  return {
    kind: "contactReply",
    to,
    replyTo: emails[0],
    subject: `Your message to ${academyName}`,
    paragraphs: text.trim().split(/\n{2,}/),
  };
}
