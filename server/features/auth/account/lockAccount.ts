import type { EntityManager, FindOptionsWhere } from "typeorm";
import { User } from "../user.entity";

/** Lock order: the account before seats, orders, tokens and mailboxes. Leaves foreign-key references unblocked; null if deleted. */
export async function lockAccount(
  manager: EntityManager,
  where: FindOptionsWhere<User>,
): Promise<User | null> {
  return manager.findOne(User, { where, lock: { mode: "for_no_key_update" } });
}
