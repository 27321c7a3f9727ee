import { validate } from "class-validator";
import { emailColumns } from "../../core/email";
import { brokenUniqueIndex } from "../../database/conflicts";
import { Role } from "../../graphql/authorization";
import type { Services } from "../../graphql/context";
import { Conflict, Invalid, NotFound } from "../../graphql/errors";
import { recordAudit } from "../../platform/audit/recordAudit";
import { tellStaff } from "../../platform/tellStaff";
import { SignUpInput } from "./auth.inputs";
import { findUserByEmail } from "./findUserByEmail";
import { markVerified } from "./markVerified";
import { Session } from "./session.entity";
import { User } from "./user.entity";
import { refuseWeakPassword } from "./weakPassword";

/** Whoever may start programs beside the database has no session and no address. */
function operator({ clock }: Services) {
  return { clock, actor: async () => null, clientAddress: "" };
}

function newAdmin({ name, email }: Pick<User, "name" | "email">) {
  return {
    subject: "There is a new administrator",
    paragraphs: [
      `${name} (${email}) can now sign in to the content area. A command on the server added them.`,
    ],
  };
}

/** Makes a staff account, under the rules of every sign-up. */
export async function makeAdmin(
  services: Services,
  details: Pick<SignUpInput, "name" | "email" | "password">,
): Promise<User> {
  const problems = await validate(Object.assign(new SignUpInput(), details), { stopAtFirstError: true });
  if (problems.length > 0) {
    throw new Invalid(
      problems.flatMap(({ property, constraints }) =>
        Object.values(constraints ?? {}).map((message) => ({ field: property, message })),
      ),
    );
  }
  await refuseWeakPassword(services, { password: details.password, field: "password", owner: details });
  const passwordHash = await services.hashing.hashPassword(details.password);
  const { email, emailKey } = emailColumns(details.email);
  const columns = { name: details.name.trim(), email, phone: null, role: Role.ADMIN };
  try {
    return await services.dataSource.transaction(async (manager) => {
      const user = await manager.save(manager.create(User, { ...columns, emailKey, passwordHash }));
      await markVerified(manager, services, user);
      const record = { action: "makeAdmin", entity: "User", entityId: user.id, after: { role: user.role } };
      await recordAudit(manager, operator(services), record);
      await tellStaff(manager, services, newAdmin(user));
      return user;
    });
  } catch (error) {
    if (brokenUniqueIndex(error) !== "users_email_unique") throw error;
    throw new Conflict(
      "There is an account with this e-mail address already. Add --promote to make it staff.",
    );
  }
}

/** Makes an existing account staff, whose address counts as theirs from then on. Its sessions end: the next one has the shorter life of a staff session. */
export async function promoteToAdmin(services: Services, email: string): Promise<User> {
  return services.dataSource.transaction(async (manager) => {
    const found = await findUserByEmail(manager, email);
    if (!found) throw new NotFound("account");
    const { user } = found;
    await manager.update(User, { id: user.id }, { role: Role.ADMIN });
    await markVerified(manager, services, user);
    await manager.delete(Session, { userId: user.id });
    await recordAudit(manager, operator(services), {
      action: "promoteToAdmin",
      entity: "User",
      entityId: user.id,
      before: { role: user.role },
      after: { role: Role.ADMIN },
    });
    await tellStaff(manager, services, newAdmin(user));
    return user;
  });
}
