import type { EntityManager } from "typeorm";
import type { Services } from "../../../../platform/context";
import type { RunHolders } from "../../../../platform/runSeats";
import { BatchAccess } from "../../access/batchAccess.entity";
import { findBatchLearners } from "../../findBatchLearners";
import type { ClassParent } from "../classParent";

type People = Pick<Services, "clock" | "runSeats">;

/** Who is notified of a class. */
export async function findClassReaders(
  manager: EntityManager,
  { clock, runSeats }: People,
  { batchId, runId }: ClassParent,
): Promise<RunHolders> {
  if (runId) return runSeats.holders(manager, runId);
  const learners = await findBatchLearners(manager, { id: batchId ?? "" }, clock.now());
  return { accountIds: learners, guests: [] };
}

/** The accounts that are expected in a class: nobody in particular in an open batch. */
export async function findClassLearners(
  manager: EntityManager,
  { runSeats }: People,
  { batchId, runId }: ClassParent,
): Promise<string[]> {
  if (runId) return (await runSeats.holders(manager, runId)).accountIds;
  const accesses = await manager.find(BatchAccess, {
    select: { id: true, userId: true },
    where: { batchId: batchId ?? "" },
  });
  return accesses.map(({ userId }) => userId);
}
