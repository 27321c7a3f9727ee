import type { EntityManager } from "typeorm";
import { IsNull, Not } from "typeorm";
import { User } from "./user.entity";

/**
 * The account with the name that its reader types: a stranger may have signed up with the address, and with any name
 * and phone. Where the reader types none, it is called by its address. One that nobody has used keeps its order's name.
 */
export async function renameUnverified(
  manager: EntityManager,
  user: User,
  typed: string | null | undefined,
): Promise<User> {
  if (user.emailVerifiedAt !== null) return user;
  const { id, email } = user;
  const name = typed?.trim();
  const wasUsed = await manager.existsBy(User, { id, passwordHash: Not(IsNull()) });
  if (!wasUsed && !name) return user;
  const columns = { name: name ?? email.slice(0, email.indexOf("@")), ...(wasUsed && { phone: null }) };
  await manager.update(User, { id }, columns);
  return manager.create(User, { ...user, ...columns });
}
