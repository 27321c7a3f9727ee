import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { seedDemoAcademy } from "../../../server/app/seed/seedDemoAcademy";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

beforeAll(async () => {
  await server.dataSource.query("DELETE FROM users");
  await seedDemoAcademy(server.services);
});

test("the demo's public site is full", async () => {
  const { data, errors } = await server.as.visitor.ask(
    `{ site { academyName phones emails address whatsAppNumber upiAddress upiPayeeName coursesPageLink socialLinks { name link } }
       homeContent { heroHeadline languages { title text icon } tips { title } reasons { icon } }
       aboutContent { story mission vision values { title text } reasons { title text icon } }
       pageTexts { portalHeadline portalLead learnersHeadline learnersLead portalSteps { title text } tryFirstText mentorsTitle }
       partners { name link imageUrl } testimonials { id } questions { id } courses { reviews { id } }
       blogPosts { nodes { slug title readingMinutes publishedAt tags bodyHtml } pageInfo { hasNextPage } } }`,
  );
  expect(errors).toEqual([]);
  expect(data?.site.phones).toHaveLength(2);
  expect(data?.site.emails).toHaveLength(2);
  expect(data?.partners).toHaveLength(7);
  const courses = data?.courses as { reviews: object[] }[];
  expect(courses.filter(({ reviews }) => reviews.length > 0).length).toBeGreaterThan(3);
  expect(data?.homeContent.languages.length).toBeGreaterThan(3);
  expect(data?.aboutContent.values.length).toBeGreaterThan(2);
  expect(data?.pageTexts).toMatchObject({
    portalHeadline: "Welcome to Sopaan LMS",
    portalLead: "Your Gateway to Data Science & Analytics Mastery",
    learnersHeadline: "We Help You Learn What You Love",
    learnersLead: "Cloud-Native Thinking for the Modern World.",
  });
  expect(data?.pageTexts.portalSteps).toHaveLength(3);
  const posts = data?.blogPosts.nodes as { slug: string; bodyHtml: string; readingMinutes: number }[];
  expect(posts.map(({ slug }) => slug)).toEqual([
    "a-messy-csv",
    "sql-joins-as-questions",
    "your-first-useful-python-program",
  ]);
  for (const { bodyHtml, readingMinutes } of posts) {
    expect(bodyHtml).toContain("<h2>");
    expect(bodyHtml).toContain('<pre tabindex="0"><code class="language-');
    expect(bodyHtml).not.toMatch(/<h1|style=/);
    expect(readingMinutes).toBeGreaterThan(2);
  }
});

test("eight courses are sold, each with its section; one has no payment page", async () => {
  const { data } = await server.as.visitor.ask(
    "{ soldCourses { name priceRupees payLink sectionText seeMoreLink syllabus } courses { name isSold } }",
  );
  const sold = data?.soldCourses as Record<string, unknown>[];
  expect(sold).toHaveLength(8);
  expect(sold.filter(({ payLink }) => payLink === null).map(({ name }) => name)).toEqual(["NLP"]);
  for (const course of sold) {
    expect([1000, 2000]).toContain(course.priceRupees);
    expect(course.sectionText).toEqual(expect.stringContaining("\n\n"));
    expect(course.seeMoreLink).toEqual(expect.stringMatching(/^https:/));
    expect(course.syllabus).not.toEqual([]);
  }
  expect(data?.courses).toContainEqual({ name: "AWS Cloud Computing", isSold: false });
});

test("the article's SQL answers what the article says", async () => {
  const sqlJoins = await readFile("server/content/demo/articles/sql-joins-as-questions.md", "utf8");
  const [tables = "", ...queries] = [...sqlJoins.matchAll(/```sql\n(.*?)```/gs)].map(([, sql]) => sql ?? "");
  await server.dataSource.transaction(async (manager) => {
    await manager.query("CREATE SCHEMA article");
    await manager.query("SET LOCAL search_path = article");
    await manager.query(tables);
    const answers: unknown[] = [];
    for (const sql of queries) answers.push(await manager.query(sql));
    const paid = (name: string, rupees: number | null) => ({ name, rupees });
    expect(answers).toEqual([
      [paid("Asha", 1000), paid("Asha", 199), paid("Imran", 2000)],
      [paid("Asha", 1000), paid("Asha", 199), paid("Imran", 2000), paid("Divya", null)],
      [{ name: "Divya" }],
      [{ name: "Divya" }],
      [paid("Asha", 1000), paid("Imran", 2000)],
      [paid("Asha", 1000), paid("Imran", 2000), paid("Divya", null)],
      [
        { name: "Asha", rows: "2", payments: "2", rupees: "1199" },
        { name: "Imran", rows: "1", payments: "1", rupees: "2000" },
        { name: "Divya", rows: "1", payments: "0", rupees: "0" },
      ],
    ]);
  });
});
