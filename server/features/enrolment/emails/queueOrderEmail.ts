import type { EntityManager } from "typeorm";
import type { Services } from "../../../platform/context";
import type { Email } from "../../../platform/mail/queueEmail";
import { queueEmail } from "../../../platform/mail/queueEmail";
import { User } from "../../auth/user.entity";
import { isForgotten } from "../registration/isForgotten";
import { findOffering } from "../offerings/offering";
import { factLines, groupLinkOf } from "../registration/orderFacts";
import type { Registration } from "../registration/registration.entity";
import { RegistrationState, offeringOf } from "../registration/registration.entity";
import { canResendConfirmation } from "../registration/registration.policy";
import { orderLink } from "../registration/registrationSecret";
import type { Transaction } from "../../../platform/transaction";

export type Post = Pick<
  Services,
  "clock" | "jobs" | "hashing" | "mailDelivery" | "security" | "publicOrigin"
>;

export type OrderEmail = Pick<Email, "kind" | "subject" | "paragraphs" | "attachments" | "action"> & {
  /** Caused by staff or by the waiting list. A stranger can cause all others, with someone else's address and a made-up UTR. */
  isByAcademy?: boolean;
  facts?: string[];
};

interface Reader {
  to: string;
  greeting: string;
}

/** The account's address, else the order's. Anyone can type both, so only a verified owner is greeted by name. */
async function readerOf(manager: EntityManager, { userId, email }: Registration): Promise<Reader> {
  const owner = userId ? await manager.findOneBy(User, { id: userId }) : null;
  return {
    to: owner?.email ?? email,
    greeting: owner?.emailVerifiedAt ? `Hello ${owner.name},` : "Hello,",
  };
}

/** Opens or confirms the order; none if it ended before its address was confirmed. */
function actionOf(registration: Registration): Email["action"] {
  const { emailConfirmedAt, state } = registration;
  // Not "your e-mail": an account may already have confirmed the address elsewhere.
  if (canResendConfirmation(registration))
    return { label: "Confirm your registration", ...orderLink(registration) };
  const canOpen = emailConfirmedAt !== null || state === RegistrationState.CONFIRMED;
  return canOpen ? { label: "Open your order", ...orderLink(registration) } : undefined;
}

export async function queueOrderEmail(
  { manager, services }: Transaction<Post>,
  registration: Registration,
  { isByAcademy = false, facts, ...email }: OrderEmail,
): Promise<void> {
  if (isForgotten(registration)) return;
  const { id, emailConfirmedAt } = registration;
  const { to, greeting } = await readerOf(manager, registration);
  const now = services.clock.now();
  const offering = await findOffering(manager, offeringOf(registration), now);
  await queueEmail(
    { manager, services },
    {
      action: actionOf(registration),
      ...email,
      aboutId: id,
      to,
      isToUnverified: !emailConfirmedAt && !isByAcademy,
      paragraphs: [
        greeting,
        ...email.paragraphs,
        (facts ?? factLines(registration, offering, now)).join("\n"),
      ],
      trustedLink: groupLinkOf(registration, offering),
      isConfidential: true,
    },
  );
}
