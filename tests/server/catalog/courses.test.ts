import { describe, expect, test } from "vitest";
import { CREATE_COURSE, DELETE_COURSE, REORDER_COURSES, UPDATE_COURSE } from "../../support/documents";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const NAMES = "{ courses { name } }";

async function listedNames(): Promise<string[]> {
  const { data } = await server.as.visitor.ask(NAMES);
  return (data?.courses as { name: string }[]).map(({ name }) => name);
}

describe("courses", () => {
  test("a new course comes last, on the page that its name makes", async () => {
    await server.buildCourse({ name: "First of all" });
    // The course has a payment link, so it needs a confirmed password.
    await server.as.admin.confirmPassword();
    const { data } = await server.as.admin.ask(CREATE_COURSE, {
      input: {
        name: "  Deep Learning & You  ",
        description: " Nets. ",
        imageUrl: "https://IMAGES.example.com/a b.png",
        priceRupees: 2000,
        payLink: "https://pay.example.com/1",
        isPublished: true,
      },
    });
    expect(data?.createCourse).toMatchObject({
      slug: "deep-learning-you",
      name: "Deep Learning & You",
      description: "Nets.",
      imageUrl: "https://images.example.com/a%20b.png",
      priceRupees: 2000,
      payLink: "https://pay.example.com/1",
      isPublished: true,
      version: 1,
    });
    expect((await listedNames()).at(-1)).toBe("Deep Learning & You");
  });

  test("a new course is a draft, and an edit that does not say so neither publishes nor hides it", async () => {
    const made = await server.as.admin.ask(CREATE_COURSE, { input: { name: "Drafted first" } });
    const { id, isPublished } = made.data?.createCourse as { id: string; isPublished: boolean };
    expect(isPublished).toBe(false);
    expect(await listedNames()).not.toContain("Drafted first");
    const edit = async (expectedVersion: number, changes: object) => {
      const input = { id, expectedVersion, name: "Drafted first", ...changes };
      return (await server.as.admin.ask(UPDATE_COURSE, { input })).data?.updateCourse as object;
    };
    expect(await edit(1, {})).toMatchObject({ isPublished: false });
    expect(await edit(2, { isPublished: true })).toMatchObject({ isPublished: true });
    expect(await edit(3, {})).toMatchObject({ isPublished: true });
    expect(await edit(4, { isPublished: false })).toMatchObject({ isPublished: false });
  });

  test("a name that is taken is shown beside its field, in any letter case, at creation and at change", async () => {
    const { name } = await server.buildCourse({ name: "Statistics" });
    const other = await server.buildCourse();
    const create = await server.as.admin.ask(CREATE_COURSE, { input: { name: ` ${name.toUpperCase()} ` } });
    const update = await server.as.admin.ask(UPDATE_COURSE, {
      input: { id: other.id, expectedVersion: 1, name: name.toLowerCase() },
    });
    for (const { data, errors } of [create, update]) {
      expect(data).toBeNull();
      expect(errors).toMatchObject([{ extensions: { code: "CONFLICT", fields: [{ field: "name" }] } }]);
    }
  });

  test.each([
    ["a blank name", { name: " " }, "name"],
    ["a name that is too long", { name: "n".repeat(121) }, "name"],
    ["a description that is too long", { description: "d".repeat(2001) }, "description"],
    ["a price below nothing", { priceRupees: -1 }, "priceRupees"],
    ["a price beyond belief", { priceRupees: 10_000_001 }, "priceRupees"],
    ["an image over plain http", { imageUrl: "http://example.com/a.png" }, "imageUrl"],
    ["a script as the pay link", { payLink: "javascript:alert(1)" }, "payLink"],
    ["a pay link with a name in it", { payLink: "https://bank.example.com@evil.example.com/" }, "payLink"],
  ])("%s is refused beside its field", async (_what, wrong, field) => {
    const { data, errors } = await server.as.admin.ask(CREATE_COURSE, { input: { name: "Never", ...wrong } });
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields: [{ field }] } }]);
    expect(await listedNames()).not.toContain("Never");
  });

  test("names that make the same address each get one of their own", async () => {
    const make = async (name: string) =>
      (await server.as.admin.ask(CREATE_COURSE, { input: { name } })).data?.createCourse.slug as string;
    expect([await make("C"), await make("C++"), await make("C#")]).toEqual(["c", "c-plus-plus", "c-sharp"]);
    expect(new Set(await Promise.all(["F", "F#", "F*"].map(make)))).toEqual(new Set(["f", "f-sharp", "f-2"]));
    const { errors } = await server.as.admin.ask(CREATE_COURSE, { input: { name: "c++" } });
    expect(errors).toMatchObject([{ extensions: { code: "CONFLICT", fields: [{ field: "name" }] } }]);
  });

  test("names without Latin letters make a course too, with an address of its own", async () => {
    const { data } = await server.as.admin.ask(CREATE_COURSE, { input: { name: "डेटा विज्ञान" } });
    expect(data?.createCourse).toMatchObject({ name: "डेटा विज्ञान", slug: expect.stringMatching(/^course-/) });
  });

  describe("in an order of staff's", () => {
    const reorder = (courseIds: string[]) => server.as.admin.ask(REORDER_COURSES, { input: { courseIds } });

    test("take the places that they hold together, and all others stay", async () => {
      const courses = [];
      for (const [index, name] of ["One", "Two", "Three", "Four"].entries())
        courses.push(await server.buildCourse({ name, position: 4000 + index }));
      const [one, , three, four] = courses.map(({ id }) => id) as [string, string, string, string];
      const { data } = await reorder([four, one, three]);
      expect(data?.reorderCourses).toEqual([{ id: four }, { id: one }, { id: three }]);
      expect((await listedNames()).slice(-4)).toEqual(["Four", "Two", "One", "Three"]);
    });

    test("get a place each where they shared one", async () => {
      const first = await server.buildCourse({ name: "Shared A", position: 5000 });
      const second = await server.buildCourse({ name: "Shared B", position: 5000 });
      for (const ids of [
        [first.id, second.id],
        [second.id, first.id],
      ])
        expect((await reorder(ids)).data?.reorderCourses).toEqual(ids.map((id) => ({ id })));
    });

    test("are refused where one of them is gone, or is listed twice", async () => {
      const { id } = await server.buildCourse();
      const gone = await server.buildCourse();
      await server.as.admin.ask(DELETE_COURSE, { input: { id: gone.id, expectedVersion: 1 } });
      expect((await reorder([gone.id, id])).errors[0]?.extensions.code).toBe("CONFLICT");
      expect((await reorder([id, id])).errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
    });
  });

  test("an unpublished course exists for staff only", async () => {
    const { slug, name } = await server.buildCourse({ isPublished: false });
    const ask = (who: keyof typeof server.as) =>
      server.as[who].ask("query ($slug: String!) { course(slug: $slug) { name } }", { slug });
    expect((await ask("visitor")).data).toEqual({ course: null });
    expect((await ask("learner")).data).toEqual({ course: null });
    expect((await ask("admin")).data).toEqual({ course: { name } });
    expect((await ask("visitor")).data).toEqual({ course: null });
    expect(await listedNames()).not.toContain(name);
  });

  test("of two admins who edit one course, the second hears who was first, and nothing is overwritten", async () => {
    const { id } = await server.buildCourse();
    const edit = (name: string) =>
      server.as.admin.ask(UPDATE_COURSE, { input: { id, expectedVersion: 1, name, description: name } });
    expect((await edit("Edited first")).data?.updateCourse).toMatchObject({ version: 2 });
    const { data, errors } = await edit("Edited second");
    expect(data).toBeNull();
    expect(errors[0]?.extensions).toMatchObject({ code: "CONFLICT", changedBy: server.people.admin.name });
    expect(Date.parse(String(errors[0]?.extensions.changedAt))).toBeGreaterThan(Date.now() - 60_000);
    expect(await listedNames()).toContain("Edited first");
  });

  test("of ten edits of one version at once, one is taken", async () => {
    const { id } = await server.buildCourse();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        server.as.admin.ask(UPDATE_COURSE, { input: { id, expectedVersion: 1, name: `Racing ${index}` } }),
      ),
    );
    expect(answers.filter(({ data }) => data?.updateCourse.version === 2)).toHaveLength(1);
    expect(answers.filter(({ errors }) => errors[0]?.extensions.code === "CONFLICT")).toHaveLength(9);
  });

  test("a course goes with its batches, references and accesses; a stale delete goes nowhere", async () => {
    const course = await server.buildCourse();
    const batch = await server.buildBatch({ courseId: course.id });
    await server.buildReference({ batchId: batch.id });
    await server.buildAccess(server.people.learner.id, batch.id);
    const remove = (expectedVersion: number) =>
      server.as.admin.ask(DELETE_COURSE, { input: { id: course.id, expectedVersion } });
    expect((await remove(7)).errors[0]?.extensions.code).toBe("CONFLICT");
    expect((await remove(1)).data?.deleteCourse).toMatchObject({ name: course.name });
    expect((await remove(1)).errors[0]?.extensions.code).toBe("NOT_FOUND");
    const [left] = await server.dataSource.query<[{ rows: string }]>(
      `SELECT (SELECT count(*) FROM batches WHERE id = $1) + (SELECT count(*) FROM batch_references WHERE batch_id = $1)
            + (SELECT count(*) FROM batch_accesses WHERE batch_id = $1) AS rows`,
      [batch.id],
    );
    expect(left.rows).toBe("0");
  });

  test("/courses.json holds the published courses and nothing private", async () => {
    await server.buildCourse({ name: "Sold", priceRupees: 1000 });
    await server.buildCourse({ name: "Hidden", isPublished: false });
    const rows = (await (await fetch(`${server.origin}/courses.json`)).json()) as Record<string, unknown>[];
    expect(rows.find(({ name }) => name === "Sold")).toEqual({
      id: expect.any(String),
      name: "Sold",
      description: "About it.",
      price: "1000",
    });
    expect(rows.some(({ name }) => name === "Hidden")).toBe(false);
  });
});
