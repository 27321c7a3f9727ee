import { signedInActor } from "../../../core/requestContext";
import { poolOf } from "../../../database/dataSource";
import { perDataSource } from "../../../database/perDataSource";
import { rowJson } from "../../../database/rowJson";
import type { Context } from "../../../platform/context";
import { Batch } from "../batch.entity";
import { ownDoneCountByBatch, referenceCountByBatch } from "../learning.loaders";
import { doneSql } from "./lessonProgress.entity";

export const MAX_CURRENT_BATCHES = 50;

interface CurrentBatch {
  batch: object;
  lessonCount: number;
  doneCount: number;
}

const currentBatches = perDataSource((dataSource) => {
  const batch = rowJson(dataSource, Batch);
  const text = `
    SELECT ${batch.sql("b")} AS batch, count(r.id)::int AS "lessonCount",
      count(r.id) FILTER (WHERE ${doneSql("p")})::int AS "doneCount"
    FROM (
      SELECT batch_id AS id FROM batch_accesses WHERE user_id = $1
      UNION
      SELECT r.batch_id FROM lesson_progress p
      JOIN batch_references r ON r.id = p.reference_id AND r.removed_at IS NULL
      JOIN batches o ON o.id = r.batch_id AND o.access = 'OPEN'
      WHERE p.user_id = $1
    ) own
    JOIN batches b ON b.id = own.id
    JOIN courses c ON c.id = b.course_id AND c.is_published
    LEFT JOIN batch_references r ON r.batch_id = b.id AND r.removed_at IS NULL
    LEFT JOIN lesson_progress p ON p.reference_id = r.id AND p.user_id = $1
    GROUP BY b.id
    ORDER BY max(p.viewed_at) DESC NULLS LAST, b.id
    LIMIT ${MAX_CURRENT_BATCHES}`;
  return { batch, statement: { name: "current-batches", text } };
});

/** In one statement with their counts of lessons. */
export async function findCurrentBatches(context: Context): Promise<Batch[]> {
  const { dataSource } = context;
  const { userId } = await signedInActor(context);
  const { batch, statement } = currentBatches(dataSource);
  const { rows } = await poolOf(dataSource).query<CurrentBatch>({ ...statement, values: [userId] });
  return rows.map(({ lessonCount, doneCount, ...row }) => {
    const current = batch.revive(row.batch);
    referenceCountByBatch(context).prime(current.id, lessonCount);
    ownDoneCountByBatch(context).prime(current.id, doneCount);
    return current;
  });
}
