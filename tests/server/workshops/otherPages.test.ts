import { beforeAll, describe, expect, test } from "vitest";
import { findShareCard } from "../../../server/app/findShareCard";
import { pagesFromSource } from "../../support/pagesFromSource";
import { useTestApp } from "../../support/testApp";
import { CREATE_WORKSHOP, NEW_WORKSHOP, UPDATE_WORKSHOP, WORKSHOP } from "../../support/workshopDocuments";

const server = useTestApp({}, { pages: pagesFromSource });

const OFFER = {
  slug: "sql-offer",
  layout: "SPLIT",
  headline: "SQL, one evening at a time",
  tagline: "Two evenings, one report",
  summary: "Bring a laptop.",
};
const FIRST = { slug: "sql", name: "SQL in Two Evenings", headline: "Ask your data", isPublished: true };
const PAGE = `query ($slug: String!) { workshop(slug: $slug) {
  id slug priceRupees page(slug: $slug) { slug layout headline tagline summary } } }`;

async function create(input: object) {
  return server.as.admin.ask(CREATE_WORKSHOP, { input: { ...NEW_WORKSHOP, ...input } });
}

async function pageAt(slug: string) {
  return (await server.as.visitor.ask(PAGE, { slug })).data?.workshop as Record<string, unknown> | null;
}

describe("a workshop with another page", () => {
  let id: string;

  beforeAll(async () => {
    const { data } = await create({ ...FIRST, otherPages: [{ ...OFFER, slug: " SQL-Offer " }] });
    id = data?.createWorkshop.id as string;
  });

  test("is one workshop at both addresses, in any letter case, with the texts of each", async () => {
    const common = { id, slug: "sql", priceRupees: 199 };
    const { headline } = FIRST;
    expect(await pageAt("sql")).toMatchObject({
      ...common,
      page: { slug: "sql", layout: "AGENDA", headline },
    });
    expect(await pageAt("sql-offer")).toEqual({ ...common, page: OFFER });
    expect(await pageAt("SQL-offer")).toEqual({ ...common, page: OFFER });
  });

  test("shows each page's headline, the same form, and names the first address as the one to keep", async () => {
    const first = (await server.as.visitor.open("/sql")).text;
    const other = (await server.as.visitor.open("/sql-offer")).text;
    expect(first).toContain("<h1>Ask your data</h1>");
    expect(other).toContain("<h1>SQL, one evening at a time</h1>");
    expect(other).not.toContain("Ask your data</h1>");
    for (const page of [first, other]) {
      expect(page).toContain(`<link rel="canonical" href="${server.origin}/sql"/>`);
      expect(page).toContain('id="cta"');
    }
    expect(first).toMatch(/<title>SQL in Two Evenings · /);
    expect(other).toMatch(
      /<title>SQL, one evening at a time · .*<meta name="description" content="Bring a laptop."/,
    );
    expect(other).toContain('href="#cta"');
  });

  test("is listed, searched, mapped and counted once", async () => {
    const { data } = await server.as.visitor.ask("{ workshops { slug } }");
    expect(data?.workshops).toEqual([{ slug: "sql" }]);
    const map = (await server.as.visitor.open("/sitemap.xml")).text;
    expect(map).toContain("/sql</loc>");
    expect(map).not.toContain("sql-offer");
    const found = await server.as.visitor.ask('{ search(text: "evenings") { title } }');
    expect(found.errors).toEqual([]);
    expect(found.text.match(/SQL in Two Evenings/g)).toHaveLength(1);
    const { manager } = server.dataSource;
    const now = new Date();
    expect((await findShareCard(manager, { kind: "site", slug: "work", now }))?.title).toMatch(
      /^1 live workshop,/,
    );
    const cards = ["sql", "SQL-offer"].map((slug) =>
      findShareCard(manager, { kind: "workshops", slug, now }),
    );
    const [first, other] = await Promise.all(cards);
    expect(first?.title).toBe("SQL in Two Evenings");
    expect(other).toEqual(first);
  });

  test("has one calendar", async () => {
    const read = async (slug: string) =>
      (await server.as.visitor.open(`/workshops/${slug}.ics`)).text.replace(/DTSTAMP:\S+/g, "");
    expect(await read("sql-offer")).toContain("SUMMARY:SQL in Two Evenings\\, day 1 of 2");
    expect(await read("sql-offer")).toBe(await read("sql"));
  });

  test("keeps its pages when staff save it, and loses one that they remove, at once", async () => {
    const save = (expectedVersion: number, otherPages: object[]) =>
      server.as.admin.ask(UPDATE_WORKSHOP, {
        input: { ...WORKSHOP, ...FIRST, slug: undefined, id, expectedVersion, otherPages },
      });
    expect((await save(1, [{ ...OFFER, headline: "New words" }])).errors).toEqual([]);
    expect((await pageAt("sql-offer"))?.page).toMatchObject({ headline: "New words" });
    expect((await save(2, [])).errors).toEqual([]);
    expect(await pageAt("sql-offer")).toBeNull();
    expect((await server.as.visitor.open("/sql-offer")).location).toBe("/");
    expect((await save(3, [OFFER])).errors).toEqual([]);
    expect((await pageAt("sql-offer"))?.page).toEqual(OFFER);
  });

  test("is hidden at both addresses while it is a draft", async () => {
    const slug = "hidden-offer";
    await create({ slug: "hidden", isPublished: false, otherPages: [{ ...OFFER, slug }] });
    expect(await pageAt(slug)).toBeNull();
    expect((await server.as.learner.ask(PAGE, { slug })).data?.workshop).toBeNull();
    expect((await server.as.admin.ask(PAGE, { slug })).data?.workshop).toMatchObject({ slug: "hidden" });
    const now = new Date();
    expect(await findShareCard(server.dataSource.manager, { kind: "workshops", slug, now })).toBeNull();
  });
});

describe("the address of another page", () => {
  beforeAll(async () => {
    await create({ slug: "taken", otherPages: [{ ...OFFER, slug: "taken-offer" }] });
  });

  test.each([
    ["a page of the site", "lms", "BAD_USER_INPUT"],
    ["another workshop", "taken", "CONFLICT"],
    ["another workshop's other page", "Taken-Offer", "CONFLICT"],
    ["this workshop itself", "mine", "CONFLICT"],
  ])("is refused where it belongs to %s", async (_whose, slug, code) => {
    const { errors } = await create({
      slug: "mine",
      otherPages: [
        { ...OFFER, slug: "free" },
        { ...OFFER, slug },
      ],
    });
    expect(errors[0]?.extensions).toMatchObject({ code, fields: [{ field: "otherPages.1.slug" }] });
  });

  test.each([
    ["blank", { slug: " " }, "otherPages.0.slug"],
    ["no part of an address", { slug: "../etc" }, "otherPages.0.slug"],
    ["too long", { slug: "s".repeat(61) }, "otherPages.0.slug"],
    ["of a page without a headline", { slug: "free", headline: " " }, "otherPages.0.headline"],
  ])("is refused where it is %s", async (_what, wrong, field) => {
    const { errors } = await create({ slug: "mine", otherPages: [{ ...OFFER, ...wrong }] });
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field }] });
  });

  test("cannot become a workshop's own", async () => {
    const { errors } = await create({ slug: "taken-offer" });
    expect(errors[0]?.extensions).toMatchObject({ code: "CONFLICT", fields: [{ field: "slug" }] });
  });

  test("goes to one of two workshops that are saved at the same moment", async () => {
    const both = ["one", "two"].map((slug) =>
      create({ slug, otherPages: [{ ...OFFER, slug: "contested" }] }),
    );
    const answers = await Promise.all(both);
    expect(answers.map(({ errors }) => errors.length).toSorted()).toEqual([0, 1]);
  });
});
