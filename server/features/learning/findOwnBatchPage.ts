import type { Page, PageArgs } from "../../graphql/connection";
import { decodeCursor, isTimestamp, toPage } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { signedInActor } from "../../graphql/context";
import type { Batch } from "./batch.entity";
import { BatchAccess } from "./batchAccess.entity";

interface OwnBatchRow {
  id: string;
  batch: Batch;
}

/** A page of the batches that the actor is inside of, the newest first; a draft's are not there yet. */
export async function findOwnBatchPage(
  context: Context,
  { first, after }: PageArgs,
): Promise<Page<OwnBatchRow>> {
  const { userId } = await signedInActor(context);
  const cursor = decodeCursor(after, isTimestamp);
  const query = context.dataSource.manager
    .createQueryBuilder(BatchAccess, "access")
    .innerJoinAndSelect("access.batch", "batch")
    .innerJoin("batch.course", "course", "course.isPublished")
    .where("access.userId = :userId", { userId })
    .orderBy("access.grantedAt", "DESC")
    .addOrderBy("access.id", "DESC")
    .take(first + 1);
  if (cursor)
    query.andWhere("(access.grantedAt, access.id) < (:at, :id)", { at: cursor.sort, id: cursor.id });
  return toPage(await query.getMany(), first, ({ grantedAt, id }) => ({
    sort: grantedAt.toISOString(),
    id,
  }));
}
