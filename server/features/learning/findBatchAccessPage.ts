import { isUUID } from "class-validator";
import type { EntityManager } from "typeorm";
import type { Page, PageArgs } from "../../graphql/connection";
import { decodeCursor, isTimestamp, toPage } from "../../graphql/connection";
import { BatchAccess } from "./batchAccess.entity";

/** A page of those who are inside a batch, the newest first. */
export async function findBatchAccessPage(
  manager: EntityManager,
  { batchId, first, after }: PageArgs & { batchId: string },
): Promise<Page<BatchAccess>> {
  const cursor = decodeCursor(after, isTimestamp);
  if (!isUUID(batchId)) return toPage<BatchAccess>([], first, () => ({ sort: "", id: "" }));
  const query = manager
    .createQueryBuilder(BatchAccess, "access")
    .where("access.batchId = :batchId", { batchId })
    .orderBy("access.grantedAt", "DESC")
    .addOrderBy("access.id", "DESC")
    .take(first + 1);
  if (cursor)
    query.andWhere("(access.grantedAt, access.id) < (:at, :id)", { at: cursor.sort, id: cursor.id });
  return toPage(await query.getMany(), first, (access) => ({
    sort: access.grantedAt.toISOString(),
    id: access.id,
  }));
}
