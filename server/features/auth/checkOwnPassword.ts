import type { Context } from "../../graphql/context";
import { signedInActor } from "../../graphql/context";
import { countAttempt } from "../../platform/countAttempt";
import type { TooManyAttempts } from "./auth.results";
import { InvalidCredentials, tooManyAttempts } from "./auth.results";
import { findUserByEmail } from "./findUserByEmail";
import { passwordLimits } from "./signIn";
import { User } from "./user.entity";

/** The account, and the hash of the password that was right for it a moment ago. */
export interface ProvenOwner {
  user: User;
  passwordHash: string;
}

export function isProven(
  checked: ProvenOwner | InvalidCredentials | TooManyAttempts,
): checked is ProvenOwner {
  return "passwordHash" in checked;
}

/** Asks the signed-in once more for their password: whoever found an open browser does not know it. */
export async function checkOwnPassword(
  context: Context,
  password: string,
): Promise<ProvenOwner | InvalidCredentials | TooManyAttempts> {
  const actor = await signedInActor(context);
  const { manager } = context.dataSource;
  const { email } = await manager.findOneByOrFail(User, { id: actor.userId });
  const attempt = await countAttempt(context, passwordLimits(context, email));
  if (attempt.retryAfterSeconds !== null) return tooManyAttempts(attempt.retryAfterSeconds);

  const found = await findUserByEmail(manager, email);
  const isMatch = await context.hashing.verifyPassword(password, found?.passwordHash ?? null);
  if (!found?.passwordHash || !isMatch || found.user.id !== actor.userId) return InvalidCredentials.wrong;
  await attempt.refund();
  return { user: found.user, passwordHash: found.passwordHash };
}
