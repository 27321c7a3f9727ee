import { createClassBuilders } from "./classCalls";
import type { StaffForm } from "./staffForm";
import type { TestApp } from "./testApp";

const REFERENCE = { title: "Typed title", link: "https://video.example.com/typed", durationText: "12:45" };
async function openBatch(server: TestApp): Promise<string> {
  const { id: batchId } = await server.buildBatch();
  await server.buildReference({ batchId, title: "Joins" });
  return `/cms/batches/${batchId}`;
}

async function openClass(server: TestApp): Promise<string> {
  const { id: batchId } = await server.buildBatch();
  return `/cms/classes/${(await createClassBuilders(() => server.dataSource.manager).buildClass({ batchId })).id}`;
}

async function openCourse(server: TestApp): Promise<string> {
  const { slug } = await server.buildCourse();
  return `/cms/courses/${slug}`;
}

async function chooseBatch(server: TestApp): Promise<Record<string, string>> {
  const course = await server.buildCourse();
  const { id: batch } = await server.buildBatch({ courseId: course.id });
  return { course: course.slug, batch };
}

export const LEARNING_FORMS: StaffForm[] = [
  {
    file: "features/learning/admin/courses/course.record.tsx",
    name: "course",
    open: openCourse,
    typed: { description: "Typed description" },
  },
  {
    file: "features/learning/admin/batches/AddBatch.tsx",
    name: "new batch",
    open: openCourse,
    typed: { name: "Typed batch", scheduleText: "Typed schedule", secretCode: "bright-brass-9" },
  },
  {
    file: "features/learning/admin/batches/batch.record.tsx",
    name: "batch",
    open: openBatch,
    typed: { scheduleText: "Typed schedule" },
  },
  {
    file: "features/learning/admin/batches/batch.record.tsx",
    name: "new reference of a batch",
    open: openBatch,
    typed: REFERENCE,
  },
  {
    file: "features/learning/admin/batches/batch.record.tsx",
    name: "reference",
    open: openBatch,
    opener: /^Edit Joins/,
    typed: REFERENCE,
  },
  {
    file: "features/learning/admin/batches/ReplaceLesson.tsx",
    name: "another video",
    open: openBatch,
    opener: /^Move or replace Joins/,
    typed: { link: "https://video.example.com/another", durationText: "12:45" },
  },
  {
    file: "features/classes/admin/class.record.tsx",
    name: "class",
    open: openClass,
    typed: { teacherName: "Typed teacher" },
  },
  {
    file: "features/learners/admin/CmsBatchLearnersPage.tsx",
    name: "add a learner",
    open: async (server) => `${await openBatch(server)}/learners`,
    typed: { email: "typed@example.com" },
  },
  {
    file: "features/learning/admin/batches/BatchAccessPanel.tsx",
    name: "new secret code",
    open: openBatch,
    opener: /^New secret code/,
    typed: { secretCode: "bright-brass-9" },
  },
  {
    file: "features/learning/admin/batches/AddBatch.tsx",
    name: "new course and batch",
    open: async () => "/cms",
    typed: { courseName: "Typed course", batchName: "Typed batch", secretCode: "bright-brass-9" },
  },
  {
    file: "features/learning/admin/batches/AddReference.tsx",
    name: "new reference",
    open: async () => "/cms",
    choose: chooseBatch,
    typed: REFERENCE,
  },
];
