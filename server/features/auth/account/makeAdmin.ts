import { validate } from "class-validator";
import { emailColumns } from "../../../core/text/email";
import { brokenUniqueIndex } from "../../../database/conflicts";
import { Role } from "../../../core/authorization";
import type { Services } from "../../../platform/context";
import { Conflict, Invalid, NotFound } from "../../../core/errors";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { notifyStaff } from "../../../platform/mail/notifyStaff";
import { ChoosePasswordInput, SignUpInput } from "../sessions/auth.inputs";
import { findUserByEmail } from "../findUserByEmail";
import { lockAccount } from "./lockAccount";
import { markVerified } from "./markVerified";
import { Session } from "../sessions/session.entity";
import { takeOverAccount } from "./takeOverAccount";
import { User } from "../user.entity";
import { refuseWeakPassword } from "../passwords/weakPassword";

function operator({ clock, jobs }: Services) {
  return { clock, jobs, actor: async () => null, clientAddress: "" };
}

function newAdmin({ name, email }: Pick<User, "name" | "email">) {
  return {
    subject: "A new administrator was added",
    paragraphs: [
      `${name} (${email}) can now sign in to the content area. A command on the server added them.`,
    ],
  };
}

async function refuseInvalid(input: SignUpInput | ChoosePasswordInput): Promise<void> {
  const problems = await validate(input, { stopAtFirstError: true, skipMissingProperties: true });
  if (problems.length === 0) return;
  throw new Invalid(
    problems.flatMap(({ property, constraints }) =>
      Object.values(constraints ?? {}).map((message) => ({ field: property, message })),
    ),
  );
}

export async function makeAdmin(
  services: Services,
  details: Pick<SignUpInput, "name" | "email" | "password">,
): Promise<User> {
  await refuseInvalid(Object.assign(new SignUpInput(), details));
  await refuseWeakPassword(services, { password: details.password, field: "password", owner: details });
  const passwordHash = await services.hashing.hashPassword(details.password);
  const { email, emailKey } = emailColumns(details.email);
  const columns = { name: details.name.trim(), email, phone: null, role: Role.ADMIN };
  try {
    return await services.dataSource.transaction(async (manager) => {
      const user = await manager.save(manager.create(User, { ...columns, emailKey, passwordHash }));
      await markVerified({ manager, services }, user);
      const record = { action: "makeAdmin", entity: "User", entityId: user.id, after: { role: user.role } };
      await recordAudit({ manager, services: operator(services) }, record);
      await notifyStaff({ manager, services }, newAdmin(user));
      return user;
    });
  } catch (error) {
    if (brokenUniqueIndex(error) !== "users_email_unique") throw error;
    throw new Conflict(
      "There is an account with this e-mail address already. Add --promote to make it an administrator’s. If nobody has confirmed its address, it gets the password that you type, and its old one ends.",
    );
  }
}

interface Promotion {
  email: string;
  /** For an account with an unverified address. */
  name: string;
  /** Called only if the address is unverified. */
  readNewPassword: () => Promise<string>;
}

/** A stranger may have signed up with an unverified address, so its owner gets a new password. */
async function hashNewPassword(
  services: Services,
  owner: User,
  { name, readNewPassword }: Promotion,
): Promise<string> {
  const newPassword = await readNewPassword();
  await refuseInvalid(Object.assign(new ChoosePasswordInput(), { newPassword, name: name || null }));
  await refuseWeakPassword(services, { password: newPassword, field: "newPassword", owner });
  return services.hashing.hashPassword(newPassword);
}

/** Ends the account's sessions, since staff sessions expire sooner. */
export async function promoteToAdmin(services: Services, promotion: Promotion): Promise<User> {
  const found = await findUserByEmail(services.dataSource.manager, promotion.email);
  if (!found) throw new NotFound("account");
  const { id, email, emailVerifiedAt } = found.user;
  const passwordHash = emailVerifiedAt ? null : await hashNewPassword(services, found.user, promotion);
  return services.dataSource.transaction(async (manager) => {
    const user = await lockAccount(manager, { id, email });
    if (!user) throw new Conflict("The account changed a moment ago. Please try again.");
    const owned = passwordHash
      ? await takeOverAccount({ manager, services }, { user, name: promotion.name || null, passwordHash })
      : user;
    await manager.update(User, { id }, { role: Role.ADMIN });
    await manager.delete(Session, { userId: id });
    await recordAudit(
      { manager, services: operator(services) },
      {
        action: "promoteToAdmin",
        entity: "User",
        entityId: id,
        before: { role: user.role },
        after: { role: Role.ADMIN },
      },
    );
    await notifyStaff({ manager, services }, newAdmin(owned));
    return owned;
  });
}
