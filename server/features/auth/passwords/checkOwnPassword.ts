import type { Context } from "../../../platform/context";
import { signedInActor } from "../../../core/requestContext";
import { Unauthenticated } from "../../../core/errors";
import { countAttempt, makeAttempt } from "../../../platform/limits/countAttempt";
import { limitOf } from "../../../platform/limits/limits";
import { SecurityEventKind } from "../../../platform/security/securityEvent.entity";
import { InvalidCredentials } from "../sessions/auth.results";
import { findUserByEmail } from "../findUserByEmail";
import { User } from "../user.entity";

export function isProven(checked: User | InvalidCredentials): checked is User {
  return checked instanceof User;
}

/** Per session, so that failures elsewhere never block the owner, nor the reverse. */
const PER_SESSION = limitOf("own-password");
const PER_SESSION_AND_DAY = limitOf("own-password-day");

/** Returns the account as of the check (see `lockProvenAccount`): an unattended browser must not be enough. */
export async function checkOwnPassword(
  context: Context,
  password: string,
): Promise<User | InvalidCredentials> {
  const actor = await signedInActor(context);
  const { manager } = context.dataSource;
  // The account may have been deleted since the session was read.
  const account = await manager.findOneBy(User, { id: actor.userId });
  if (!account) throw new Unauthenticated();
  const attempt = await countAttempt(context, [
    { limit: PER_SESSION, key: actor.sessionId },
    { limit: PER_SESSION_AND_DAY, key: actor.sessionId },
  ]);

  const found = await findUserByEmail(manager, account.email);
  const isMatch = await makeAttempt(attempt, () =>
    context.hashing.verifyPassword(password, found?.passwordHash ?? null),
  );
  if (!found?.passwordHash || !isMatch || found.user.id !== actor.userId) {
    context.security.note({
      kind: SecurityEventKind.PASSWORD_CHECK_FAILED,
      detail: "",
      clientAddress: context.clientAddress,
      accountId: actor.userId,
    });
    return InvalidCredentials.wrong;
  }
  await attempt.refund();
  return found.user;
}
