import { Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { countAttempt, makeAttempt } from "../../../platform/limits/countAttempt";
import { queueEmail } from "../../../platform/mail/queueEmail";
import { SecurityEventKind } from "../../../platform/security/securityEvent.entity";
import { newDeviceEmail } from "../account/accountEmails";
import type { SignInInput } from "./auth.inputs";
import { InvalidCredentials, SignedIn } from "./auth.results";
import { findUserByEmail } from "../findUserByEmail";
import { findKnownDevice } from "./knownDevice";
import { lockProvenAccount } from "../account/lockProvenAccount";
import { nameBrowser } from "./nameBrowser";
import { openSession, replaceSession } from "./sessions";
import { signInLimits } from "./signInLimits";
import { User } from "../user.entity";

/** `onlyRole` rejects other roles with the same response as a wrong password. */
export async function signIn(
  context: Context,
  input: SignInInput,
  onlyRole?: Role,
): Promise<SignedIn | InvalidCredentials> {
  const found = await findUserByEmail(context.dataSource.manager, input.email);
  const limits = signInLimits(context, { email: input.email, user: found?.user ?? null });
  const attempt = await countAttempt(context, limits);

  const isMatch = await makeAttempt(attempt, () =>
    context.hashing.verifyPassword(input.password, found?.passwordHash ?? null),
  );
  if (!found?.passwordHash || !isMatch || (onlyRole && found.user.role !== onlyRole)) {
    const { clientAddress } = context;
    const detail = onlyRole ? "signInStaff" : "signIn";
    const accountId = found?.user.id;
    context.security.note({ kind: SecurityEventKind.SIGN_IN_FAILED, detail, clientAddress, accountId });
    return InvalidCredentials.wrong;
  }

  await attempt.refund();
  const { user, passwordHash } = found;
  const renewedHash = context.hashing.isOutdated(passwordHash)
    ? await context.hashing.hashPassword(input.password)
    : null;
  const session = await context.dataSource.transaction(async (manager) => {
    // A concurrent password change ends sessions, and would miss this new one.
    if (!(await lockProvenAccount(manager, user))) return null;
    await recordAudit(
      { manager, services: context },
      {
        action: "signIn",
        entity: "User",
        entityId: user.id,
        actor: { userId: user.id },
      },
    );
    if (user.role === Role.ADMIN && !findKnownDevice(context, user))
      await queueEmail({ manager, services: context }, newDeviceEmail(user, nameBrowser(context.userAgent)));
    return replaceSession({ manager, context, userId: user.id });
  });
  if (!session) return InvalidCredentials.wrong;
  if (renewedHash)
    await context.dataSource.manager.update(
      User,
      { id: user.id, passwordHash },
      { passwordHash: renewedHash },
    );
  openSession(context, session);
  return Object.assign(new SignedIn(), { viewer: user });
}
