import { CourseContent } from "../../../features/catalog/course.content";
import type { Course } from "../../../features/catalog/course.entity";
import { BatchContent } from "../../../features/learning/batch.content";
import { Batch, BatchAccessKind } from "../../../features/learning/batch.entity";
import { ReferenceContent } from "../../../features/learning/reference.content";
import { Reference } from "../../../features/learning/reference.entity";
import { exportFile } from "./exportFiles";
import type { Exporting } from "./exporting";
import { fieldsOf, put, putOrder } from "./exporting";

const order = { position: "ASC", id: "ASC" } as const;

async function exportLessons(exporting: Exporting, batchId: string, folder: string) {
  const lessons = await exporting.manager.find(Reference, { where: { batchId }, order });
  for (const { fileId, captionsId } of lessons)
    for (const id of [fileId, captionsId]) if (id) await exportFile(exporting, id, folder);
  return lessons.map((lesson) => fieldsOf(exporting, ReferenceContent, lesson));
}

async function exportBatches(exporting: Exporting, courseId: string, folder: string): Promise<void> {
  const listed: object[] = [];
  for (const batch of await exporting.manager.find(Batch, { where: { courseId }, order })) {
    const isOpen = batch.access === BatchAccessKind.OPEN;
    const lessons = await exportLessons(exporting, batch.id, folder);
    const fields = fieldsOf(exporting, BatchContent, batch);
    listed.push({ ...fields, ...(isOpen && { access: batch.access }), lessons });
  }
  if (listed.length > 0) put(exporting, `${folder}batches.yaml`, listed);
}

/** After the exercises, which lessons name. */
export async function exportCourses(exporting: Exporting, courses: Course[]): Promise<void> {
  for (const course of courses) {
    const folder = `courses/${course.slug}/`;
    put(exporting, `${folder}course.yaml`, fieldsOf(exporting, CourseContent, course));
    await exportBatches(exporting, course.id, folder);
  }
  putOrder(exporting, "courses/", courses);
}
