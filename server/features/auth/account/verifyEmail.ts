import type { Context, Services } from "../../../platform/context";
import { signedInActor } from "../../../core/requestContext";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { countAttempt } from "../../../platform/limits/countAttempt";
import { queueEmail } from "../../../platform/mail/queueEmail";
import { limitOf } from "../../../platform/limits/limits";
import { verificationEmail } from "./accountEmails";
import { AccountPurpose } from "./accountToken.entity";
import { makeAccountLink, readToken } from "./accountTokens";
import type { VerifyEmailInput } from "../sessions/auth.inputs";
import type { InvalidCredentials, PasswordNeeded } from "../sessions/auth.results";
import { EmailVerificationRequested, EmailVerified, LinkExpired } from "../sessions/auth.results";
import { lockAccount } from "./lockAccount";
import { markVerified } from "./markVerified";
import { proveOwner } from "./proveOwner";
import { User } from "../user.entity";
import type { Transaction } from "../../../platform/transaction";

const PER_ACCOUNT = limitOf("verification");

export async function askForVerification(
  { manager, services }: Transaction<Pick<Services, "clock" | "hashing" | "jobs" | "security">>,
  user: User,
): Promise<void> {
  const link = await makeAccountLink({ manager, services }, { user, purpose: AccountPurpose.VERIFICATION });
  await queueEmail({ manager, services }, verificationEmail(user, link));
}

export async function requestEmailVerification(context: Context): Promise<EmailVerificationRequested> {
  const actor = await signedInActor(context);
  const viewer = await context.dataSource.manager.findOneByOrFail(User, { id: actor.userId });
  if (!viewer.emailVerifiedAt) {
    await countAttempt(context, [{ limit: PER_ACCOUNT, key: viewer.id }]);
    await context.dataSource.transaction((manager) =>
      askForVerification({ manager, services: context }, viewer),
    );
  }
  return Object.assign(new EmailVerificationRequested(), { viewer });
}

async function mark(
  { manager, services: context }: Transaction<Context>,
  { id, email }: User,
): Promise<boolean> {
  const user = await lockAccount(manager, { id, email });
  if (!user) return false;
  await markVerified({ manager, services: context }, user);
  const actor = { userId: id };
  await recordAudit(
    { manager, services: context },
    { action: "verifyEmail", entity: "User", entityId: id, actor },
  );
  return true;
}

/** The link stays until it expires, so that a second click says "already verified"; it grants nothing. */
export async function verifyEmail(
  context: Context,
  { token, currentPassword }: VerifyEmailInput,
): Promise<EmailVerified | PasswordNeeded | InvalidCredentials | LinkExpired> {
  const { manager } = context.dataSource;
  const found = await readToken(
    { manager, services: context },
    { token, purpose: AccountPurpose.VERIFICATION },
  );
  if (!found || found.user.email !== found.sentTo) return LinkExpired.standard;
  const { email, emailVerifiedAt } = found.user;
  const wasVerified = emailVerifiedAt !== null;
  if (!wasVerified) {
    const refusal = await proveOwner(context, found.user, currentPassword);
    if (refusal) return refusal;
    if (
      !(await context.dataSource.transaction((inside) =>
        mark({ manager: inside, services: context }, found.user),
      ))
    )
      return LinkExpired.standard;
  }
  return Object.assign(new EmailVerified(), { email, wasVerified });
}
