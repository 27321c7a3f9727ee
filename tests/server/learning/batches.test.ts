import { describe, expect, test } from "vitest";
import {
  BATCH,
  CREATE_BATCH,
  CREATE_COURSE_WITH_BATCH,
  DELETE_BATCH,
  OPEN_BATCH,
  UPDATE_BATCH,
  UPDATE_COURSE,
} from "../../support/documents";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const BLANK = "Please enter Course Name, Batch Name, and Secret Code";

async function countCourses(name: string): Promise<number> {
  return server.dataSource
    .query("SELECT 1 FROM courses WHERE lower(name) = lower($1)", [name])
    .then((rows: unknown[]) => rows.length);
}

describe("Add Course & Batch", () => {
  const add = (input: object) => server.as.admin.ask(CREATE_COURSE_WITH_BATCH, { input });

  test("makes a draft course with its first, locked batch, which the code opens once it is published", async () => {
    const { data } = await add({
      courseName: " Cloud ",
      batchName: " Batch 1 ",
      secretCode: "  open sesame 42 ",
    });
    expect(data?.createCourseWithBatch).toMatchObject({
      name: "Batch 1",
      access: "SECRET_CODE",
      isCodeWeak: false,
      course: { name: "Cloud", slug: "cloud" },
    });
    const { id, course } = data?.createCourseWithBatch as { id: string; course: { id: string } };
    const shown = async () =>
      (await server.as.visitor.ask("{ courses { name } }")).data?.courses as { name: string }[];
    expect((await shown()).map(({ name }) => name)).not.toContain("Cloud");
    await server.as.admin.ask(UPDATE_COURSE, {
      input: { id: course.id, expectedVersion: 1, name: "Cloud", isPublished: true },
    });
    expect((await shown()).map(({ name }) => name)).toContain("Cloud");
    expect(await server.as.learner.unlock(id, "open sesame 42")).toMatchObject({
      __typename: "BatchUnlocked",
    });
  });

  test.each([
    ["courseName", { courseName: "  ", batchName: "B", secretCode: "c" }],
    ["batchName", { courseName: "Half 1", batchName: "", secretCode: "c" }],
    ["secretCode", { courseName: "Half 2", batchName: "B", secretCode: " \t " }],
  ])("says the specification's words when the %s is blank, and makes nothing", async (field, input) => {
    const { data, errors } = await add(input);
    expect(data).toBeNull();
    expect(errors[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: [{ field, message: BLANK }],
    });
    expect(await countCourses(input.courseName)).toBe(0);
  });

  test("a course's name that is taken is shown beside its field", async () => {
    await server.buildCourse({ name: "Taken" });
    const { errors } = await add({ courseName: "TAKEN", batchName: "B", secretCode: "some code" });
    expect(errors[0]?.extensions).toMatchObject({ code: "CONFLICT", fields: [{ field: "courseName" }] });
    expect(await countCourses("taken")).toBe(1);
  });

  test("makes both or neither: a batch that cannot be stored takes its course along", async () => {
    await server.dataSource.query(
      "ALTER TABLE batches ADD CONSTRAINT no_such_batch CHECK (name <> 'Never stored') NOT VALID",
    );
    const { errors } = await add({
      courseName: "Half 3",
      batchName: "Never stored",
      secretCode: "some code",
    });
    expect(errors[0]?.extensions.code).toBe("INTERNAL_SERVER_ERROR");
    expect(errors[0]?.message).not.toContain("no_such_batch");
    expect(await countCourses("Half 3")).toBe(0);
  });

  test("a double click makes one course", async () => {
    const input = { courseName: "Clicked twice", batchName: "B", secretCode: "some code" };
    const answers = await Promise.all([add(input), add(input), add(input)]);
    expect(answers.filter(({ data }) => data?.createCourseWithBatch)).toHaveLength(1);
    expect(answers.filter(({ errors }) => errors[0]?.extensions.code === "CONFLICT")).toHaveLength(2);
    expect(await countCourses("Clicked twice")).toBe(1);
  });
});

describe("a batch", () => {
  const create = (input: object) => server.as.admin.ask(CREATE_BATCH, { input });

  test("is made in its course, with its code or open", async () => {
    const courseId = (await server.buildCourse()).id;
    const locked = await create({
      courseId,
      name: "Evening",
      secretCode: "some code",
      startsOn: "2027-01-04",
      endsOn: "2027-01-04",
      scheduleText: " Daily ",
      seats: 30,
    });
    expect(locked.data?.createBatch).toMatchObject({
      access: "SECRET_CODE",
      startsOn: "2027-01-04",
      scheduleText: "Daily",
      seats: 30,
      seatsTaken: 0,
      isCodeWeak: true,
      version: 1,
    });
    const open = await create({ courseId, name: "Free", access: "OPEN", secretCode: "ignored" });
    expect(open.data?.createBatch).toMatchObject({ access: "OPEN", isCodeWeak: false });
    const { id } = open.data?.createBatch as { id: string };
    expect((await server.as.learner.ask(BATCH, { id })).data?.batch).toMatchObject({ isUnlocked: true });
  });

  test.each([
    ["Mon to Fri, 8 pm", "Mon to Fri, 8 pm IST"],
    ["Daily 8:00 to 9:30 PM", "Daily 8:00 to 9:30 PM IST"],
    ["10:00 a.m., Sat and Sun", "10:00 a.m. IST, Sat and Sun"],
    ["20:00-21:30 on weekdays", "20:00-21:30 IST on weekdays"],
    ["Mon to Fri, 8:00 pm IST", "Mon to Fri, 8:00 pm IST"],
    ["8 pm Indian time", "8 pm Indian time"],
    ["8 pm PST", "8 pm PST"],
    ["SAT 8 PM", "SAT 8 PM IST"],
    ["5 OCT to 20 NOV, 8 PM", "5 OCT to 20 NOV, 8 PM IST"],
    ["8 pm on Google MEET", "8 pm IST on Google MEET"],
    ["8 am ET", "8 am ET"],
    ["8 PM INDIA", "8 PM INDIA"],
    ["8 pm, 1:30-hour sessions", "8 pm IST, 1:30-hour sessions"],
    ["1:30 hours on weekdays", "1:30 hours on weekdays"],
    ["Any time, 12 classes", "Any time, 12 classes"],
    [`8 pm ${".".repeat(195)}`, `8 pm ${".".repeat(195)}`],
  ])("a schedule says in which zone its times are: %s", async (typed, scheduleText) => {
    const { id: courseId } = await server.buildCourse();
    const made = await create({ courseId, name: "Timed", secretCode: "some code", scheduleText: typed });
    expect(made.data?.createBatch).toMatchObject({ scheduleText });
  });

  test("has a name of its own in its course, in any letter case; another course may use it", async () => {
    const { courseId } = await server.buildBatch({ name: "Batch 1" });
    const other = await server.buildBatch({ courseId });
    const code = { secretCode: "some code" };
    const taken = await create({ courseId, name: "BATCH 1", ...code });
    expect(taken.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", fields: [{ field: "name" }] });
    const renamed = await server.as.admin.ask(UPDATE_BATCH, {
      input: { id: other.id, expectedVersion: 1, name: "batch 1" },
    });
    expect(renamed.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", fields: [{ field: "name" }] });
    const elsewhere = await create({ courseId: (await server.buildCourse()).id, name: "Batch 1", ...code });
    expect(elsewhere.errors).toEqual([]);
  });

  test.each([
    ["no name", { name: " " }, "name"],
    ["no code", { secretCode: "  " }, "secretCode"],
    ["a code of five characters", { secretCode: " abcde " }, "secretCode"],
    [
      "a code of zero-width characters",
      { secretCode: "ab\u200b\u200d\u2060\ufeff\u00ad\u200b" },
      "secretCode",
    ],
    ["a code of blanks between two characters", { secretCode: "a        b" }, "secretCode"],
    ["a code that is too long", { secretCode: "c".repeat(65) }, "secretCode"],
    ["an end before its start", { startsOn: "2027-02-02", endsOn: "2027-02-01" }, "endsOn"],
    ["no seat at all", { seats: 0 }, "seats"],
    ["more seats than people", { seats: 100_001 }, "seats"],
  ])("with %s is refused beside the field", async (_what, wrong, field) => {
    const { id: courseId } = await server.buildCourse();
    const { data, errors } = await create({ courseId, name: "Never", secretCode: "some code", ...wrong });
    expect(data).toBeNull();
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field }] });
  });

  test("of no course, or on a date that is none, is refused", async () => {
    const code = { name: "Never", secretCode: "some code" };
    const nowhere = await create({ courseId: crypto.randomUUID(), ...code });
    expect(nowhere.errors[0]?.extensions.code).toBe("NOT_FOUND");
    const { id: courseId } = await server.buildCourse();
    const never = await create({ courseId, ...code, startsOn: "2027-02-30" });
    expect(never.errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });

  test("is edited from the version that the admin saw; the second admin hears of the first", async () => {
    const { id } = await server.buildBatch();
    const second = await server.newCaller(server.people.admin);
    const input = { id, expectedVersion: 1, name: "Edited", seats: 12, isClosed: true };
    const { data } = await server.as.admin.ask(UPDATE_BATCH, { input });
    expect(data?.updateBatch).toMatchObject({ name: "Edited", seats: 12, isClosed: true, version: 2 });
    const { errors } = await second.ask(UPDATE_BATCH, { input: { ...input, name: "Lost" } });
    expect(errors[0]?.extensions).toMatchObject({ code: "CONFLICT", changedBy: server.people.admin.name });
  });

  test("that is edited keeps its code and its count of seats", async () => {
    const { id } = await server.buildBatch({ secretCode: "kept" });
    expect(await server.as.learner.unlock(id, "kept")).toMatchObject({ __typename: "BatchUnlocked" });
    await server.as.admin.ask(UPDATE_BATCH, { input: { id, expectedVersion: 1, name: `Kept ${id}` } });
    const [row] = await server.dataSource.query<object[]>("SELECT seats_taken FROM batches WHERE id = $1", [
      id,
    ]);
    expect(row).toEqual({ seats_taken: 1 });
    expect(await server.as.otherLearner.unlock(id, "kept")).toMatchObject({ __typename: "BatchUnlocked" });
  });

  test("that is opened forgets its code, and everybody signed in reads it", async () => {
    const { id } = await server.buildBatch();
    const { data } = await server.as.admin.ask(OPEN_BATCH, { input: { id, expectedVersion: 1 } });
    expect(data?.openBatch).toMatchObject({ access: "OPEN", version: 2 });
    const [row] = await server.dataSource.query<object[]>(
      "SELECT secret_code_hash FROM batches WHERE id = $1",
      [id],
    );
    expect(row).toEqual({ secret_code_hash: null });
    expect((await server.as.learner.ask(BATCH, { id })).data?.batch).toMatchObject({ isUnlocked: true });
  });

  test("that is deleted goes with its references and accesses", async () => {
    const { id } = await server.buildBatch();
    await server.buildReference({ batchId: id });
    await server.buildAccess(server.people.learner.id, id);
    const { data } = await server.as.admin.ask(DELETE_BATCH, { input: { id, expectedVersion: 1 } });
    expect(data?.deleteBatch).toMatchObject({ id });
    expect((await server.as.admin.ask(BATCH, { id })).data).toEqual({ batch: null });
    const left = await server.dataSource.query(
      "SELECT 1 FROM batch_references WHERE batch_id = $1 UNION ALL SELECT 1 FROM batch_accesses WHERE batch_id = $1",
      [id],
    );
    expect(left).toEqual([]);
  });

  test("with an id of none is nothing; what is no id is refused", async () => {
    const { data, errors } = await server.as.learner.ask(BATCH, { id: crypto.randomUUID() });
    expect([data, errors]).toEqual([{ batch: null }, []]);
    for (const id of ["", "1", "' OR 1=1"]) {
      const refused = await server.as.learner.ask(BATCH, { id });
      expect(refused.data).toBeNull();
      expect(refused.errors.map(({ extensions }) => extensions.code)).toEqual(["BAD_USER_INPUT"]);
    }
  });
});
