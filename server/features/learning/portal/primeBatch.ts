import type { Context } from "../../../platform/context";
import { BatchAccess } from "../access/batchAccess.entity";
import type { Batch } from "../batch.entity";
import { batchById, ownAccessByBatch } from "../learning.loaders";

interface ReadBatch {
  batch: Batch;
  userId: string;
  /** Of the viewer's access to the batch. */
  accessId: string | null;
}

/** Field resolvers then read none of it again; they still apply the policy. */
export function primeBatch(context: Context, { batch, userId, accessId }: ReadBatch): void {
  const access = accessId
    ? Object.assign(new BatchAccess(), { id: accessId, userId, batchId: batch.id })
    : undefined;
  batchById(context).prime(batch.id, batch);
  ownAccessByBatch(context).prime(batch.id, access);
}
