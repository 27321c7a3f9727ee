import { beforeAll, describe, expect, test } from "vitest";
import { pagesFromSource } from "../../support/pagesFromSource";
import { OTHER_SPELLINGS } from "../../support/publicPages";
import { createOne, LEAST } from "../../support/siteDocuments";
import { useTestApp } from "../../support/testApp";

const server = useTestApp({}, { pages: pagesFromSource });

/** A page's HTML as whoever has no script reads it. */
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

interface Told {
  "@type": string;
  [fact: string]: unknown;
}

/** What a page tells search engines of one kind of thing. */
async function toldOf(path: string, type: string): Promise<Told[]> {
  const told = [...(await open(path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  return told.map(([, json = ""]) => JSON.parse(json) as Told).filter((value) => value["@type"] === type);
}

test("a course is told of in the same words on its own page and among the offers", async () => {
  const { slug } = await server.buildCourse({ description: "", priceRupees: 1500, isSold: true });
  const path = `/lms/${slug}`;
  const [course] = await toldOf(path, "Course");
  expect(course).toMatchObject({
    "@id": server.origin + path,
    offers: { price: 1500 },
    hasCourseInstance: { courseMode: "Online" },
  });
  expect(await toldOf("/offer", "Course")).toContainEqual(course);
  expect(await toldOf(path, "BreadcrumbList")).toHaveLength(1);
});

test("a course that is taught and not sold is told of without a price", async () => {
  const { slug } = await server.buildCourse({ priceRupees: null });
  const [course] = await toldOf(`/lms/${slug}`, "Course");
  expect(course).toMatchObject({ "@type": "Course" });
  expect(course).not.toHaveProperty("offers");
});

test("an article's cover that was uploaded is told of by its whole address", async () => {
  const coverUrl = "/media/0b8d1c5e-8f5c-4f0e-9a55-2f6a1f0f2d11-1300x650";
  const input = { ...LEAST.BlogPost, isPublished: true, coverUrl };
  const { data } = await server.as.admin.ask(createOne("BlogPost"), { input });
  const [article] = await toldOf(`/blog/${data?.createBlogPost.slug}`, "Article");
  expect(article?.image).toBe(server.origin + coverUrl);
});
