import type { Context } from "../../../platform/context";
import { countAttempt, makeAttempt } from "../../../platform/limits/countAttempt";
import { limitOf } from "../../../platform/limits/limits";
import { SecurityEventKind } from "../../../platform/security/securityEvent.entity";
import { InvalidCredentials, PasswordNeeded } from "../sessions/auth.results";
import { findUserByEmail } from "../findUserByEmail";
import type { User } from "../user.entity";

const PER_ACCOUNT = limitOf("mailed-link");

/** Null if the reader owns the account (session or password): a stranger who typed the address must not get its reader's data. */
export async function proveOwner(
  context: Context,
  user: User,
  currentPassword: string | null | undefined,
): Promise<PasswordNeeded | InvalidCredentials | null> {
  const actor = await context.actor();
  if (actor?.userId === user.id) return null;
  if (!currentPassword) return PasswordNeeded.standard;
  const attempt = await countAttempt(context, [{ limit: PER_ACCOUNT, key: user.id }]);
  const found = await findUserByEmail(context.dataSource.manager, user.email);
  const isMatch = await makeAttempt(attempt, () =>
    context.hashing.verifyPassword(currentPassword, found?.passwordHash ?? null),
  );
  if (!isMatch || found?.user.id !== user.id) {
    context.security.note({
      kind: SecurityEventKind.PASSWORD_CHECK_FAILED,
      detail: "mailed-link",
      clientAddress: context.clientAddress,
      accountId: user.id,
    });
    return InvalidCredentials.wrong;
  }
  await attempt.refund();
  return null;
}
