import type { EntityManager } from "typeorm";
import { emailKey } from "../../../core/text/email";
import type { Services } from "../../../platform/context";
import type { RunHolders } from "../../../platform/runSeats";
import { BatchAccess } from "../../learning/access/batchAccess.entity";
import { findBatchLearners } from "../../learning/findBatchLearners";
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

const VERIFIED = "SELECT email FROM users WHERE id = ANY($1::uuid[]) AND email_verified_at IS NOT NULL";

/** How many of them get e-mails: verified accounts, and guests who have none. */
export async function countMailed(
  manager: EntityManager,
  services: People,
  parent: ClassParent,
): Promise<number> {
  const { accountIds, guests } = await findClassReaders(manager, services, parent);
  const rows = await manager.query<{ email: string }[]>(VERIFIED, [accountIds]);
  const known = new Set(rows.map(({ email }) => emailKey(email)));
  return known.size + guests.filter(({ email }) => !known.has(emailKey(email))).length;
}
