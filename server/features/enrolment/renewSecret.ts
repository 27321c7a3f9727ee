import type { EntityManager } from "typeorm";
import type { Services } from "../../graphql/context";
import { hashToken } from "../auth/sessions";
import { Registration } from "./registration.entity";
import { secretOf } from "./registrationSecret";

/** Gives the order, whose row the caller has locked, another secret: the earlier one opens nothing. Mailed tokens stay. */
export async function renewSecret(
  manager: EntityManager,
  services: Pick<Services, "hashing">,
  order: Registration,
): Promise<Registration> {
  const secretVersion = order.secretVersion + 1;
  const renewed = manager.create(Registration, { ...order, secretVersion });
  const secretHash = hashToken(secretOf(services, renewed));
  await manager.update(Registration, { id: order.id }, { secretVersion, secretHash });
  return renewed;
}
