import { NotFound } from "../../../core/errors";
import { poolOf } from "../../../database/dataSource";
import { perDataSource } from "../../../database/perDataSource";
import { rowJson } from "../../../database/rowJson";
import type { Context } from "../../../platform/context";
import { Course } from "../../catalog/course.entity";
import { canReadCourse } from "../../catalog/course.policy";
import { Batch } from "../batch.entity";
import { canReadReferences } from "../batch.policy";
import { primeBatch } from "../portal/primeBatch";
import { Reference } from "../reference.entity";

const lessonRead = perDataSource((dataSource) => {
  const lesson = rowJson(dataSource, Reference, { omitted: ["removedAt", "text"] });
  const batch = rowJson(dataSource, Batch);
  const course = rowJson(dataSource, Course);
  const text = `
    SELECT ${lesson.sql("r")} AS lesson, ${batch.sql("b")} AS batch, ${course.sql("c")} AS course,
      a.id AS "accessId"
    FROM batch_references r
    JOIN batches b ON b.id = r.batch_id
    JOIN courses c ON c.id = b.course_id
    LEFT JOIN batch_accesses a ON a.batch_id = b.id AND a.user_id = $2
    WHERE r.id = $1 AND r.removed_at IS NULL`;
  return { lesson, batch, course, statement: { name: "lesson-read", text } };
});

interface LessonRow {
  lesson: object;
  batch: object;
  course: object;
  accessId: string | null;
}

/** Null if the viewer may not see it. In one statement with its batch, course and the viewer's access. */
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
  const [batch, course] = [read.batch.revive(row.batch), read.course.revive(row.course)];
  primeBatch(context, { batch, course, userId, accessId });
  const canRead = canReadCourse(actor, course) && canReadReferences(actor, batch, accessId !== null);
  return canRead ? read.lesson.revive(row.lesson) : null;
}

export async function requireLesson(context: Context, id: string): Promise<Reference> {
  const lesson = await findLesson(context, id);
  if (!lesson) throw new NotFound("reference");
  return lesson;
}
