import { momentInIndia } from "../../core/timeInIndia";
import { LONG_HOLD } from "./holds";
import type { Write } from "./orderEmail";
import { sendOrderEmail } from "./orderEmail";
import { rupees } from "./orderFacts";
import type { Registration } from "./registration.entity";

const NOT_YOU =
  "If you did not register, ignore this e-mail: the order is then cancelled, and nothing is charged.";

/** What the link is for, where a seat is held. */
function confirmText({ holdUntil, amountRupees }: Registration): string[] {
  const held = holdUntil ? `We hold a seat for you until ${momentInIndia(holdUntil)}. ` : "";
  if (amountRupees === 0)
    return [`${held}Open the link below to confirm it: there is nothing to pay.`, NOT_YOU];
  return [
    `${held}Open the link below, and we hold it for ${LONG_HOLD}.`,
    `Then pay ${rupees(amountRupees)} by UPI on your order's page, and send us the 12-digit UTR of the payment or a screenshot.`,
    NOT_YOU,
  ];
}

export const sendConfirmStarted: Write = (manager, services, registration) =>
  sendOrderEmail(manager, services, registration, {
    kind: "registrationStarted",
    subject: `Confirm your registration: ${registration.title}`,
    paragraphs: [`Thank you for registering for ${registration.title}.`, ...confirmText(registration)],
  });

export const sendConfirmWaiting: Write = (manager, services, registration) =>
  sendOrderEmail(manager, services, registration, {
    kind: "registrationWaiting",
    subject: `You are on the waiting list: ${registration.title}`,
    paragraphs: [
      `All seats in ${registration.title} are taken. You are on the waiting list, and there is nothing to pay now.`,
      `Open the link below within ${LONG_HOLD} to confirm your registration and keep your place in the list. When a seat is free for you, we hold it for ${LONG_HOLD} and e-mail you.`,
      NOT_YOU,
    ],
  });

export const sendNewLink: Write = (manager, services, registration) =>
  sendOrderEmail(manager, services, registration, {
    isByAcademy: true,
    kind: "registrationNewLink",
    subject: `A new link to your order: ${registration.title}`,
    paragraphs: [
      `This is the new link to your order for ${registration.title}. Links in our older e-mails no longer work.`,
    ],
  });
