import type { EntityManager } from "typeorm";
import { IsNull, Not } from "typeorm";
import { isPersonName } from "../../../core/text/personName";
import { User } from "../user.entity";

const MAX_CHARACTERS = 60;

function nameIn(email: string): string {
  const words = email.slice(0, email.indexOf("@")).replace(/[^\p{L}\p{M}\p{N}]+/gu, " ");
  const name = words.trim().slice(0, MAX_CHARACTERS).trim();
  return name !== "" && isPersonName(name) ? name : "Learner";
}

/** Overwrites an unverified name and phone, which a stranger may have typed. A never used account keeps its order's name. */
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
  const columns = { name: name ?? nameIn(email), ...(wasUsed && { phone: null }) };
  await manager.update(User, { id }, columns);
  return manager.create(User, { ...user, ...columns });
}
