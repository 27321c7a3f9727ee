import { perDataSource } from "../../../database/perDataSource";
import type { JsonRow } from "../../../database/rowJson";
import { rowJson } from "../../../database/rowJson";
import type { Context } from "../../../platform/context";
import { defineOwnRead } from "../../../platform/ownReads";
import { courseRow } from "../../catalog/courseRow";
import { Batch } from "../batch.entity";
import { openBatchSql } from "../batch.policy";
import { batchById, courseById } from "../learning.loaders";
import { lessonRow } from "../portal/lessonRow";
import type { Reference } from "../reference.entity";
import { doneSql } from "../lessonProgress.entity";

const MAX_BATCHES = 3;

interface NextLesson {
  lesson: JsonRow;
  batch: JsonRow;
  course: JsonRow;
}

const batchRow = perDataSource((dataSource) => rowJson(dataSource, Batch));

const continueLearning = defineOwnRead<NextLesson>(
  ({ dataSource }) => `
    SELECT ${lessonRow(dataSource).sql("lesson")} AS lesson, ${batchRow(dataSource).sql("b")} AS batch,
      ${courseRow(dataSource).sql("c")} AS course FROM (
      SELECT DISTINCT ON (r.batch_id) r.id, r.batch_id, r.position, v.viewed_at,
        ${doneSql("v")} AS is_done
      FROM lesson_progress v
      JOIN batch_references r ON r.id = v.reference_id
      JOIN batches b ON b.id = r.batch_id
      JOIN courses c ON c.id = b.course_id
      WHERE v.user_id = $1 AND r.removed_at IS NULL
        AND ${openBatchSql({ batch: "b", course: "c", person: "$1" })}
      ORDER BY r.batch_id, v.viewed_at DESC
    ) latest
    LEFT JOIN LATERAL (
      SELECT r.id FROM batch_references r
      LEFT JOIN lesson_progress p ON p.reference_id = r.id AND p.user_id = $1
      WHERE latest.is_done AND r.batch_id = latest.batch_id AND r.removed_at IS NULL
        AND NOT ${doneSql("p")}
      ORDER BY r.position < latest.position, r.position, r.id LIMIT 1
    ) next ON true
    JOIN batch_references lesson ON lesson.id = CASE WHEN latest.is_done THEN next.id ELSE latest.id END
    JOIN batches b ON b.id = lesson.batch_id
    JOIN courses c ON c.id = b.course_id
    LEFT JOIN lesson_progress p ON p.reference_id = lesson.id AND p.user_id = $1
    ORDER BY latest.viewed_at DESC LIMIT ${MAX_BATCHES}`,
);

/** The lesson opened last in each batch; if that is done, the next one that is not. None for a finished batch. */
export async function findContinueLearning(context: Context): Promise<Reference[]> {
  const { dataSource } = context;
  const rows = await continueLearning(context);
  return rows.map(({ lesson, batch, course }) => {
    const [ofLesson, ofBatch] = [batchRow(dataSource).revive(batch), courseRow(dataSource).revive(course)];
    batchById(context).prime(ofLesson.id, ofLesson);
    courseById(context).prime(ofBatch.id, ofBatch);
    return lessonRow(dataSource).revive(lesson);
  });
}
