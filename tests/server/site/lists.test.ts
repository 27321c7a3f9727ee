import { describe, expect, test } from "vitest";
import { countStatements } from "../../support/countStatements";
import { LEAST, createOne, deleteOne, reorderAll, updateOne } from "../../support/siteDocuments";
import { Caller, useTestApp } from "../../support/testApp";

const server = useTestApp();

const LISTS = {
  Partner: { seen: "partners", first: "name" },
  Teacher: { seen: "teachers", first: "name" },
  Testimonial: { seen: "testimonials", first: "name" },
  Question: { seen: "questions", first: "question" },
} as const;
type List = keyof typeof LISTS;

let serial = 0;

async function create(list: List, changes: object = {}) {
  const input = { ...LEAST[list], [LISTS[list].first]: `${list} ${++serial}`, ...changes };
  return server.as.admin.ask(createOne(list), { input });
}

async function createdId(list: List, changes: object = {}): Promise<string> {
  return (await create(list, changes)).data?.[`create${list}`].id as string;
}

async function idsOf(caller: Caller, field: string): Promise<string[]> {
  const { data } = await caller.ask(`{ ${field} { id } }`);
  return (data?.[field] as { id: string }[]).map(({ id }) => id);
}

describe.each(Object.keys(LISTS) as List[])("%ss", (list) => {
  const { seen, first } = LISTS[list];
  const cms = `cms${list}s`;

  test("a new one comes last, and visitors see it right away", async () => {
    await idsOf(server.as.visitor, seen);
    const id = await createdId(list);
    expect((await idsOf(server.as.visitor, seen)).at(-1)).toBe(id);
  });

  test("one that is sent twice is added once", async () => {
    const same = { [first]: `${list} sent twice` };
    const sent = await Promise.all([create(list, same), create(list, same)]);
    expect(sent.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))).toEqual([
      "CONFLICT",
    ]);
  });

  test("an unpublished one is seen by staff only", async () => {
    const id = await createdId(list, { isPublished: false });
    expect(await idsOf(server.as.visitor, seen)).not.toContain(id);
    expect(await idsOf(server.as.admin, seen)).not.toContain(id);
    expect(await idsOf(server.as.admin, cms)).toContain(id);
  });

  test("an edit of an old version is refused, a delete too", async () => {
    const id = await createdId(list);
    const edit = (expectedVersion: number) =>
      server.as.admin.ask(updateOne(list), {
        input: { ...LEAST[list], [first]: `Changed ${list}`, id, expectedVersion },
      });
    expect((await edit(1)).data?.[`update${list}`]).toMatchObject({ [first]: `Changed ${list}`, version: 2 });
    expect((await edit(1)).errors[0]?.extensions).toMatchObject({ code: "CONFLICT", changedBy: "Arjun" });
    const remove = (expectedVersion: number) =>
      server.as.admin.ask(deleteOne(list), { input: { id, expectedVersion } });
    expect((await remove(1)).errors[0]?.extensions.code).toBe("CONFLICT");
    expect((await remove(2)).data?.[`delete${list}`]).toEqual({ id });
    expect((await remove(2)).errors[0]?.extensions.code).toBe("NOT_FOUND");
    expect(await idsOf(server.as.visitor, seen)).not.toContain(id);
  });

  test("are put in order as a whole, unpublished ones too", async () => {
    await createdId(list);
    const before = await idsOf(server.as.admin, cms);
    const ids = before.toReversed();
    const reorder = (order: string[]) => server.as.admin.ask(reorderAll(list), { input: { ids: order } });
    const { data } = await reorder(ids);
    expect((data?.[`reorder${list}s`] as { id: string }[]).map(({ id }) => id)).toEqual(ids);
    const published = new Set(await idsOf(server.as.visitor, seen));
    expect([...published]).toEqual(ids.filter((id) => published.has(id)));
    for (const wrong of [
      ids.slice(1),
      [...ids, crypto.randomUUID()],
      [...ids.slice(1), crypto.randomUUID()],
    ]) {
      expect((await reorder(wrong)).errors[0]?.extensions.code).toBe("CONFLICT");
    }
    for (const wrong of [[...ids, ids[0] ?? ""], ["1"]]) {
      expect((await reorder(wrong)).errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
    }
    expect(await idsOf(server.as.admin, cms)).toEqual(ids);
  });

  test("are read by one statement", async () => {
    await createdId(list);
    const visitor = new Caller(() => server.origin);
    expect(await countStatements(() => visitor.ask(`{ ${seen} { id version } }`))).toBe(1);
  });

  test("additions at once all get a place of their own", async () => {
    await Promise.all(Array.from({ length: 5 }, () => create(list)));
    const table = seen;
    const [row] = await server.dataSource.query<[{ rows: number; places: number }]>(
      `SELECT count(*)::int AS rows, count(DISTINCT position)::int AS places FROM ${table}`,
    );
    expect(row.places).toBe(row.rows);
  });
});

test("a partner's name is taken in any letter case, at creation and at change", async () => {
  const name = "Kaveri Logistics";
  await create("Partner", { name });
  const id = await createdId("Partner");
  const input = { id, expectedVersion: 1, name: name.toUpperCase() };
  for (const { data, errors } of [
    await create("Partner", { name: ` ${name.toLowerCase()} ` }),
    await server.as.admin.ask(updateOne("Partner"), { input }),
  ]) {
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: "CONFLICT", fields: [{ field: "name" }] } }]);
  }
});

test.each([
  ["as it was typed, up to 120 characters", "b".repeat(120), "b".repeat(120)],
  ["as none, where it is blank", " ", null],
  ["as none, where it is left out", undefined, null],
])("what a learner built is stored %s", async (_how, built, stored) => {
  const { data } = await create("Testimonial", { built });
  expect(data?.createTestimonial).toMatchObject({ built: stored });
});

test.each<[string, List, object, string]>([
  ["a partner without a name", "Partner", { name: " " }, "name"],
  ["a partner at a script", "Partner", { link: "javascript:alert(1)" }, "link"],
  ["a logo that is data", "Partner", { imageUrl: "data:image/png;base64,AA==" }, "imageUrl"],
  ["a face over plain http", "Testimonial", { imageUrl: "http://example.com/a.png" }, "imageUrl"],
  ["a logo over plain http", "Partner", { imageUrl: "http://example.com/a.png" }, "imageUrl"],
  ["a teacher without a line", "Teacher", { line: " " }, "line"],
  ["a teacher at a script", "Teacher", { link: "javascript:alert(1)" }, "link"],
  ["six stars", "Testimonial", { rating: 6 }, "rating"],
  ["no star", "Testimonial", { rating: 0 }, "rating"],
  ["a testimonial of nobody", "Testimonial", { name: "" }, "name"],
  ["praise without end", "Testimonial", { text: "t".repeat(1001) }, "text"],
  ["a work described at length", "Testimonial", { built: "b".repeat(121) }, "built"],
  ["a question without an answer", "Question", { answer: " \n" }, "answer"],
  ["a question that is a book", "Question", { question: "q".repeat(301) }, "question"],
])("%s is refused beside its field", async (_what, list, wrong, field) => {
  const { data, errors } = await create(list, wrong);
  expect(data).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields: [{ field }] } }]);
});

test("a list holds a hundred", async () => {
  await server.dataSource.query(
    `INSERT INTO partners (name, is_published, position)
     SELECT 'Many ' || n, true, n FROM generate_series(1, 100 - (SELECT count(*)::int FROM partners)) n`,
  );
  const { errors } = await create("Partner");
  expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields: [{ field: "name" }] } }]);
  const ids = await idsOf(server.as.admin, "cmsPartners");
  expect(
    (await server.as.admin.ask(reorderAll("Partner"), { input: { ids: ids.toReversed() } })).errors,
  ).toEqual([]);
});
