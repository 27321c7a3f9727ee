import { beforeAll, describe, expect, test } from "vitest";
import { BlogPost } from "../../../server/features/site/blog/blogPost.entity";
import { useTestApp } from "../../support/testApp";

const server = useTestApp({ REQUESTS_PER_MINUTE_ANONYMOUS: "100", TRUSTED_PROXIES: "127.0.0.1" });

function noise(length: number): string {
  let state = 7;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(0x4e00 + (state % 8000));
  }).join("");
}

beforeAll(async () => {
  const { manager } = server.dataSource;
  const posts = Array.from({ length: 60 }, (_, index) =>
    manager.create(BlogPost, {
      slug: `long-${index}`,
      title: `Long ${index}`,
      excerpt: "Long.",
      body: noise(29_000),
      authorName: "Arjun",
      coverAlt: "",
      tags: [],
      isPublished: true,
      publishedAt: new Date("2026-01-01T00:00:00Z"),
      version: 1,
      createdAt: new Date("2026-01-01T00:00:00Z"),
    }),
  );
  await manager.save(posts, { chunk: 10 });
  await server.changes.settle();
});

async function ask(first: number, cookie = "") {
  const query = `{ viewer { id } blogPosts(first: ${first}) { nodes { id body } } }`;
  return server.as.visitor.post({ query }, { "accept-encoding": "br", cookie });
}

describe("an answer", () => {
  test("of more than 2 MB is refused", async () => {
    const response = await ask(50);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: "DOCUMENT_TOO_LARGE" } }] });
  });

  test("that is large is sent as it is, a smaller one is compressed", async () => {
    const [large, small] = [await ask(15), await ask(2)];
    expect([large.status, large.headers.get("content-encoding")]).toEqual([200, null]);
    expect([small.status, small.headers.get("content-encoding")]).toEqual([200, "br"]);
    const { data } = (await small.json()) as { data: { blogPosts: { nodes: object[] } } };
    expect(data.blogPosts.nodes).toHaveLength(2);
  });

  test("that visitors share is compressed too, also when it is sent again", async () => {
    const query = "{ blogPosts(first: 2) { nodes { id body } } }";
    for (const time of [1, 2]) {
      const response = await server.as.visitor.post({ query }, { "accept-encoding": "br" });
      expect(response.headers.get("content-encoding"), `time ${time}`).toBe("br");
      expect(await response.text()).toContain('"nodes"');
    }
  });
});

describe("answers of 1.3 MB", () => {
  const query = (alias: string) => `{ ${alias}: blogPosts(first: 15) { nodes { body } } }`;
  const status = async (text: string, address: string) =>
    (await server.as.visitor.post({ query: text }, { "x-forwarded-for": address })).status;

  test("use up a visitor's minute as 14 requests each, and no other visitor's", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) statuses.push(await status(query(`n${index}`), "10.3.0.1"));
    const served = statuses.indexOf(429);
    expect(served).toBeGreaterThanOrEqual(6);
    expect(served).toBeLessThanOrEqual(8);
    expect(await status("{ viewer { id } }", "10.3.0.2")).toBe(200);
  });

  test("that are refused as too large count as well", async () => {
    const tooLarge = (index: number) => `{ n${index}: blogPosts(first: 50) { nodes { body } } }`;
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) statuses.push(await status(tooLarge(index), "10.3.1.1"));
    expect(statuses).toEqual([400, 400, 400, 429, 429, 429]);
  });

  test("count once where they are kept for everybody", async () => {
    const statuses = new Set<number>();
    for (let index = 0; index < 30; index += 1) statuses.add(await status(query("same"), "10.3.2.1"));
    expect([...statuses]).toEqual([200]);
  });
});
