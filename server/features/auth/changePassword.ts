import { Not } from "typeorm";
import type { Context } from "../../graphql/context";
import { signedInActor } from "../../graphql/context";
import { recordAudit } from "../../platform/audit/recordAudit";
import { countAttempt } from "../../platform/countAttempt";
import type { ChangePasswordInput } from "./auth.inputs";
import type { TooManyAttempts } from "./auth.results";
import { InvalidCredentials, PasswordChanged, tooManyAttempts } from "./auth.results";
import { refuseCommonPassword } from "./commonPassword";
import { findUserByEmail } from "./findUserByEmail";
import { Session } from "./session.entity";
import { passwordLimits } from "./signIn";
import { openSession, replaceSession } from "./sessions";
import { User } from "./user.entity";

/** Sets a new password and ends every session but a new one for this browser. */
export async function changePassword(
  context: Context,
  input: ChangePasswordInput,
): Promise<PasswordChanged | InvalidCredentials | TooManyAttempts> {
  refuseCommonPassword(input.newPassword, "newPassword");
  const actor = await signedInActor(context);
  const { email } = await context.dataSource.manager.findOneByOrFail(User, { id: actor.userId });
  const attempt = await countAttempt(context, passwordLimits(context, email));
  if (attempt.retryAfterSeconds !== null) return tooManyAttempts(attempt.retryAfterSeconds);

  const found = await findUserByEmail(context.dataSource.manager, email);
  const isMatch = await context.hashing.verifyPassword(input.currentPassword, found?.passwordHash ?? null);
  if (!found || !isMatch) return InvalidCredentials.wrong;

  await attempt.refund();
  const { user } = found;
  const passwordHash = await context.hashing.hashPassword(input.newPassword);
  const session = await context.dataSource.transaction(async (manager) => {
    await manager.update(User, { id: user.id }, { passwordHash });
    await recordAudit(manager, context, { action: "changePassword", entity: "User", entityId: user.id });
    const session = await replaceSession({ manager, context, user });
    await manager.delete(Session, { userId: user.id, id: Not(session.id) });
    return session;
  });
  openSession(context, session);
  return Object.assign(new PasswordChanged(), { viewer: user });
}
