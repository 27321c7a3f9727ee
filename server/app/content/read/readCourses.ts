import { CourseContent } from "../../../features/catalog/course.content";
import { BatchContent } from "../../../features/learning/batch.content";
import { BatchAccessKind } from "../../../features/learning/batch.entity";
import { Refusal } from "../../../core/errors";
import { contentOfKind } from "../../../features/learning/lessons/lessonContent";
import { ReferenceContent } from "../../../features/learning/reference.content";
import type { PackFile, Path } from "./packFile";
import { readFile } from "./packFile";
import type { Reading } from "./readContent";
import { fieldsOf, readContent } from "./readContent";
import type { Entry } from "./readParts";
import { readEach, readList, readOne, readSlugs } from "./readParts";

export interface PackBatch {
  content: BatchContent;
  access: BatchAccessKind;
  lessons: ReferenceContent[];
}

export interface PackCourse extends Entry<CourseContent> {
  batches: PackBatch[];
}

const COURSE = { input: "UpdateCourseInput", content: CourseContent };
const BATCH = { input: "UpdateBatchInput", content: BatchContent };
const LESSON = { input: "UpdateReferenceInput", content: ReferenceContent };

/** Open to everyone who signed in, or by a code, which staff give after the import. */
function readAccess(file: PackFile, index: number, value: unknown): BatchAccessKind {
  const access = Object.values(BatchAccessKind).find(
    (kind) => kind === (value ?? BatchAccessKind.SECRET_CODE),
  );
  if (!access) file.refuse([index, "access"], `Please write ${Object.values(BatchAccessKind).join(" or ")}.`);
  return access ?? BatchAccessKind.SECRET_CODE;
}

/** What a lesson of its kind needs, and nothing else. */
function ofKind(file: PackFile, at: Path, lesson: ReferenceContent): ReferenceContent[] {
  try {
    return [contentOfKind(lesson)];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    file.refuse(at, error.message);
    return [];
  }
}

async function readBatches(reading: Reading, slug: string): Promise<PackBatch[]> {
  const file = await readFile(reading.folder, `courses/${slug}/batches.yaml`);
  if (!file) return [];
  return readList(file, [], file.value).flatMap((batch, index) => {
    const place = { reading, file, at: [index] };
    const { access, lessons, ...own } = fieldsOf(place, batch);
    const content = readContent(place, BATCH, own);
    if (!content) return [];
    const at = [index, "lessons"];
    const listed = readEach({ reading, file, at, value: lessons }, LESSON);
    return [
      {
        content,
        access: readAccess(file, index, access),
        lessons: listed.flatMap((lesson, place) => ofKind(file, [...at, place], lesson)),
      },
    ];
  });
}

async function readCourse(reading: Reading, slug: string): Promise<PackCourse[]> {
  const path = `courses/${slug}/course.yaml`;
  const content = await readOne(reading, path, COURSE);
  const batches = await readBatches(reading, slug);
  return content ? [{ slug, content, path, batches }] : [];
}

export async function readCourses(reading: Reading): Promise<PackCourse[]> {
  const slugs = await readSlugs(reading, { folder: "courses/", ending: "/course.yaml" });
  return (await Promise.all(slugs.map((slug) => readCourse(reading, slug)))).flat();
}
