import type { EntityManager } from "typeorm";
import type { RunHolders } from "../../../platform/runSeats";
import { isForgotten } from "../registration/isForgotten";
import { Registration, RegistrationState } from "../registration/registration.entity";

const CONFIRMED = { state: RegistrationState.CONFIRMED };

export const RUNS_OF_ACCOUNT = `
  SELECT DISTINCT run_id AS id FROM registrations
  WHERE user_id = $1 AND state = '${RegistrationState.CONFIRMED}' AND run_id IS NOT NULL`;

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
