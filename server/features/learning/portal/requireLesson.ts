import { NotFound } from "../../../core/errors";
import { poolOf } from "../../../database/dataSource";
import { perDataSource } from "../../../database/perDataSource";
import type { JsonRow } from "../../../database/rowJson";
import { rowJson } from "../../../database/rowJson";
import type { Context } from "../../../platform/context";
import { Batch } from "../batch.entity";
import { canOpenBatch } from "../batch.policy";
import { primeBatch } from "./primeBatch";
import { Reference } from "../reference.entity";

const lessonRead = perDataSource((dataSource) => {
  const lesson = rowJson(dataSource, Reference, { omitted: ["removedAt", "text"] });
  const batch = rowJson(dataSource, Batch);
  const text = `
    SELECT ${lesson.sql("r")} AS lesson, ${batch.sql("b")} AS batch,
      c.is_published AS "isPublished", a.id AS "accessId"
    FROM batch_references r
    JOIN batches b ON b.id = r.batch_id
    JOIN courses c ON c.id = b.course_id
    LEFT JOIN batch_accesses a ON a.batch_id = b.id AND a.user_id = $2
    WHERE r.id = $1 AND r.removed_at IS NULL`;
  return { lesson, batch, statement: { name: "lesson-read", text } };
});

interface LessonRow {
  lesson: JsonRow;
  batch: JsonRow;
  /** Whether the course is. */
  isPublished: boolean;
  accessId: string | null;
}

/** Null if the viewer may not see it. In one statement with its batch and the viewer's access. */
export async function findLesson(context: Context, id: string): Promise<Reference | null> {
  const actor = await context.actor();
  if (!actor) return null;
  const { userId } = actor;
  const read = lessonRead(context.dataSource);
  const { rows } = await poolOf(context.dataSource).query<LessonRow>({
    ...read.statement,
    values: [id, userId],
  });
  const [row] = rows;
  if (!row) return null;
  const { accessId } = row;
  const batch = read.batch.revive(row.batch);
  primeBatch(context, { batch, userId, accessId });
  const { access } = batch;
  const canOpen = canOpenBatch(actor, { access, isPublished: row.isPublished, hasAccess: accessId !== null });
  return canOpen ? read.lesson.revive(row.lesson) : null;
}

export async function requireLesson(context: Context, id: string): Promise<Reference> {
  const lesson = await findLesson(context, id);
  if (!lesson) throw new NotFound("reference");
  return lesson;
}
