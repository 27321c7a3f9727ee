import type { Context } from "../../../platform/context";
import { NotFound } from "../../../core/errors";
import { canReadCourse } from "../../catalog/course.policy";
import { canReadReferences } from "../batch.policy";
import { ownAccessByBatch } from "../learning.loaders";
import { Reference } from "../reference.entity";

/** The lesson with its batch and course, or null if the viewer may not see it. */
export async function findLesson(context: Context, id: string): Promise<Reference | null> {
  // `findOne` with relations takes two statements.
  const [lesson] = await context.dataSource.manager.find(Reference, {
    where: { id },
    relations: { batch: { course: true } },
  });
  if (!lesson) return null;
  const actor = await context.actor();
  const access = await ownAccessByBatch(context).load(lesson.batchId);
  const { batch } = lesson;
  const canRead = canReadCourse(actor, batch.course) && canReadReferences(actor, batch, Boolean(access));
  return canRead ? lesson : null;
}

export async function requireLesson(context: Context, id: string): Promise<Reference> {
  const lesson = await findLesson(context, id);
  if (!lesson) throw new NotFound("reference");
  return lesson;
}
