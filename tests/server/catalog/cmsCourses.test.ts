import { describe, expect, test } from "vitest";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const PAGE = `query ($first: Int! = 25, $after: String, $search: String) {
  cmsCourses(first: $first, after: $after, search: $search) { nodes { name } pageInfo { hasNextPage endCursor } } }`;

interface Page {
  nodes: { name: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

async function ask(variables: object): Promise<Page> {
  const { data } = await server.as.admin.ask(PAGE, { ...variables });
  return data?.cmsCourses as Page;
}

function cursor(...parts: unknown[]): string {
  return Buffer.from(JSON.stringify(parts)).toString("base64url");
}

const SOME_ID = "6ee7d08e-05d7-4f8f-a7cf-8a3b5ac39d2b";

describe("the staff's list of courses", () => {
  test("comes in pages that miss nothing and repeat nothing, also where positions are equal", async () => {
    for (let index = 0; index < 7; index += 1) {
      await server.buildCourse({
        name: `Paged ${index}`,
        position: 50 + Math.floor(index / 3),
        isPublished: false,
      });
    }
    const names: string[] = [];
    let after: string | null = null;
    do {
      const page: Page = await ask({ first: 2, after, search: "paged" });
      names.push(...page.nodes.map(({ name }) => name));
      expect(page.nodes.length).toBeLessThanOrEqual(2);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(names.toSorted()).toEqual(Array.from({ length: 7 }, (_, index) => `Paged ${index}`));
  });

  test("is searched by a part of the name, whose signs mean nothing but themselves", async () => {
    await server.buildCourse({ name: "100% Practice_Course" });
    const found = async (search: string) => (await ask({ search })).nodes.map(({ name }) => name);
    expect(await found("practice")).toEqual(["100% Practice_Course"]);
    expect(await found("0% P")).toEqual(["100% Practice_Course"]);
    expect(await found("%'; DROP TABLE courses; --")).toEqual([]);
    expect(await found("1__%")).toEqual([]);
  });

  test("an empty page has no cursor", async () => {
    expect(await ask({ search: "no course is called this" })).toEqual({
      nodes: [],
      pageInfo: { hasNextPage: false, endCursor: null },
    });
  });

  test.each([0, -1, 101, 2_147_483_647])("a page of %i is refused", async (first) => {
    const { errors } = await server.as.admin.ask(PAGE, { first });
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "first" }] });
  });

  test.each([
    ["not ours", "bm9uc2Vuc2U"],
    ["no base64", "§§§"],
    ["text where a number belongs", cursor("1", SOME_ID)],
    ["a number that no column holds", cursor(9_007_199_254_740_991, SOME_ID)],
    ["a fraction", cursor(1.5, SOME_ID)],
    ["an id that is none", cursor(1, "1 OR 1=1")],
    ["nothing in it", cursor()],
    ["null in it", "bnVsbA"],
  ])("a cursor with %s is refused as bad input", async (_what, after) => {
    const { errors } = await server.as.admin.ask(PAGE, { after });
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "after" }] });
  });
});
