import { emailKey } from "../../core/email";
import type { Role } from "../../graphql/authorization";
import type { Context } from "../../graphql/context";
import { recordAudit } from "../../platform/audit/recordAudit";
import { countAttempt } from "../../platform/countAttempt";
import { defineLimit } from "../../platform/rateLimits";
import { SecurityEventKind } from "../../platform/security/securityEvent.entity";
import type { SignInInput } from "./auth.inputs";
import { InvalidCredentials, SignedIn, tooManyAttempts } from "./auth.results";
import type { TooManyAttempts } from "./auth.results";
import { findUserByEmail } from "./findUserByEmail";
import { openSession, replaceSession } from "./sessions";
import { User } from "./user.entity";

const PER_ACCOUNT_AND_ADDRESS = defineLimit({ name: "sign-in", points: 5, seconds: 5 * 60 });
const PER_ACCOUNT = defineLimit({ name: "sign-in-account", points: 30, seconds: 24 * 60 * 60 });

/** The limits on guessing an account's password. */
function passwordLimits(context: Context, email: string) {
  const account = emailKey(email);
  return [
    { limit: PER_ACCOUNT_AND_ADDRESS, key: `${account}:${context.clientAddress}` },
    { limit: PER_ACCOUNT, key: account },
  ];
}

/** Checks e-mail and password and starts a session; `onlyRole` admits nobody else, with the same answer as a wrong password. */
export async function signIn(
  context: Context,
  input: SignInInput,
  onlyRole?: Role,
): Promise<SignedIn | InvalidCredentials | TooManyAttempts> {
  const attempt = await countAttempt(context, passwordLimits(context, input.email));
  if (attempt.retryAfterSeconds !== null) return tooManyAttempts(attempt.retryAfterSeconds);

  const found = await findUserByEmail(context.dataSource.manager, input.email);
  const isMatch = await context.hashing.verifyPassword(input.password, found?.passwordHash ?? null);
  if (!found?.passwordHash || !isMatch || (onlyRole && found.user.role !== onlyRole)) {
    const { clientAddress } = context;
    const detail = onlyRole ? "signInStaff" : "signIn";
    const accountId = found?.user.id;
    context.security.note({ kind: SecurityEventKind.SIGN_IN_FAILED, detail, clientAddress, accountId });
    return InvalidCredentials.wrong;
  }

  await attempt.refund();
  const { user, passwordHash } = found;
  const session = await context.dataSource.transaction(async (manager) => {
    // A password that was changed since it was checked opens nothing: the change ends sessions, and this one comes after.
    const current = await manager.findOne(User, {
      where: { id: user.id, passwordHash },
      lock: { mode: "pessimistic_read" },
    });
    if (!current) return null;
    await recordAudit(manager, context, {
      action: "signIn",
      entity: "User",
      entityId: user.id,
      actor: { userId: user.id, name: user.name },
    });
    return replaceSession({ manager, context, user });
  });
  if (!session) return InvalidCredentials.wrong;
  openSession(context, session);
  return Object.assign(new SignedIn(), { viewer: user });
}
