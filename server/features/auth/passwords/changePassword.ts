import { Not } from "typeorm";
import type { Context } from "../../../platform/context";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { countAttempt, makeAttempt } from "../../../platform/limits/countAttempt";
import { limitOf } from "../../../platform/limits/limits";
import { AccountPurpose, AccountToken } from "../account/accountToken.entity";
import type { ChangePasswordInput } from "../sessions/auth.inputs";
import { InvalidCredentials, PasswordChanged } from "../sessions/auth.results";
import { checkOwnPassword, isProven } from "./checkOwnPassword";
import { lockProvenAccount } from "../account/lockProvenAccount";
import { openSession, replaceSession } from "../sessions/sessions";
import { setPassword } from "./setPassword";
import { refuseWeakPassword } from "./weakPassword";

const PER_ACCOUNT = limitOf("password-change");

export async function changePassword(
  context: Context,
  input: ChangePasswordInput,
): Promise<PasswordChanged | InvalidCredentials> {
  const user = await checkOwnPassword(context, input.currentPassword);
  if (!isProven(user)) return user;

  await refuseWeakPassword(context, { password: input.newPassword, field: "newPassword", owner: user });
  const attempt = await countAttempt(context, [{ limit: PER_ACCOUNT, key: user.id }]);
  const passwordHash = await makeAttempt(attempt, () => context.hashing.hashPassword(input.newPassword));
  const session = await context.dataSource.transaction(async (manager) => {
    if (!(await lockProvenAccount(manager, user))) return null;
    // Someone with the old password may have requested another address. Links that verify the current one stay valid.
    await manager.delete(AccountToken, { userId: user.id, purpose: Not(AccountPurpose.VERIFICATION) });
    await setPassword({ manager, services: context }, { user, passwordHash });
    await recordAudit(
      { manager, services: context },
      { action: "changePassword", entity: "User", entityId: user.id },
    );
    return replaceSession({ manager, context, userId: user.id });
  });
  if (!session) return InvalidCredentials.wrong;
  openSession(context, session);
  return Object.assign(new PasswordChanged(), { viewer: user });
}
