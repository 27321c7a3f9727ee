import { beforeEach, expect, test } from "vitest";
import { DAY_MS } from "../../../server/core/clock";
import type { User } from "../../../server/features/auth/user.entity";
import { LessonKind } from "../../../server/features/learning/lessons/lessonKinds";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const STOPS = `query ($id: UUID!) { cmsLessonStops(courseId: $id) {
  id title batchName startedCount doneCount stoppedCount leftCount minute } }`;

let learners: User[] = [];

beforeEach(async () => {
  learners = [];
  for (let index = 0; index < 5; index += 1) learners.push(await server.buildUser());
});

async function stopsIn(courseId: string) {
  const { data, errors } = await server.as.admin.ask(STOPS, { id: courseId });
  expect(errors).toEqual([]);
  return data?.cmsLessonStops as Record<string, unknown>[];
}

interface Watching {
  second?: number;
  daysAgo: number;
  isDone?: boolean;
}

async function watch(user: User | undefined, referenceId: string, { second, daysAgo, isDone }: Watching) {
  const at = new Date(Date.now() - daysAgo * DAY_MS);
  await server.dataSource.query(
    `INSERT INTO lesson_progress (user_id, reference_id, viewed_at, position_seconds, position_at, ticked_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [user?.id, referenceId, at, second ?? 0, second === undefined ? null : at, isDone ? at : null],
  );
}

async function buildCourseWithBatch() {
  const { id: courseId } = await server.buildCourse();
  const { id: batchId } = await server.buildBatch({ courseId, name: "Evenings" });
  const build = (title: string, rest: object = {}) => server.buildReference({ batchId, title, ...rest });
  return { courseId, batchId, build };
}

test("a lesson says how many stopped, and the minute at which most of them did", async () => {
  const { courseId, build } = await buildCourseWithBatch();
  const { id } = await build("Joins");
  const [first, second, third, fourth, fifth] = learners;
  await watch(first, id, { second: 421, daysAgo: 3 });
  await watch(second, id, { second: 479, daysAgo: 9 });
  await watch(third, id, { second: 480, daysAgo: 4 });
  await watch(fourth, id, { second: 600, daysAgo: 5, isDone: true });
  await watch(fifth, id, { second: 30, daysAgo: 1 });
  expect(await stopsIn(courseId)).toEqual([
    {
      ...{ id, title: "Joins", batchName: "Evenings", startedCount: 5, doneCount: 1 },
      ...{ stoppedCount: 3, leftCount: 3, minute: 7 },
    },
  ]);
});

test("those who went on to another lesson have stopped here, and have not left", async () => {
  const { courseId, build } = await buildCourseWithBatch();
  const { id } = await build("Joins");
  const next = await build("Windows", { kind: LessonKind.TEXT, link: null, text: "Read." });
  const [first, second] = learners;
  await watch(first, id, { second: 61, daysAgo: 5 });
  await watch(second, id, { second: 62, daysAgo: 5 });
  await watch(first, next.id, { daysAgo: 4 });
  expect(await stopsIn(courseId)).toMatchObject([{ stoppedCount: 2, leftCount: 1, minute: 1 }]);
});

test("lessons come with most learners first, at most ten, of every batch of the course alone", async () => {
  const { courseId, build } = await buildCourseWithBatch();
  const morning = await server.buildBatch({ courseId, name: "Mornings" });
  const elsewhere = await buildCourseWithBatch();
  for (let index = 0; index < 10; index += 1)
    await watch(learners[0], (await build(`Lesson ${index}`)).id, { second: 5, daysAgo: 3 });
  const joins = await server.buildReference({ batchId: morning.id, title: "Joins" });
  for (const learner of learners) await watch(learner, joins.id, { second: 5, daysAgo: 3 });
  await watch(learners[1], (await elsewhere.build("Another course")).id, { second: 5, daysAgo: 3 });
  const stops = await stopsIn(courseId);
  expect(stops).toHaveLength(10);
  expect(stops[0]).toMatchObject({ title: "Joins", batchName: "Mornings", stoppedCount: 5, minute: 0 });
  expect(stops.map(({ title }) => title)).not.toContain("Another course");
});

test("removed lessons, other kinds, staff's previews and videos only opened count nothing", async () => {
  const { courseId, build } = await buildCourseWithBatch();
  expect(await stopsIn(courseId)).toEqual([]);
  const removed = await build("Removed");
  await watch(learners[0], removed.id, { second: 5, daysAgo: 3 });
  await server.as.admin.ask("mutation ($input: VersionedInput!) { deleteReference(input: $input) { id } }", {
    input: { id: removed.id, expectedVersion: 1 },
  });
  const text = await build("Text", { kind: LessonKind.TEXT, link: null, text: "Read." });
  await watch(learners[0], text.id, { second: 5, daysAgo: 3 });
  const video = await build("Video");
  await watch(server.people.admin, video.id, { second: 5, daysAgo: 3 });
  await watch(learners[0], video.id, { daysAgo: 3 });
  expect(await stopsIn(courseId)).toEqual([]);
});
