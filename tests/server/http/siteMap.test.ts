import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { AuditEvent } from "../../../server/platform/audit/auditEvent.entity";
import { BlogPost } from "../../../server/features/site/blog/blogPost.entity";
import { LEAST, updateOne } from "../../support/siteDocuments";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

async function read(path: string) {
  const response = await fetch(server.origin + path);
  return { type: response.headers.get("content-type"), text: await response.text() };
}

async function addresses(): Promise<string[]> {
  const { text } = await read("/sitemap.xml");
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address);
}

async function buildArticle(slug: string, overrides: Partial<BlogPost>) {
  const { manager } = server.dataSource;
  const text = { title: slug, excerpt: "In short.", body: "At length.", authorName: "Kavya" };
  const times = { publishedAt: new Date("2026-05-04T03:02:01Z"), createdAt: new Date() };
  await manager.save(
    manager.create(BlogPost, { id: randomUUID(), slug, isPublished: true, ...text, ...times, ...overrides }),
  );
}

test("the site's map names every public page by its whole address", async () => {
  const { slug } = await server.buildCourse({ name: "Maps" });
  await server.buildWorkshop({ slug: "evening" });
  const found = await addresses();
  for (const path of ["/", "/work", "/offer", "/lms", "/blog", "/about", "/contact", "/contactusworkshop"])
    expect(found).toContain(server.origin + path);
  expect(found).toContain(`${server.origin}/lms/${slug}`);
  expect(found).toContain(`${server.origin}/evening`);
  expect(new Set(found).size).toBe(found.length);
  expect((await read("/sitemap.xml")).type).toBe("application/xml; charset=utf-8");
});

test("drafts, and articles whose time has not come, are not on it", async () => {
  await server.buildCourse({ name: "Draft course", isPublished: false });
  await server.buildWorkshop({ slug: "draft-workshop", isPublished: false });
  await buildArticle("draft-article", { isPublished: false });
  await buildArticle("tomorrow", { publishedAt: new Date(Date.now() + 86_400_000) });
  expect((await addresses()).filter((address) => /draft|tomorrow/.test(address))).toEqual([]);
});

test("an article is with the moment of its publication, or of its last edit after that", async () => {
  await buildArticle("read-me", {});
  expect((await read("/sitemap.xml")).text).toContain(
    `<url><loc>${server.origin}/blog/read-me</loc><lastmod>2026-05-04T03:02:01.000Z</lastmod></url>`,
  );
  const { manager } = server.dataSource;
  const { id } = await manager.findOneByOrFail(BlogPost, { slug: "read-me" });
  const input = { ...LEAST.BlogPost, id, expectedVersion: 1, isPublished: true };
  expect((await server.as.admin.ask(updateOne("BlogPost"), { input })).errors).toEqual([]);
  const { at } = await manager.findOneByOrFail(AuditEvent, { entityId: id });
  expect((await read("/sitemap.xml")).text).toContain(
    `<url><loc>${server.origin}/blog/read-me</loc><lastmod>${at.toISOString()}</lastmod></url>`,
  );
});

test("security.txt tells where to report a weakness, for a year", async () => {
  await server.dataSource.query("UPDATE site_settings SET emails = '{safety@example.com}'");
  const { type, text } = await read("/.well-known/security.txt");
  expect(type).toBe("text/plain; charset=utf-8");
  expect(text).toMatch(/^Contact: mailto:safety@example\.com$/m);
  const [, expires = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
  expect(new Date(expires).getTime()).toBeGreaterThan(Date.now());
});

test("robots.txt names the site map, and what robots may not read", async () => {
  const { type, text } = await read("/robots.txt");
  expect(type).toBe("text/plain; charset=utf-8");
  expect(text.split("\n")[0]).toBe("User-agent: *");
  expect(text).toContain(`\n\nSitemap: ${server.origin}/sitemap.xml\n`);
});

/** robots.txt rules are prefixes, unless they end in "$". */
function isDisallowed(rules: string[], path: string): boolean {
  return rules.some((rule) => (rule.endsWith("$") ? `${path}$` === rule : path.startsWith(rule)));
}

describe("robots", () => {
  const PRIVATE = ["/account", "/calendar", "/cms", "/dash", "/graphql", "/sandbox"];

  async function readRules(): Promise<string[]> {
    const { text } = await read("/robots.txt");
    return [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, rule = ""]) => rule);
  }

  test.each(PRIVATE)("stay away from %s and what is below it", async (path) => {
    const rules = await readRules();
    for (const address of [path, `${path}?a=1`, `${path}/`, `${path}/below`])
      expect([address, isDisallowed(rules, address)]).toEqual([address, true]);
  });

  test.each(PRIVATE)("may read a workshop whose address begins with %s", async (path) => {
    const { slug } = await server.buildWorkshop({ slug: `${path.slice(1)}s-in-excel` });
    expect(await addresses()).toContain(`${server.origin}/${slug}`);
    expect(isDisallowed(await readRules(), `/${slug}`)).toBe(false);
  });
});
