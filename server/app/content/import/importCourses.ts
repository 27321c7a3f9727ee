import { CourseContent } from "../../../features/catalog/course.content";
import { Course } from "../../../features/catalog/course.entity";
import { createCourse, updateCourse } from "../../../features/catalog/saveCourse";
import { BatchContent } from "../../../features/learning/batch.content";
import { Batch, BatchAccessKind } from "../../../features/learning/batch.entity";
import { ReferenceContent } from "../../../features/learning/reference.content";
import { Reference } from "../../../features/learning/reference.entity";
import { BATCHES, createBatch, createClosedBatch } from "../../../features/learning/saveBatch";
import { createReference, updateReference } from "../../../features/learning/saveReference";
import { updateRecord } from "../../../platform/audit/records";
import { standIn } from "../read/packLinks";
import type { PackBatch, PackCourse } from "../read/readCourses";
import type { Pack } from "../read/readPack";
import type { Importing } from "./importing";
import { bring, isSameName } from "./importing";

interface Within {
  path: string;
  /** Of the course. */
  courseId: string;
}

async function importBatch(
  importing: Importing,
  { content, access, lessons }: PackBatch,
  { path, courseId }: Within,
): Promise<void> {
  const { context, manager } = importing;
  const { name } = content;
  const row = (await manager.findBy(Batch, { courseId })).find((batch) => isSameName(batch.name, name));
  const isOpen = access === BatchAccessKind.OPEN;
  const batchId = await bring(importing, {
    path,
    name,
    type: BatchContent,
    content,
    row,
    create: async (given) =>
      isOpen
        ? createBatch(context, { ...given, access, courseId })
        : createClosedBatch(context, { ...given, courseId }),
    update: async (edit) => updateRecord(context, BATCHES, edit),
  });
  const known = await manager.findBy(Reference, { batchId });
  for (const lesson of lessons)
    await bring(importing, {
      path,
      name: `${name}, ${lesson.title}`,
      type: ReferenceContent,
      content: lesson,
      row: known.find(({ title }) => isSameName(title, lesson.title)),
      create: async (given) => createReference(context, { ...given, batchId }),
      update: async (edit) => updateReference(context, edit),
    });
}

async function importCourse(
  importing: Importing,
  { slug, content, path, batches }: PackCourse,
): Promise<void> {
  const { context, manager, found } = importing;
  const courseId = await bring(importing, {
    path,
    type: CourseContent,
    content,
    row: await manager.findOneBy(Course, { slug }),
    create: async (given) => createCourse({ manager, services: context }, given, { slug }),
    update: async (edit) => updateCourse(context, edit),
  });
  found.set(standIn("course", slug), courseId);
  const within = { path: `courses/${slug}/batches.yaml`, courseId };
  for (const batch of batches) await importBatch(importing, batch, within);
}

export async function importCourses(importing: Importing, { courses }: Pack): Promise<void> {
  for (const course of courses) await importCourse(importing, course);
}
