import type { EntityManager } from "typeorm";
import { emailKey } from "../../core/email";

/** Gives an account the orders that were made without one for its address; whose they are is then told by the account alone. */
export async function claimOrders(
  manager: EntityManager,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await manager.query("UPDATE registrations SET user_id = $1 WHERE user_id IS NULL AND email_key = $2", [
    id,
    emailKey(email),
  ]);
}
