import { whatsAppAddress } from "../../core/text/whatsAppAddress";
import type { Services } from "../context";
import type { Academy } from "../readAcademy";
import { drawEmail } from "./drawEmail";
import type { OutboxEmail } from "./email.entity";
import { writeLink } from "./emailLink";
import { writeUnsubscribePath } from "./unsubscribeLink";
import type { ComposedEmail } from "./mailer";

interface Parts {
  services: Pick<Services, "hashing">;
  email: Pick<
    OutboxEmail,
    "subject" | "paragraphs" | "trustedLink" | "actionLabel" | "actionPath" | "actionSeed" | "unsubscribeSeed"
  >;
  origin: string;
  academy: Pick<Academy, "academyName" | "whatsAppNumber">;
}

const UNSUBSCRIBE = "Stop these e-mails";

export function composeEmail({ services, email, origin, academy }: Parts): ComposedEmail {
  const { paragraphs, actionLabel, actionPath: path, actionSeed: seed } = email;
  const { academyName, whatsAppNumber } = academy;
  const action =
    actionLabel && path ? { label: actionLabel, href: origin + writeLink(services, { path, seed }) } : null;
  const unsubscribeUrl =
    email.unsubscribeSeed && origin + writeUnsubscribePath(services, email.unsubscribeSeed);
  const whatsApp = whatsAppNumber && {
    label: `WhatsApp ${whatsAppNumber}`,
    href: whatsAppAddress(whatsAppNumber),
  };
  const stop = unsubscribeUrl && { label: UNSUBSCRIBE, href: unsubscribeUrl };
  const text = [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    [`--\n${academyName}\n${origin}`, ...(whatsApp ? [`${whatsApp.label}: ${whatsApp.href}`] : [])].join(
      "\n",
    ),
    ...(stop ? [`${stop.label}:\n${stop.href}`] : []),
  ].join("\n\n");
  const foot = [{ label: origin, href: origin }, ...(whatsApp ? [whatsApp] : []), ...(stop ? [stop] : [])];
  return { text, html: drawEmail({ email, academy, action, foot }), unsubscribeUrl };
}
