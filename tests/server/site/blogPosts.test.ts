import { describe, expect, test } from "vitest";
import { countStatements } from "../../support/countStatements";
import { LEAST, createOne, deleteOne, updateOne } from "../../support/siteDocuments";
import type { Answer } from "../../support/testApp";
import { Caller, useTestApp } from "../../support/testApp";

const server = useTestApp();
const PAGE = `query ($first: Int! = 25, $after: String) { blogPosts(first: $first, after: $after) {
  nodes { id slug readingMinutes } pageInfo { hasNextPage endCursor } } }`;
const CMS_PAGE = `query ($first: Int! = 25, $after: String, $search: String) {
  cmsBlogPosts(first: $first, after: $after, search: $search) {
    nodes { id title } pageInfo { hasNextPage endCursor } } }`;
const POST = "query ($slug: String!) { blogPost(slug: $slug) { id title body bodyHtml readingMinutes } }";

let serial = 0;

async function create(changes: object = {}) {
  const input = { ...LEAST.BlogPost, title: `Article ${++serial}`, isPublished: true, ...changes };
  return server.as.admin.ask(createOne("BlogPost"), { input });
}

interface Post {
  id: string;
  slug: string;
  version: number;
  publishedAt: string | null;
}

async function created(changes: object = {}): Promise<Post> {
  return (await create(changes)).data?.createBlogPost as Post;
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
}

async function listed(caller = server.as.visitor): Promise<string[]> {
  const { data } = await caller.ask(PAGE, { first: 100 });
  return (data?.blogPosts.nodes as Post[]).map(({ id }) => id);
}

describe("an article", () => {
  test("has an address made of its title, and HTML made on the server", async () => {
    const { data, errors } = await create({
      title: "  SQL joins & you ",
      body: "# Hello\n\n[x](javascript:alert(1)) <script>alert(1)</script> ![y](data:image/png;base64,AA==)",
      tags: [" sql ", "data"],
      coverUrl: "https://IMAGES.example.com/c.png",
      coverAlt: "Two tables",
    });
    expect(errors).toEqual([]);
    expect(data?.createBlogPost).toMatchObject({
      slug: "sql-joins-you",
      title: "SQL joins & you",
      tags: ["sql", "data"],
      isPublished: true,
      publishedAt: expect.stringMatching(/Z$/),
    });
    const visitor = await server.as.visitor.ask(POST, { slug: "sql-joins-you" });
    const { bodyHtml } = visitor.data?.blogPost as { bodyHtml: string };
    expect(bodyHtml).toContain("<h2>Hello</h2>");
    expect(bodyHtml).toContain("&lt;script&gt;");
    expect(bodyHtml).not.toMatch(/<script|<img|<a /);
    expect(visitor.headers.get("etag")).not.toBeNull();
  });

  test("that is a draft is for staff, in the list and by its address", async () => {
    const { id, slug, publishedAt } = await created({ isPublished: false });
    expect(publishedAt).toBeNull();
    expect((await server.as.visitor.ask(POST, { slug })).data).toEqual({ blogPost: null });
    expect((await server.as.learner.ask(POST, { slug })).data).toEqual({ blogPost: null });
    const admin = await server.as.admin.ask(POST, { slug });
    expect(admin.data?.blogPost.id).toBe(id);
    expect(admin.headers.get("cache-control")).toBe("no-store");
    expect((await server.as.visitor.ask(POST, { slug })).data).toEqual({ blogPost: null });
    expect(await listed()).not.toContain(id);
    expect(await listed(server.as.admin)).not.toContain(id);
    const { data } = await server.as.admin.ask(CMS_PAGE);
    expect((data?.cmsBlogPosts.nodes as Post[])[0]?.id).toBe(id);
  });

  test("comes out at its time", async () => {
    const { id, slug } = await created({ publishedAt: inDays(1) });
    const isOut = async (who: "admin" | "learner" | "visitor") =>
      (await server.as[who].ask("query ($slug: String!) { blogPost(slug: $slug) { isOut } }", { slug })).data;
    for (const who of ["visitor", "learner"] as const) expect(await isOut(who)).toEqual({ blogPost: null });
    expect(await isOut("admin")).toEqual({ blogPost: { isOut: false } });
    expect(await listed()).not.toContain(id);
    const input = { ...LEAST.BlogPost, id, expectedVersion: 1, isPublished: true, publishedAt: inDays(-1) };
    expect((await server.as.admin.ask(updateOne("BlogPost"), { input })).errors).toEqual([]);
    expect(await isOut("visitor")).toEqual({ blogPost: { isOut: true } });
    expect(await listed()).toContain(id);
  });

  test("keeps its address and its day when it is changed, taken back and shown again", async () => {
    const { id, slug, publishedAt } = await created();
    const edit = async (expectedVersion: number, isPublished: boolean) => {
      const input = { ...LEAST.BlogPost, title: `Renamed ${id}`, id, expectedVersion, isPublished };
      return (await server.as.admin.ask(updateOne("BlogPost"), { input })).data?.updateBlogPost as Post;
    };
    expect(await edit(1, false)).toMatchObject({ slug, publishedAt, version: 2 });
    expect(await listed()).not.toContain(id);
    expect(await edit(2, true)).toMatchObject({ slug, publishedAt, version: 3 });
    expect(await listed()).toContain(id);
  });

  test("that was to come out later comes out at once when its time is taken away", async () => {
    const edit = async (id: string, isPublished: boolean) => {
      const input = { ...LEAST.BlogPost, id, expectedVersion: 1, isPublished, publishedAt: null };
      return (await server.as.admin.ask(updateOne("BlogPost"), { input })).data?.updateBlogPost as Post;
    };
    const published = await created({ publishedAt: inDays(3) });
    const { publishedAt } = await edit(published.id, true);
    expect(new Date(publishedAt ?? 0) <= new Date()).toBe(true);
    expect(await listed()).toContain(published.id);
    const draft = await created({ publishedAt: inDays(3), isPublished: false });
    expect((await edit(draft.id, false)).publishedAt).toBeNull();
  });

  test("of an old version is neither changed nor deleted", async () => {
    const { id } = await created();
    const { data, errors } = await server.as.admin.ask(updateOne("BlogPost"), {
      input: { ...LEAST.BlogPost, id, expectedVersion: 5 },
    });
    expect(data).toBeNull();
    expect(errors[0]?.extensions).toMatchObject({ code: "CONFLICT", changedBy: "Arjun" });
    const remove = (expectedVersion: number) =>
      server.as.admin.ask(deleteOne("BlogPost"), { input: { id, expectedVersion } });
    expect((await remove(5)).errors[0]?.extensions.code).toBe("CONFLICT");
    expect((await remove(1)).data?.deleteBlogPost.id).toBe(id);
    expect((await remove(1)).errors[0]?.extensions.code).toBe("NOT_FOUND");
    expect(await listed()).not.toContain(id);
  });

  test("with a title that is taken is refused beside its field", async () => {
    await create({ title: "Taken title" });
    const { errors } = await create({ title: "taken: TITLE!" });
    expect(errors).toMatchObject([{ extensions: { code: "CONFLICT", fields: [{ field: "title" }] } }]);
  });

  test("with a title in Devanagari has an address too", async () => {
    expect((await created({ title: "डेटा क्या है" })).slug).toMatch(/^article-[0-9a-f]{8}$/);
  });

  test.each([
    ["no title", { title: "" }, "title"],
    ["no body", { body: "\n" }, "body"],
    ["a body beyond measure", { body: "b".repeat(30_001) }, "body"],
    ["a script as its cover", { coverUrl: "javascript:alert(1)" }, "coverUrl"],
    ["a cover that is data", { coverUrl: "data:image/png;base64,AA==" }, "coverUrl"],
    ["nine tags", { tags: [..."abcdefghi"] }, "tags"],
    ["an empty tag", { tags: ["a", " "] }, "tags"],
    ["a tag twice", { tags: ["a", "a"] }, "tags"],
    ["no author", { authorName: " " }, "authorName"],
  ])("with %s is refused beside its field", async (_what, wrong, field) => {
    const { data, errors } = await create(wrong);
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields: [{ field }] } }]);
  });
});

describe("the lists of articles", () => {
  test("go on page by page, the newest first, each article once", async () => {
    const day = inDays(-30);
    for (let index = 0; index < 5; index += 1) await create({ publishedAt: day });
    const found: string[] = [];
    let after: string | null = null;
    do {
      const { data }: Answer = await server.as.visitor.ask(PAGE, { first: 2, after });
      found.push(...(data?.blogPosts.nodes as Post[]).map(({ id }) => id));
      after = data?.blogPosts.pageInfo.hasNextPage ? (data.blogPosts.pageInfo.endCursor as string) : null;
    } while (after);
    expect(found).toEqual(await listed());
    expect(new Set(found).size).toBe(found.length);
    const rows = await server.dataSource.query<{ id: string }[]>(
      "SELECT id FROM blog_posts WHERE is_published AND published_at <= now() ORDER BY published_at DESC, id DESC",
    );
    expect(found).toEqual(rows.map(({ id }) => id));
  });

  test("are read by as many statements however long they are", async () => {
    const ask = () => countStatements(() => new Caller(() => server.origin).ask(PAGE, { first: 100 }));
    await create();
    const before = await ask();
    for (let index = 0; index < 4; index += 1) await create();
    expect(await ask()).toBe(before);
    expect(before).toBe(1);
  });

  test("of staff are searched by title, without patterns", async () => {
    const { id } = await created({ title: "All about 100% joins_" });
    const search = async (text: string) => {
      const { data } = await server.as.admin.ask(CMS_PAGE, { search: text });
      return (data?.cmsBlogPosts.nodes as Post[]).map((post) => post.id);
    };
    expect(await search("100% JOINS_")).toEqual([id]);
    expect(await search("%%")).toEqual([]);
  });

  test.each(["blogPosts", "cmsBlogPosts"])("%s refuses a cursor that is not ours", async (field) => {
    const { errors } = await server.as.admin.ask(`{ ${field}(after: "bnVsbA") { nodes { id } } }`);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "after" }] });
  });
});
