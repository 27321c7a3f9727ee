import type { EntityManager } from "typeorm";
import type { Page, PageArgs } from "../../../core/paging/connection";
import { newestPage } from "../../../core/paging/keysetPage";
import { BatchAccess } from "./batchAccess.entity";

export async function findBatchAccessPage(
  manager: EntityManager,
  { batchId, ...page }: PageArgs & { batchId: string },
): Promise<Page<BatchAccess>> {
  const query = manager
    .createQueryBuilder(BatchAccess, "access")
    .where("access.batchId = :batchId", { batchId });
  return newestPage(query, "grantedAt", page);
}
