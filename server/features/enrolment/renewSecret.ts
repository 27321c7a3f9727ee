import type { EntityManager } from "typeorm";
import type { Services } from "../../graphql/context";
import { hashToken } from "../auth/sessions";
import { NO_REPEAT } from "./findByKey";
import { Registration } from "./registration.entity";
import { secretOf } from "./registrationSecret";

/**
 * Gives the order, whose row the caller has locked, another secret: the earlier one opens nothing, and the request that
 * made the order is not answered with the new one. Mailed tokens stay.
 */
export async function renewSecret(
  manager: EntityManager,
  services: Pick<Services, "hashing">,
  order: Registration,
): Promise<Registration> {
  const secretVersion = order.secretVersion + 1;
  const renewed = manager.create(Registration, { ...order, secretVersion });
  const secretHash = hashToken(secretOf(services, renewed));
  await manager.update(Registration, { id: order.id }, { secretVersion, secretHash, ...NO_REPEAT });
  return renewed;
}
