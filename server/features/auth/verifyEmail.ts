import type { EntityManager } from "typeorm";
import type { Context, Services } from "../../graphql/context";
import { signedInActor } from "../../graphql/context";
import { recordAudit } from "../../platform/audit/recordAudit";
import { countAttempt } from "../../platform/countAttempt";
import { queueLetter } from "../../platform/mail/queueLetter";
import { defineLimit } from "../../platform/rateLimits";
import { verificationLetter } from "./accountLetters";
import { AccountPurpose } from "./accountToken.entity";
import { makeAccountLink, redeemToken } from "./accountTokens";
import type { TooManyAttempts } from "./auth.results";
import { EmailVerificationRequested, EmailVerified, LinkExpired, tooManyAttempts } from "./auth.results";
import { markVerified } from "./markVerified";
import { User } from "./user.entity";

const PER_ACCOUNT = defineLimit({ name: "verification", points: 3, seconds: 60 * 60 });

/** Asks the owner of a new account, by letter, whether the address is theirs. */
export async function askForVerification(
  manager: EntityManager,
  services: Pick<Services, "clock" | "hashing" | "jobs">,
  user: User,
): Promise<void> {
  const link = await makeAccountLink(manager, services, { user, purpose: AccountPurpose.VERIFICATION });
  await queueLetter(manager, services, verificationLetter(user, link));
}

/** Asks again; where the address is verified already, there is nothing to ask. */
export async function requestEmailVerification(
  context: Context,
): Promise<EmailVerificationRequested | TooManyAttempts> {
  const actor = await signedInActor(context);
  const viewer = await context.dataSource.manager.findOneByOrFail(User, { id: actor.userId });
  if (!viewer.emailVerifiedAt) {
    const attempt = await countAttempt(context, [{ limit: PER_ACCOUNT, key: viewer.id }]);
    if (attempt.retryAfterSeconds !== null) return tooManyAttempts(attempt.retryAfterSeconds);
    await context.dataSource.transaction((manager) => askForVerification(manager, context, viewer));
  }
  return Object.assign(new EmailVerificationRequested(), { viewer });
}

/** Marks the address as its owner's, by the link that was sent there. */
export async function verifyEmail(context: Context, token: string): Promise<EmailVerified | LinkExpired> {
  const purpose = AccountPurpose.VERIFICATION;
  const user = await context.dataSource.transaction(async (manager) => {
    const user = await redeemToken(manager, context, { token, purpose });
    if (!user) return null;
    await markVerified(manager, context, user);
    const actor = { userId: user.id };
    await recordAudit(manager, context, { action: "verifyEmail", entity: "User", entityId: user.id, actor });
    return user;
  });
  return user ? Object.assign(new EmailVerified(), { email: user.email }) : LinkExpired.standard;
}
