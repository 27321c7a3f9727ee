import { beforeAll, describe, expect, test } from "vitest";
import { BlogPost } from "../../../server/features/site/blogPost.entity";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

/** A text that no compression makes much smaller. */
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
