import { perDataSource } from "../../../database/perDataSource";
import type { JsonRow } from "../../../database/rowJson";
import { rowJson } from "../../../database/rowJson";
import type { Context } from "../../../platform/context";
import { defineOwnRead } from "../../../platform/ownReads";
import { LEARNING } from "../access/learningSql";
import { Batch } from "../batch.entity";
import { openBatchSql } from "../batch.policy";
import { ownDoneCountByBatch, referenceCountByBatch } from "../learning.loaders";
import { doneSql } from "../lessonProgress.entity";

export const MAX_CURRENT_BATCHES = 50;

interface CurrentBatch {
  batch: JsonRow;
  lessonCount: number;
  doneCount: number;
}

const batchRow = perDataSource((dataSource) => rowJson(dataSource, Batch));

const currentBatches = defineOwnRead<CurrentBatch>(
  ({ dataSource }) => `
    SELECT ${batchRow(dataSource).sql("b")} AS batch, count(r.id)::int AS "lessonCount",
      count(r.id) FILTER (WHERE ${doneSql("p")})::int AS "doneCount"
    FROM (SELECT DISTINCT batch_id FROM ${LEARNING} learning WHERE user_id = $1) own
    JOIN batches b ON b.id = own.batch_id
    JOIN courses c ON c.id = b.course_id
    LEFT JOIN batch_references r ON r.batch_id = b.id AND r.removed_at IS NULL
    LEFT JOIN lesson_progress p ON p.reference_id = r.id AND p.user_id = $1
    WHERE ${openBatchSql({ batch: "b", course: "c", person: "$1" })}
    GROUP BY b.id
    ORDER BY max(p.viewed_at) DESC NULLS LAST, b.id
    LIMIT ${MAX_CURRENT_BATCHES}`,
);

/** With their counts of lessons. */
export async function findCurrentBatches(context: Context): Promise<Batch[]> {
  const rows = await currentBatches(context);
  return rows.map(({ lessonCount, doneCount, batch }) => {
    const current = batchRow(context.dataSource).revive(batch);
    referenceCountByBatch(context).prime(current.id, lessonCount);
    ownDoneCountByBatch(context).prime(current.id, doneCount);
    return current;
  });
}
