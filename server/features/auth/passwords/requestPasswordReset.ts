import { setTimeout as sleep } from "node:timers/promises";
import { emailKey } from "../../../core/text/email";
import type { Context } from "../../../platform/context";
import { countAttempt } from "../../../platform/limits/countAttempt";
import { queueEmail } from "../../../platform/mail/queueEmail";
import { limitOf } from "../../../platform/limits/limits";
import { SecurityEventKind } from "../../../platform/security/securityEvent.entity";
import { passwordResetEmail } from "../account/accountEmails";
import { AccountPurpose } from "../account/accountToken.entity";
import { makeAccountLink } from "../account/accountTokens";
import type { RequestPasswordResetInput } from "../sessions/auth.inputs";
import { PasswordResetRequested } from "../sessions/auth.results";
import { findUserByEmail } from "../findUserByEmail";

const PER_ACCOUNT = limitOf("reset-account");
/** A classroom may share an address. */
const PER_ADDRESS = limitOf("reset-address");

/** Longer than queueing the e-mail takes, so that timing does not reveal whether an account exists. */
const ANSWER_AFTER_MS = 300;

async function writeEmail(context: Context, email: string): Promise<void> {
  const found = await findUserByEmail(context.dataSource.manager, email);
  context.security.note({
    kind: SecurityEventKind.PASSWORD_RESET_REQUESTED,
    detail: found ? "" : "unknown account",
    clientAddress: context.clientAddress,
    accountId: found?.user.id,
  });
  if (!found) return;
  const { user } = found;
  await context.dataSource.transaction(async (manager) => {
    const link = await makeAccountLink(
      { manager, services: context },
      { user, purpose: AccountPurpose.RESET },
    );
    await queueEmail({ manager, services: context }, passwordResetEmail(user, link));
  });
}

export async function requestPasswordReset(
  context: Context,
  { email }: RequestPasswordResetInput,
): Promise<PasswordResetRequested> {
  await countAttempt(context, [
    { limit: PER_ADDRESS, key: context.clientAddress },
    { limit: PER_ACCOUNT, key: emailKey(email) },
  ]);
  await Promise.all([writeEmail(context, email), sleep(ANSWER_AFTER_MS)]);
  return Object.assign(new PasswordResetRequested(), { email: email.trim() });
}
