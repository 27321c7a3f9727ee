import type { Context } from "../../../platform/context";
import type { Course } from "../../catalog/course.entity";
import { BatchAccess } from "../access/batchAccess.entity";
import type { Batch } from "../batch.entity";
import { batchById, courseById, ownAccessByBatch } from "../learning.loaders";

interface ReadBatch {
  batch: Batch;
  course: Course;
  userId: string;
  /** Of the viewer's access to the batch. */
  accessId: string | null;
}

/** Field resolvers then read none of it again; they still apply the policy. */
export function primeBatch(context: Context, { batch, course, userId, accessId }: ReadBatch): void {
  const access = accessId
    ? Object.assign(new BatchAccess(), { id: accessId, userId, batchId: batch.id })
    : undefined;
  batchById(context).prime(batch.id, batch);
  courseById(context).prime(course.id, course);
  ownAccessByBatch(context).prime(batch.id, access);
}
