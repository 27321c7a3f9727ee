import type { EntityManager, FindOptionsWhere } from "typeorm";
import { User } from "../user.entity";

/**
 * Locks the account's row, before any seat, order, token or mailbox; null if there is no such account any more. Others may
 * refer to it at the same time, such as an order that is being confirmed.
 */
export async function lockAccount(
  manager: EntityManager,
  where: FindOptionsWhere<User>,
): Promise<User | null> {
  return manager.findOne(User, { where, lock: { mode: "for_no_key_update" } });
}
