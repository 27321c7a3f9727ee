import type { Page, PageArgs } from "../../core/paging/connection";
import type { Context } from "../../platform/context";
import { signedInActor } from "../../core/requestContext";
import { newestPage } from "../../core/paging/keysetPage";
import type { Batch } from "./batch.entity";
import { openBatchSql } from "./batch.policy";
import { courseById } from "./learning.loaders";
import { BatchAccess } from "./access/batchAccess.entity";

interface OwnBatchRow {
  id: string;
  batch: Batch;
}

export async function findOwnBatchPage(context: Context, args: PageArgs): Promise<Page<OwnBatchRow>> {
  const { userId } = await signedInActor(context);
  const query = context.dataSource.manager
    .createQueryBuilder(BatchAccess, "access")
    .innerJoinAndSelect("access.batch", "batch")
    .innerJoinAndSelect("batch.course", "course")
    .where("access.userId = :userId", { userId })
    .andWhere(openBatchSql({ batch: "batch", course: "course", person: "access.user_id" }));
  const page = await newestPage(query, "grantedAt", args);
  for (const { batch } of page.nodes) courseById(context).prime(batch.courseId, batch.course);
  return page;
}
