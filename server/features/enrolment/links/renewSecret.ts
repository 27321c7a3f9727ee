import type { Services } from "../../../platform/context";
import { hashToken } from "../../auth/sessions/sessions";
import { NO_REPEAT } from "../registration/findByKey";
import { Registration } from "../registration/registration.entity";
import { secretOf } from "../registration/registrationSecret";
import type { Transaction } from "../../../platform/transaction";

/** Replaces the secret of a locked order, and stops idempotent retries from returning the new one. E-mailed tokens stay valid. */
export async function renewSecret(
  { manager, services }: Transaction<Pick<Services, "hashing">>,
  order: Registration,
): Promise<Registration> {
  const secretVersion = order.secretVersion + 1;
  const renewed = manager.create(Registration, { ...order, secretVersion });
  const secretHash = hashToken(secretOf(services, renewed));
  await manager.update(Registration, { id: order.id }, { secretVersion, secretHash, ...NO_REPEAT });
  return renewed;
}
