import type { Page, PageArgs } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { signedInActor } from "../../graphql/context";
import { newestPage } from "../../platform/keysetPage";
import type { Batch } from "./batch.entity";
import { BatchAccess } from "./batchAccess.entity";

interface OwnBatchRow {
  id: string;
  batch: Batch;
}

/** A page of the batches that the actor is inside of, the newest first; a draft's are not there yet. */
export async function findOwnBatchPage(context: Context, args: PageArgs): Promise<Page<OwnBatchRow>> {
  const { userId } = await signedInActor(context);
  const query = context.dataSource.manager
    .createQueryBuilder(BatchAccess, "access")
    .innerJoinAndSelect("access.batch", "batch")
    .innerJoin("batch.course", "course", "course.isPublished")
    .where("access.userId = :userId", { userId });
  return newestPage(query, "grantedAt", args);
}
