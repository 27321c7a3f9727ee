import { beforeAll, describe, expect, test } from "vitest";
import { pagesFromSource } from "../../support/pagesFromSource";
import { OTHER_SPELLINGS } from "../../support/publicPages";
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
