import type { EntityManager } from "typeorm";
import { lockAccount } from "./lockAccount";
import type { User } from "../user.entity";

/** Locks the account's row. False if its password was changed since it was checked: then the check proves nothing. */
export async function lockProvenAccount(
  manager: EntityManager,
  { id, deviceGeneration }: User,
): Promise<boolean> {
  return (await lockAccount(manager, { id, deviceGeneration })) !== null;
}
