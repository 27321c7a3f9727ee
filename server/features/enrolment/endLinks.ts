import type { EntityManager } from "typeorm";
import type { Services } from "../../graphql/context";
import { endCalendarAddress } from "./calendarAddress";
import { Registration } from "./registration.entity";
import { renewSecret } from "./renewSecret";

/** Ends the links to an account's calendar and orders, in the caller's transaction. */
export async function endLinks(
  manager: EntityManager,
  services: Pick<Services, "hashing">,
  userId: string,
): Promise<void> {
  await endCalendarAddress(manager, userId);
  const orders = await manager.find(Registration, {
    where: { userId },
    order: { id: "ASC" },
    lock: { mode: "pessimistic_write" },
  });
  for (const order of orders) await renewSecret(manager, services, order);
}
