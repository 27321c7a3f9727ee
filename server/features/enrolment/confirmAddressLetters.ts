import { momentInIndia } from "../../core/timeInIndia";
import type { Write } from "./orderEmail";
import { sendOrderEmail } from "./orderEmail";
import { rupees } from "./orderFacts";
import type { Registration } from "./registration.entity";

const NOT_YOU = "If you did not register, ignore this e-mail: the order then ends by itself.";

/** What the link is for, where a seat is held. */
function confirmText({ holdUntil, amountRupees }: Registration): string[] {
  const held = holdUntil ? `We hold a seat for you until ${momentInIndia(holdUntil)}. ` : "";
  if (amountRupees === 0)
    return [`${held}Open the link below to confirm it: there is nothing to pay.`, NOT_YOU];
  return [
    `${held}Open the link below, and we hold it for 24 hours.`,
    `Then pay ${rupees(amountRupees)} by UPI on your order's page, and send us the 12-digit UTR of the payment or a screenshot.`,
    NOT_YOU,
  ];
}

export const sendConfirmStarted: Write = (manager, services, registration) =>
  sendOrderEmail(manager, services, registration, {
    kind: "registrationStarted",
    subject: `Confirm your e-mail: ${registration.title}`,
    paragraphs: [`Thank you for registering for ${registration.title}.`, ...confirmText(registration)],
  });

export const sendConfirmWaiting: Write = (manager, services, registration) =>
  sendOrderEmail(manager, services, registration, {
    kind: "registrationWaiting",
    subject: `You are on the waiting list: ${registration.title}`,
    paragraphs: [
      `All seats in ${registration.title} are taken. You are on the waiting list, and there is nothing to pay now.`,
      "Open the link below to confirm your e-mail address. Once a seat is free, we then hold it for you for 24 hours; without it, for 30 minutes.",
      "If you did not register, ignore this e-mail.",
    ],
  });

export const sendConfirmMovedUp: Write = (manager, services, registration) =>
  sendOrderEmail(manager, services, registration, {
    kind: "registrationMovedUp",
    subject: `A seat is free for you: ${registration.title}`,
    paragraphs: [`A seat in ${registration.title} is free.`, ...confirmText(registration)],
  });

export const sendNewLink: Write = (manager, services, registration) =>
  sendOrderEmail(manager, services, registration, {
    kind: "registrationNewLink",
    subject: `A new link to your order: ${registration.title}`,
    paragraphs: [
      `This is the new link to your order for ${registration.title}. Links in our older e-mails no longer work.`,
    ],
  });
