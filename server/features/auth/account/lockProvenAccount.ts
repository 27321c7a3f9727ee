import type { EntityManager } from "typeorm";
import { lockAccount } from "./lockAccount";
import type { User } from "../user.entity";

/** Locks the account; false if the password changed since it was checked. */
export async function lockProvenAccount(
  manager: EntityManager,
  { id, deviceGeneration }: User,
): Promise<boolean> {
  return (await lockAccount(manager, { id, deviceGeneration })) !== null;
}
