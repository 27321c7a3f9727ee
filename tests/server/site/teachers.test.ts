import { describe, expect, test } from "vitest";
import { BOOTCAMP_ID, Bootcamp } from "../../../server/features/workshops/bootcamp/bootcamp.entity";
import { countStatements } from "../../support/countStatements";
import { CREATE_COURSE, DELETE_COURSE } from "../../support/documents";
import { LEAST, createOne, updateOne } from "../../support/siteDocuments";
import { Caller, useTestApp } from "../../support/testApp";
import { DELETE_WORKSHOP } from "../../support/workshopDocuments";

const server = useTestApp();
const WHO = "teachers { name }";

async function create(name: string, changes: object = {}) {
  const input = { ...LEAST.Teacher, name, ...changes };
  const { data, errors } = await server.as.admin.ask(createOne("Teacher"), { input });
  expect(errors).toEqual([]);
  return data?.createTeacher as { id: string; courseIds: string[]; workshopIds: string[] };
}

async function seen(query: string, caller: Caller = server.as.visitor) {
  const { data, errors } = await caller.ask(query);
  expect(errors).toEqual([]);
  return data;
}

async function publishBootcamp(isPublished: boolean): Promise<void> {
  await server.dataSource.manager.update(Bootcamp, BOOTCAMP_ID, { isPublished });
  await server.changes.settle();
}

describe("who teaches", () => {
  test("a course or a workshop is on its page, in the academy's order, without drafts", async () => {
    const course = await server.buildCourse();
    const workshop = await server.buildWorkshop();
    const taught = { courseIds: [course.id], workshopIds: [workshop.id] };
    await create("Kavitha", taught);
    await create("Farhan", { courseIds: [course.id] });
    await create("Unseen", { ...taught, isPublished: false });
    expect(await seen(`{ course(slug: "${course.slug}") { ${WHO} } }`)).toEqual({
      course: { teachers: [{ name: "Kavitha" }, { name: "Farhan" }] },
    });
    expect(await seen(`{ workshop(slug: "${workshop.slug}") { ${WHO} } }`)).toEqual({
      workshop: { teachers: [{ name: "Kavitha" }] },
    });
  });

  test("the bootcamp is on its page, and nobody else is", async () => {
    await publishBootcamp(true);
    await create("Joseph", { isForBootcamp: true });
    await create("Absent");
    expect(await seen(`{ bootcamp { ${WHO} } }`)).toEqual({ bootcamp: { teachers: [{ name: "Joseph" }] } });
  });

  test("is read by one statement for all courses", async () => {
    const courses = [await server.buildCourse(), await server.buildCourse(), await server.buildCourse()];
    await create("Busy", { courseIds: courses.map(({ id }) => id) });
    const visitor = new Caller(() => server.origin);
    expect(await countStatements(() => visitor.ask(`{ courses { id ${WHO} } }`))).toBe(2);
  });
});

describe("what a teacher teaches", () => {
  const subjects = "teachers { name courses { name } workshops { name } bootcamp { name } }";

  async function subjectsOf(name: string) {
    const data = await seen(`{ ${subjects} }`);
    return (data?.teachers as { name: string }[]).find((teacher) => teacher.name === name);
  }

  test("is shown to visitors as far as it is published", async () => {
    const course = await server.buildCourse();
    const draft = await server.buildCourse({ isPublished: false });
    const workshop = await server.buildWorkshop();
    await publishBootcamp(false);
    const courseIds = [draft.id, course.id];
    await create("Lakshmi", { courseIds, workshopIds: [workshop.id], isForBootcamp: true });
    const shown = { name: "Lakshmi", courses: [{ name: course.name }], workshops: [{ name: workshop.name }] };
    expect(await subjectsOf("Lakshmi")).toEqual({ ...shown, bootcamp: null });
    await publishBootcamp(true);
    expect(await subjectsOf("Lakshmi")).toMatchObject({ bootcamp: { name: expect.any(String) as string } });
  });

  test("names drafts to staff only", async () => {
    const query = "{ teachers { courseIds workshopIds } }";
    for (const caller of [server.as.visitor, server.as.learner]) {
      expect((await caller.ask(query)).errors.length).toBeGreaterThan(0);
    }
    expect((await server.as.admin.ask(query)).errors).toEqual([]);
  });

  test("survives the deletion of a course and a workshop", async () => {
    const made = await server.as.admin.ask(CREATE_COURSE, { input: { name: "Soon deleted" } });
    const { id: courseId } = made.data?.createCourse as { id: string };
    const workshop = await server.buildWorkshop();
    const { id } = await create("Imran", { courseIds: [courseId], workshopIds: [workshop.id] });
    for (const [query, of] of [
      [DELETE_COURSE, courseId],
      [DELETE_WORKSHOP, workshop.id],
    ] as const) {
      const { errors } = await server.as.admin.ask(query, { input: { id: of, expectedVersion: 1 } });
      expect(errors).toEqual([]);
    }
    await server.changes.settle();
    expect(await subjectsOf("Imran")).toEqual({ name: "Imran", courses: [], workshops: [], bootcamp: null });
    const input = { ...LEAST.Teacher, name: "Imran", id, expectedVersion: 1, courseIds: [courseId] };
    const { data } = await server.as.admin.ask(updateOne("Teacher"), { input });
    expect(data?.updateTeacher).toMatchObject({ courseIds: [courseId], version: 2 });
  });
});
