import { beforeAll, describe, expect, test } from "vitest";
import { BlogPost } from "../../../server/features/site/blog/blogPost.entity";
import { countStatements } from "../../support/countStatements";
import { DELETE_REFERENCE } from "../../support/documents";
import { SEARCH, search, titles } from "../../support/searchCalls";
import { LEAST, SITE_INPUT, UPDATE_SITE } from "../../support/siteDocuments";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

async function buildArticle(overrides: Partial<BlogPost>): Promise<BlogPost> {
  const { manager } = server.dataSource;
  const [createdAt, slug] = [new Date(), (overrides.title ?? "").toLowerCase().replaceAll(" ", "-")];
  const defaults = {
    ...LEAST.BlogPost,
    slug,
    tags: [],
    isPublished: true,
    publishedAt: createdAt,
    createdAt,
  };
  return manager.save(manager.create(BlogPost, { ...defaults, ...overrides }));
}

const everyone = () => [server.as.visitor, server.as.learner, server.as.admin];

describe("pages", () => {
  test("are found by everyone, with what their results show", async () => {
    const course = await server.buildCourse({ name: "Weaving basics", description: "Warp and weft." });
    const workshop = await server.buildWorkshop({ name: "Weaving live", headline: "In two evenings" });
    const article = await buildArticle({ title: "Why weaving", excerpt: "It is calm." });
    for (const caller of everyone()) {
      const found = await search(caller, "weaving");
      expect(found).toHaveLength(3);
      expect(found).toEqual(
        expect.arrayContaining([
          {
            ...{
              id: course.id,
              kind: "COURSE",
              lessonKind: null,
              lessonId: null,
              slug: course.slug,
              title: "Weaving basics",
            },
            ...{ detail: "Warp and weft.", startsAt: null },
          },
          {
            ...{
              id: workshop.id,
              kind: "WORKSHOP",
              lessonKind: null,
              lessonId: null,
              slug: workshop.slug,
              title: "Weaving live",
            },
            ...{ detail: "In two evenings", startsAt: workshop.startsAt?.toISOString() },
          },
          {
            ...{
              id: article.id,
              kind: "ARTICLE",
              lessonKind: null,
              lessonId: null,
              slug: "why-weaving",
              title: "Why weaving",
            },
            ...{ detail: "It is calm.", startsAt: null },
          },
        ]),
      );
    }
  });

  test("that are drafts are found by nobody, nor articles before their time", async () => {
    await server.buildCourse({ name: "Pottery course", isPublished: false });
    await server.buildWorkshop({ name: "Pottery workshop", isPublished: false });
    await buildArticle({ title: "Pottery draft", isPublished: false });
    await buildArticle({ title: "Pottery later", publishedAt: new Date(Date.now() + 60_000) });
    for (const caller of everyone()) expect(await search(caller, "pottery")).toEqual([]);
  });

  test("appear, change and disappear with their records", async () => {
    const { id } = await server.buildCourse({ name: "Basketry" });
    expect(await titles(server.as.visitor, "basketry")).toEqual(["Basketry"]);
    await server.dataSource.query("UPDATE courses SET name = 'Carpentry' WHERE id = $1", [id]);
    expect(await titles(server.as.visitor, "basketry")).toEqual([]);
    expect(await titles(server.as.visitor, "carpentry")).toEqual(["Carpentry"]);
    await server.dataSource.query("DELETE FROM courses WHERE id = $1", [id]);
    expect(await titles(server.as.visitor, "carpentry")).toEqual([]);
  });

  test("of a past workshop name no start", async () => {
    await server.buildWorkshop({ name: "Archery", startsAt: new Date(Date.now() - 60_000) });
    expect(await search(server.as.visitor, "archery")).toMatchObject([{ title: "Archery", startsAt: null }]);
  });

  test("are five of a kind", async () => {
    for (let number = 1; number <= 7; number += 1) await server.buildCourse({ name: `Origami ${number}` });
    expect(await titles(server.as.visitor, "origami")).toHaveLength(5);
  });

  test("with the word in their title come before those with it in their text", async () => {
    await buildArticle({ title: "About dyes", body: "Indigo, indigo and more indigo." });
    await buildArticle({ title: "Indigo" });
    await buildArticle({ title: "Tagged", tags: ["indigo"] });
    const found = await titles(server.as.visitor, "indigo");
    expect(found[0]).toBe("Indigo");
    expect(found.toSorted()).toEqual(["About dyes", "Indigo", "Tagged"]);
  });
});

describe("lessons", () => {
  test("are found by people who may open them, with their place", async () => {
    const course = await server.buildCourse({ name: "Glass" });
    const batch = await server.buildBatch({ courseId: course.id, name: "Batch 1" });
    const removed = await server.buildReference({ batchId: batch.id, title: "Furnaces, old" });
    await server.buildReference({ batchId: batch.id, title: "Safety" });
    const lesson = await server.buildReference({ batchId: batch.id, title: "Furnaces" });
    const input = { id: removed.id, expectedVersion: 1 };
    expect((await server.as.admin.ask(DELETE_REFERENCE, { input })).errors).toEqual([]);
    await server.buildAccess(server.people.learner.id, batch.id);

    const detail = "Glass · Batch 1 · Lesson 2";
    const found = [
      {
        ...{ id: lesson.id, kind: "LESSON", lessonKind: "VIDEO", lessonId: null, slug: null },
        ...{ title: "Furnaces", detail, startsAt: null },
      },
    ];
    expect(await search(server.as.learner, "furnaces")).toEqual(found);
    expect(await search(server.as.admin, "furnaces")).toEqual(found);
    expect(await search(server.as.otherLearner, "furnaces")).toEqual([]);
    expect(await search(server.as.visitor, "furnaces")).toEqual([]);
  });

  test("of an open batch are for every learner, and never for visitors", async () => {
    const { id: batchId } = await server.buildBatch({ secretCode: null });
    await server.buildReference({ batchId, title: "Marbling" });
    expect(await titles(server.as.otherLearner, "marbling")).toEqual(["Marbling"]);
    expect(await titles(server.as.visitor, "marbling")).toEqual([]);
  });

  test("of an unpublished course are for staff only, also with access to the batch", async () => {
    const { id: courseId } = await server.buildCourse({ isPublished: false });
    const batch = await server.buildBatch({ courseId, secretCode: null });
    await server.buildReference({ batchId: batch.id, title: "Enamel" });
    await server.buildAccess(server.people.learner.id, batch.id);
    expect(await titles(server.as.learner, "enamel")).toEqual([]);
    expect(await titles(server.as.admin, "enamel")).toEqual(["Enamel"]);
  });

  test("are found by their text, and ten at most", async () => {
    const { id: batchId } = await server.buildBatch({ secretCode: null });
    for (let number = 1; number <= 12; number += 1)
      await server.buildReference({ batchId, title: `Part ${number}`, text: "All about **lacquer**." });
    const found = await titles(server.as.learner, "lacquer");
    expect(found).toEqual(Array.from({ length: 10 }, (_, place) => `Part ${place + 1}`));
  });
});

describe("typed words", () => {
  beforeAll(async () => {
    await server.buildCourse({ name: "Power BI" });
    await server.buildCourse({ name: "Python for analysts" });
    await server.buildCourse({ name: "हिन्दी में Excel — शुरुआत" });
    await server.buildCourse({ name: "తెలుగులో డేటా" });
    await server.buildCourse({ name: "Node.js and C++ (advanced)" });
    await server.buildCourse({ name: "Regression", description: "One line through many points." });
    await server.buildCourse({ name: "Query a table" });
    await server.buildCourse({ name: "Subqueries, joined" });
    await server.buildCourse({ name: "Écrire un Résumé" });
    await server.buildCourse({ name: "Cafe\u0301 data" });
    await server.buildCourse({ name: "क़िताब और ड़" });
    await server.buildCourse({ name: "Next.js and TF-IDF" });
    await server.buildCourse({ name: "Pandas: groupby" });
    await server.buildCourse({ name: "Mosaic" });
  });

  test.each([
    ["pow bi", "Power BI"],
    ["BI POWER", "Power BI"],
    ["power-bi", "Power BI"],
    ["Pyhton", "Python for analysts"],
    ["pyht", "Python for analysts"],
    ["powr bi", "Power BI"],
    ["pithon anlysts", "Python for analysts"],
    ["हिन्", "हिन्दी में Excel — शुरुआत"],
    ["शुरुआत excel", "हिन्दी में Excel — शुरुआत"],
    ["తెలుగు", "తెలుగులో డేటా"],
    ["node js", "Node.js and C++ (advanced)"],
    ["c++ node.js", "Node.js and C++ (advanced)"],
    ["regressions", "Regression"],
    ["points lined", "Regression"],
    ["queries", "Query a table"],
    ["subquery joins", "Subqueries, joined"],
    ["resume", "Écrire un Résumé"],
    ["RÉSUMÉ", "Écrire un Résumé"],
    ["re\u0301sume\u0301", "Écrire un Résumé"],
    ["resumes", "Écrire un Résumé"],
    ["ecrire", "Écrire un Résumé"],
    ["café", "Cafe\u0301 data"],
    ["क़िताब", "क़िताब और ड़"],
    ["nextjs", "Next.js and TF-IDF"],
    ["tfidf next", "Next.js and TF-IDF"],
    ["मेंexcel", "हिन्दी में Excel — शुरुआत"],
    ["group by", "Pandas: groupby"],
    ["pandas group-by", "Pandas: groupby"],
    ["how to learn mosaic", "Mosaic"],
    ["best mosaics course in the mosaic", "Mosaic"],
    ["mosaic’s", "Mosaic"],
    ["\u0915\u093cिताब", "क़िताब और ड़"],
  ])("%s finds %s", async (text, title) => {
    expect(await titles(server.as.visitor, text)).toContain(title);
  });

  test("are names with signs or of one letter, in titles and in texts", async () => {
    for (const name of ["C++ from Zero", "C# Basics", "R for Data", "ASP.NET sites", "Clustering rows"])
      await server.buildCourse({ name });
    const { id: batchId } = await server.buildBatch({ secretCode: null });
    await server.buildReference({ batchId, title: "Pointers", text: "As in C++17." });
    const found = async (text: string) => titles(server.as.learner, text);
    expect(await found("c++")).toEqual(expect.arrayContaining(["C++ from Zero", "Pointers"]));
    expect(await found("c++")).not.toContain("C# Basics");
    expect(await found("C#")).toEqual(["C# Basics"]);
    expect(await found("c♯ basics")).toEqual(["C# Basics"]);
    expect(await found("R")).toEqual(["R for Data"]);
    expect(await found("c")).toEqual([]);
    expect(await found(".net")).toEqual(["ASP.NET sites"]);
    expect(await found("dot net")).toEqual(["ASP.NET sites"]);
    expect(await found("c sharp")).toEqual(["C# Basics"]);
    expect(await found("asp.net")).toEqual(["ASP.NET sites"]);
  });

  test("mean what staff's list says: initials, words written together, and back", async () => {
    await server.as.admin.confirmPassword();
    const update = async (sameWords: string[]) => {
      const { data } = await server.as.admin.ask("{ site { version } }");
      const { version } = data?.site as { version: number };
      const input = { ...SITE_INPUT, sameWords, expectedVersion: version };
      expect((await server.as.admin.ask(UPDATE_SITE, { input })).errors).toEqual([]);
    };
    await server.buildCourse({ name: "Machine Learning, gently" });
    await server.buildCourse({ name: "Learn a washing machine" });
    await server.buildCourse({ name: "ML in practice" });
    await server.buildCourse({ name: "Sorting with DSA" });
    const both = ["ML in practice", "Machine Learning, gently"];
    for (const text of ["ml", "machinelearning", "machine learning"])
      expect(await titles(server.as.visitor, text), text).toEqual(expect.arrayContaining(both));
    expect(await titles(server.as.visitor, "practice ml")).toEqual(["ML in practice"]);
    expect(await titles(server.as.visitor, "data structures and algorithms")).toEqual(["Sorting with DSA"]);
    await update(["gently, softly", "' & | !, <->", ","]);
    expect(await titles(server.as.visitor, "softly")).toEqual(["Machine Learning, gently"]);
    expect(await titles(server.as.visitor, "ml")).toEqual(["ML in practice"]);
    const { errors } = await server.as.learner.ask("{ site { sameWords } }");
    expect(errors[0]?.extensions.code).toBe("FORBIDDEN");
  });

  test("that are near nothing find nothing", async () => {
    expect(await search(server.as.visitor, "qwxzvk")).toEqual([]);
    expect(await search(server.as.visitor, "power qwxzvk")).toEqual([]);
  });

  test("are not corrected where they find enough, nor to what is hidden", async () => {
    await server.buildCourse({ name: "Knitwear", isPublished: false });
    expect(await search(server.as.visitor, "kintwear")).toEqual([]);
    for (const number of [1, 2, 3]) await server.buildCourse({ name: `Quilts ${number}` });
    await server.buildCourse({ name: "Quilty people" });
    expect(await titles(server.as.visitor, "quilts")).toEqual(["Quilts 1", "Quilts 2", "Quilts 3"]);
  });

  test.each([
    "",
    " ",
    "a",
    "&|!:*\\",
    "'",
    "''';--",
    "foo' | 'bar",
    "a:* & !b",
    "<-> <2>",
    "'power':*A",
    "%_%",
    "$1 \\x00",
    "🙂🙂",
    "e\u0301\u0301 \u0301",
    "\u200d\u200c",
    "1e5 2024-05-01 v1.2.3 -7 0x1F",
    "https://example.com/a?b=c person@example.com",
    "a".repeat(120),
    "\u0c15".repeat(120),
    "ab ".repeat(40),
    '"></script><img src=x onerror=alert(1)>',
  ])("%j is no error", async (text) => {
    for (const caller of [server.as.visitor, server.as.learner]) await search(caller, text);
  });

  test("are refused with a NUL, a broken letter, or above 120 characters", async () => {
    for (const text of ["a\u0000b", "a\ud800b", "a".repeat(121)]) {
      const { errors } = await server.as.visitor.ask(SEARCH, { text });
      expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
    }
  });
});

test("a search takes as many statements for ten lessons as for one", async () => {
  const { id: batchId } = await server.buildBatch({ secretCode: null });
  let serial = 0;
  const add = async () => server.buildReference({ batchId, title: `Mosaic ${++serial}` });
  for (let count = 0; count < 3; count += 1) await add();
  const statements = async () => countStatements(async () => search(server.as.learner, "mosaic"));
  const few = await statements();
  for (let count = 0; count < 6; count += 1) await add();
  expect(await statements()).toBe(few);
});
