import { emailColumns, emailKey } from "../../../core/text/email";
import { brokenUniqueIndex } from "../../../database/conflicts";
import { Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { readPolicyVersion } from "../../../platform/readPolicyVersion";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { countAttempt, makeAttempt } from "../../../platform/limits/countAttempt";
import { phoneOrRefuse } from "../../../core/text/phoneOrRefuse";
import { limitOf } from "../../../platform/limits/limits";
import type { SignUpInput } from "./auth.inputs";
import { EmailTaken, SignedIn } from "./auth.results";
import { openSession, replaceSession } from "./sessions";
import { User } from "../user.entity";
import { askForVerification } from "../account/verifyEmail";
import { refuseWeakPassword } from "../passwords/weakPassword";

/** A classroom may share a client. Both limits also bound what `EmailTaken` reveals: decision 011. */
const PER_CLIENT = limitOf("sign-up");
const PER_EMAIL = limitOf("sign-up-email");
/** Estimating a password takes tens of milliseconds of CPU; a rejected one counts against no other limit. */
const CHOICES = limitOf("sign-up-password");

export async function signUp(context: Context, input: SignUpInput): Promise<SignedIn | EmailTaken> {
  await countAttempt(context, [{ limit: CHOICES, key: context.clientAddress }]);
  await refuseWeakPassword(context, { password: input.password, field: "password", owner: input });
  const phone = phoneOrRefuse(input.phone);
  const attempt = await countAttempt(context, [
    { limit: PER_EMAIL, key: emailKey(input.email) },
    { limit: PER_CLIENT, key: context.clientAddress },
  ]);
  const passwordHash = await makeAttempt(attempt, () => context.hashing.hashPassword(input.password));
  try {
    const { user, session } = await context.dataSource.transaction(async (manager) => {
      const user = await manager.save(
        manager.create(User, {
          name: input.name.trim(),
          ...emailColumns(input.email),
          phone,
          role: Role.LEARNER,
          passwordHash,
          policyVersion: await readPolicyVersion(manager),
        }),
      );
      const actor = { userId: user.id };
      await recordAudit(
        { manager, services: context },
        { action: "signUp", entity: "User", entityId: user.id, actor },
      );
      await askForVerification({ manager, services: context }, user);
      return { user, session: await replaceSession({ manager, context, userId: user.id }) };
    });
    openSession(context, session);
    return Object.assign(new SignedIn(), { viewer: user });
  } catch (error) {
    if (brokenUniqueIndex(error) !== "users_email_unique") throw error;
    return Object.assign(new EmailTaken(), {
      message: "There is an account with this e-mail address already. Please sign in instead.",
    });
  }
}
