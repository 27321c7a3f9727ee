import { beforeAll, describe, expect, test } from "vitest";
import { pagesFromSource } from "../../support/pagesFromSource";
import * as site from "../../support/siteDocuments";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const server = useTestApp({}, { pages: pagesFromSource });
const PREVIEW = { "x-site-preview": "drafts" };
const DRAFTED = "Only in a draft.";

async function make(query: string, input: object) {
  const { errors } = await server.as.admin.ask(query, { input });
  expect(errors).toEqual([]);
}

beforeAll(async () => {
  const draft = { isPublished: false };
  await make(site.UPDATE_HOME, { ...site.HOME_INPUT, heroText: DRAFTED, expectedVersion: 1, ...draft });
  await make(site.UPDATE_SITE, {
    ...site.SITE_INPUT,
    academyName: "Drafted Academy",
    expectedVersion: 1,
    ...draft,
  });
  await make(site.createOne("Partner"), { ...site.LEAST.Partner, name: DRAFTED, ...draft });
  await make(site.createOne("Testimonial"), { ...site.LEAST.Testimonial, text: DRAFTED, ...draft });
  await make(site.createOne("Teacher"), { ...site.LEAST.Teacher, name: DRAFTED, ...draft });
  await make(site.createOne("Question"), { ...site.LEAST.Question, question: DRAFTED, ...draft });
  await make(site.createOne("BlogPost"), { ...site.LEAST.BlogPost, title: DRAFTED, ...draft });
  await server.buildWorkshop({ headline: DRAFTED, ...draft });
  const { id: courseId } = await server.buildCourse({
    name: DRAFTED,
    isPublished: false,
    isSold: true,
    priceRupees: 5,
  });
  await server.buildBatch({ courseId, name: DRAFTED, startsOn: "2099-01-01" });
  await server.buildSeason({ title: DRAFTED, isPublished: false });
});

describe("the pages", () => {
  test("show staff the site with its drafts, and every link stays there", async () => {
    const { status, text } = await server.as.admin.open("/cms/preview");
    expect(status).toBe(200);
    expect(text).toContain(DRAFTED);
    expect(text).toContain("Drafted Academy");
    expect(text).toContain('href="/cms/preview/about"');
    const lms = await server.as.admin.open("/cms/preview/lms");
    expect(lms.text).toContain(DRAFTED);
    const own = await server.as.admin.open("/");
    expect(own.text).not.toContain(DRAFTED);
    expect(own.text).not.toContain("Drafted Academy");
  });

  test.each([
    ["a visitor", () => server.as.visitor],
    ["a learner", () => server.as.learner],
  ])("lead %s to the staff's sign-in, and back after it", async (_who, caller) => {
    const { status, location, text } = await caller().open("/cms/preview/work?a=1");
    expect([status, location]).toEqual([302, "/cmslogin?next=%2Fcms%2Fpreview%2Fwork%3Fa%3D1"]);
    expect(text).not.toContain(DRAFTED);
  });

  test.each([
    ["/cms/preview/cms/site?a=1", "/cms/site?a=1"],
    ["/cms/preview/cmslogin", "/cmslogin"],
    ["/cms/preview/no-such-page", "/cms/preview"],
    ["/cms/preview/", null],
    ["/cms/previews", null],
    ["/CMS/Preview/about?a=1", "/cms/preview/about?a=1"],
  ])("lead from %s to %s", async (address, there) => {
    expect((await server.as.admin.open(address)).location).toBe(there);
  });

  test("lead nobody to another site", async () => {
    for (const address of [
      "/cms/preview//evil.example/",
      "/cms/preview/%2f%2fevil.example",
      "/cms/preview/cms//evil.example",
    ]) {
      const { location } = await server.as.admin.open(address);
      expect(new URL(location ?? "/", "http://own.example").host).toBe("own.example");
    }
  });
});

test("a learner who opens pages of the content area is noted, and neither staff nor a visitor", async () => {
  const { admin, learner, visitor } = server.as;
  const noted = async () => {
    await server.services.security.flush();
    return server.dataSource.query<{ kind: string; name: string | null; count: number }[]>(
      `SELECT e.kind, u.name, sum(e.count)::int AS count FROM security_events e
       LEFT JOIN users u ON u.id = e.account_id WHERE e.detail = '/cms' GROUP BY 1, 2`,
    );
  };
  const [before = { count: 0 }] = await noted();
  for (const caller of [admin, visitor, learner])
    for (const address of ["/cms", "/CMS/registrations?a=1", "/cms/preview/work", "/cmslogin", "/about"])
      await caller.open(address);
  expect(await noted()).toEqual([{ kind: "CALL_REFUSED", name: "Meera", count: before.count + 3 }]);
});

test("a draft's calendar is for staff", async () => {
  const { slug } = await server.buildWorkshop({ isPublished: false });
  expect((await server.as.admin.open(`/workshops/${slug}.ics`)).text).toContain("BEGIN:VCALENDAR");
  for (const caller of [server.as.visitor, server.as.learner])
    expect((await caller.open(`/workshops/${slug}.ics`)).status).toBe(404);
  for (const { cookie } of [server.as.admin, server.as.visitor]) {
    const { headers } = await fetch(`${server.origin}/workshops/${slug}.ics`, { headers: { cookie } });
    expect(headers.get("cache-control")).toBe("private, no-store");
  }
});

test("an address that cannot be read leads home, as an unknown one does", async () => {
  expect(await server.as.visitor.open("/%E0%A4%A")).toMatchObject({ status: 302, location: "/" });
});

test("courses and articles are found in any letter case", async () => {
  const { slug, name } = await server.buildCourse();
  await make(site.createOne("BlogPost"), { ...site.LEAST.BlogPost, title: "In capitals", isPublished: true });
  const query = "query ($slug: String!) { course(slug: $slug) { name } blogPost(slug: $slug) { title } }";
  const ask = async (typed: string) =>
    (await server.as.visitor.ask(query, { slug: typed.toUpperCase() })).data;
  expect(await ask(slug)).toEqual({ course: { name }, blogPost: null });
  expect(await ask("in-capitals")).toEqual({ course: null, blogPost: { title: "In capitals" } });
});

describe("the API", () => {
  const LISTS = [
    "partners { name }",
    "teachers { name }",
    "testimonials { text }",
    "questions { question }",
    "blogPosts { nodes { title } }",
    "workshops { headline }",
    "courses { name }",
    "soldCourses { name }",
    "nextBatches { name }",
    "bootcampSeasons { title }",
    "homeContent { heroText }",
  ];

  test.each(LISTS)("shows drafts to staff who ask for them, and to nobody else: %s", async (selection) => {
    const query = `{ ${selection} }`;
    const asks = async (caller: Caller, headers = {}) => caller.ask(query, {}, headers);
    const before = await asks(server.as.visitor);
    expect(before.text).not.toContain(DRAFTED);
    const preview = await asks(server.as.admin, PREVIEW);
    expect(preview.text).toContain(DRAFTED);
    expect(preview.headers.get("cache-control")).toBe("no-store");
    // Staff and visitors never share a cached response.
    expect((await asks(server.as.visitor)).text).toBe(before.text);
    expect((await asks(server.as.admin)).text).toBe(before.text);
  });

  test("refuses anyone who may not", async () => {
    for (const [caller, code] of [
      [server.as.visitor, "UNAUTHENTICATED"],
      [server.as.learner, "FORBIDDEN"],
    ] as const) {
      const { data, errors } = await caller.ask("{ homeContent { heroText } }", {}, PREVIEW);
      expect([data, errors[0]?.extensions.code]).toEqual([null, code]);
    }
  });
});
