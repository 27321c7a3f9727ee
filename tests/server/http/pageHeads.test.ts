import { beforeAll, describe, expect, test } from "vitest";
import { Workshop } from "../../../server/features/workshops/workshop.entity";
import { findShareCard } from "../../../server/app/findShareCard";
import { pagesFromSource } from "../../support/pagesFromSource";
import { OTHER_SPELLINGS } from "../../support/publicAddresses";
import { createOne, LEAST, SITE_INPUT, UPDATE_SITE } from "../../support/siteDocuments";
import { useTestApp } from "../../support/testApp";

const server = useTestApp({}, { pages: pagesFromSource });

async function open(path: string): Promise<string> {
  const response = await fetch(server.origin + path, { redirect: "manual" });
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

describe("an address that is written otherwise", () => {
  beforeAll(async () => {
    for (const slug of ["nlp", "powerbi"]) await server.buildWorkshop({ slug });
  });

  test.each(OTHER_SPELLINGS)("%s names %s as the one to keep", async (path, kept) => {
    expect(await open(path)).toContain(`<link rel="canonical" href="${server.origin}${kept}"/>`);
  });
});

interface StructuredData {
  "@type": string;
  [fact: string]: unknown;
}

/** The structured data (JSON-LD) of one type. */
async function structuredData(path: string, type: string): Promise<StructuredData[]> {
  const scripts = [...(await open(path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  return scripts
    .map(([, json = ""]) => JSON.parse(json) as StructuredData)
    .filter((value) => value["@type"] === type);
}

test("structured data describes a course in the same words on its own page and among the offers", async () => {
  const { slug } = await server.buildCourse({ description: "", priceRupees: 1500, isSold: true });
  const path = `/lms/${slug}`;
  const [course] = await structuredData(path, "Course");
  expect(course).toMatchObject({
    "@id": server.origin + path,
    offers: { price: 1500 },
    hasCourseInstance: { courseMode: "Online" },
  });
  expect(await structuredData("/offer", "Course")).toContainEqual(course);
  expect(await structuredData(path, "BreadcrumbList")).toHaveLength(1);
});

test("a course that is taught and not sold has no price in structured data", async () => {
  const { slug } = await server.buildCourse({ priceRupees: null });
  const [course] = await structuredData(`/lms/${slug}`, "Course");
  expect(course).toMatchObject({ "@type": "Course" });
  expect(course).not.toHaveProperty("offers");
});

test("an article's cover that was uploaded has its whole address in structured data", async () => {
  const coverUrl = "/media/0b8d1c5e-8f5c-4f0e-9a55-2f6a1f0f2d11-1300x650";
  const input = { ...LEAST.BlogPost, isPublished: true, coverUrl };
  const { data } = await server.as.admin.ask(createOne("BlogPost"), { input });
  const [article] = await structuredData(`/blog/${data?.createBlogPost.slug}`, "Article");
  expect(article?.image).toBe(server.origin + coverUrl);
});

describe("the picture of a shared page", () => {
  const pictureOf = async (path: string) =>
    /<meta property="og:image" content="(.*?)"/.exec(await open(path))?.[1] ?? "";

  test.each([
    ["/", "home"],
    ["/work", "work"],
    ["/offer", "offer"],
    ["/lms", "lms"],
    ["/blog", "blog"],
    ["/about", "about"],
    ["/contact", "contact"],
    ["/contactusworkshop", "contact"],
  ])("of %s is its own, under an address that stays as long as it does", async (path, card) => {
    const picture = await pictureOf(path);
    expect(picture.startsWith(`${server.origin}/og/site/${card}.png?v=`)).toBe(true);
    expect(await pictureOf(path)).toBe(picture);
    expect((await fetch(picture)).headers.get("content-type")).toBe("image/png");
  });

  test.each([
    ["/work", async () => server.buildWorkshop({ priceRupees: 7 })],
    ["/offer", async () => server.buildCourse({ priceRupees: 7, isSold: true })],
    ["/lms", async () => server.buildCourse()],
    [
      "/blog",
      async () =>
        server.as.admin.ask(createOne("BlogPost"), {
          input: { ...LEAST.BlogPost, title: "The newest", isPublished: true },
        }),
    ],
    [
      "/contact",
      async () =>
        server.as.admin.ask(UPDATE_SITE, {
          input: { ...SITE_INPUT, phones: ["+91 91111 11111"], expectedVersion: 1 },
        }),
    ],
  ])("of %s has another address once it says something else", async (path, change) => {
    const before = await pictureOf(path);
    await change();
    await server.changes.settle();
    expect(await pictureOf(path)).not.toBe(before);
  });
});

test("the picture of the workshops says how many there are, from which price, and when the next begins", async () => {
  const { manager } = server.dataSource;
  await manager.update(Workshop, { isPublished: true }, { isPublished: false });
  const day = (date: string) => new Date(`${date}T14:30:00Z`);
  await server.buildWorkshop({ startsAt: day("2026-03-09"), priceRupees: 499 });
  await server.buildWorkshop({ startsAt: day("2026-03-04"), priceRupees: 299 });
  await server.buildWorkshop({ startsAt: day("2026-02-01"), days: 1, priceRupees: 1 });
  const card = await findShareCard(manager, { kind: "site", slug: "work", now: day("2026-03-01") });
  expect(card?.title).toBe("2 live workshops, from ₹299");
  expect(card?.facts).toMatch(/^Next: 4 March 2026/);
});
