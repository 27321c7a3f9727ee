import type { EntityManager } from "typeorm";
import { emailKey } from "../../core/text/email";
import { User } from "./user.entity";

/** Finds an account by any spelling of its address, with the password hash that the entity does not select. */
export async function findUserByEmail(
  manager: EntityManager,
  email: string,
): Promise<{ user: User; passwordHash: string | null } | null> {
  const found = await manager
    .createQueryBuilder(User, "user")
    .addSelect("user.passwordHash")
    .where({ emailKey: emailKey(email) })
    .getOne();
  if (!found) return null;
  const { passwordHash, ...visible } = found;
  return { user: manager.create(User, visible), passwordHash };
}
