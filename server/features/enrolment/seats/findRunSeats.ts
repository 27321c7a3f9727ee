import type { EntityManager } from "typeorm";
import type { RunHolders } from "../../../platform/runSeats";
import { isForgotten } from "../privacy/forgetPerson";
import { Registration, RegistrationState } from "../orders/registration.entity";

const CONFIRMED = { state: RegistrationState.CONFIRMED };

export async function findRunIdsOf(manager: EntityManager, userId: string): Promise<string[]> {
  const rows = await manager.find(Registration, {
    select: { id: true, runId: true },
    where: { ...CONFIRMED, userId },
  });
  return [...new Set(rows.flatMap(({ runId }) => (runId ? [runId] : [])))];
}

export async function findRunHolders(manager: EntityManager, runId: string): Promise<RunHolders> {
  const holders = await manager.find(Registration, {
    select: { id: true, userId: true, name: true, email: true, emailConfirmedAt: true },
    where: { ...CONFIRMED, runId },
  });
  const guests = holders.filter((one) => one.userId === null && one.emailConfirmedAt && !isForgotten(one));
  return {
    accountIds: [...new Set(holders.flatMap(({ userId }) => (userId ? [userId] : [])))],
    guests: guests.map(({ name, email }) => ({ name, email })),
  };
}
