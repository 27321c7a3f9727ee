import type { EntityManager } from "typeorm";
import { User } from "./user.entity";

/** Locks the account's row. False if its password was changed since it was checked: then the check proves nothing. */
export async function lockProvenAccount(
  manager: EntityManager,
  { id, deviceGeneration }: User,
): Promise<boolean> {
  const lock = { mode: "for_no_key_update" } as const;
  return (await manager.findOne(User, { where: { id, deviceGeneration }, lock })) !== null;
}
