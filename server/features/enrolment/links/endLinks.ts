import type { Services } from "../../../platform/context";
import { endCalendarAddress } from "../calendar/calendarAddress";
import { Registration } from "../registration/registration.entity";
import { renewSecret } from "./renewSecret";
import type { Transaction } from "../../../platform/transaction";

export async function endLinks(
  { manager, services }: Transaction<Pick<Services, "hashing">>,
  userId: string,
): Promise<void> {
  await endCalendarAddress(manager, userId);
  const orders = await manager.find(Registration, {
    where: { userId },
    order: { id: "ASC" },
    lock: { mode: "pessimistic_write" },
  });
  for (const order of orders) await renewSecret({ manager, services }, order);
}
