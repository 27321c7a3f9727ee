import { describe, expect, test } from "vitest";
import { UPDATE_COURSE } from "../../support/documents";
import { Caller, useTestApp } from "../../support/testApp";

// A stopped clock: cached responses expire with their minute.
const now = new Date();
const server = useTestApp({}, { clock: { now: () => now } });
const CATALOGUE = "{ courses { id name version } }";

async function names(caller: Caller): Promise<string[]> {
  const { data } = await caller.ask(CATALOGUE);
  return (data?.courses as { name: string }[]).map(({ name }) => name);
}

/** Changes a row without invalidating the cache. */
async function rowsChangedBehindTheCache(id: string): Promise<void> {
  // Without the trigger there is no notification, so stale data stays visible.
  await server.dataSource.transaction(async (manager) => {
    await manager.query("ALTER TABLE courses DISABLE TRIGGER courses_content_changed");
    await manager.query("UPDATE courses SET name = 'Behind the cache' WHERE id = $1", [id]);
    await manager.query("ALTER TABLE courses ENABLE TRIGGER courses_content_changed");
  });
}

describe("answers that are the same for everybody", () => {
  test("are kept, and asked for again only when something changed", async () => {
    const visitor = new Caller(() => server.origin);
    const course = await server.buildCourse({ name: "In the cache" });
    await server.changes.settle();
    expect(await names(visitor)).toContain("In the cache");
    await rowsChangedBehindTheCache(course.id);
    expect(await names(visitor)).toContain("In the cache");
    await server.buildCourse({ name: "A change" });
    await server.changes.settle();
    expect(await names(visitor)).toEqual(expect.arrayContaining(["Behind the cache", "A change"]));
  });

  test("show an admin's edit at the very next request here, and at once in another process", async () => {
    const course = await server.buildCourse();
    const here = new Caller(() => server.origin);
    const there = await server.startAnother();
    for (let version = 1; version <= 10; version += 1) {
      await Promise.all([names(here), names(there)]);
      const name = `Edition ${version}`;
      const input = { id: course.id, expectedVersion: version, name };
      expect((await server.as.admin.ask(UPDATE_COURSE, { input })).errors).toEqual([]);
      expect(await names(here)).toContain(name);
      // The notification reaches the other process.
      await expect.poll(() => names(there)).toContain(name);
    }
  });

  test("carry an ETag, and nothing is sent again to who has it", async () => {
    const visitor = new Caller(() => server.origin);
    const first = await visitor.post({ query: CATALOGUE });
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect(first.headers.get("cache-control")).toBe("no-cache");
    // A compressing proxy turns the ETag weak.
    for (const known of [etag, `W/${etag}`]) {
      const again = await visitor.post({ query: CATALOGUE }, { "if-none-match": known });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
    }
    await server.buildCourse();
    await server.changes.settle();
    const changed = await visitor.post({ query: CATALOGUE }, { "if-none-match": etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get("etag")).not.toBe(etag);
  });

  test("differ by document, variables and operation", async () => {
    const visitor = new Caller(() => server.origin);
    const [one, two] = [await server.buildCourse(), await server.buildCourse()];
    const query = "query a($slug: String!) { course(slug: $slug) { id } } query b { courses { id } }";
    const ask = async (body: object) =>
      (await (await visitor.post({ query, ...body })).json()) as { data: unknown };
    expect(await ask({ operationName: "a", variables: { slug: one.slug } })).toEqual({
      data: { course: { id: one.id } },
    });
    expect(await ask({ operationName: "a", variables: { slug: two.slug } })).toEqual({
      data: { course: { id: two.id } },
    });
    expect(await ask({ operationName: "b" })).toHaveProperty("data.courses");
  });
});

describe("personal answers", () => {
  test("are neither kept nor shared", async () => {
    const query = "{ viewer { name } }";
    const [meera, imran] = [server.as.learner, server.as.otherLearner];
    expect((await meera.ask(query)).data?.viewer).toEqual({ name: "Meera" });
    expect((await imran.ask(query)).data?.viewer).toEqual({ name: "Imran" });
    expect((await server.as.visitor.ask(query)).data?.viewer).toBeNull();
    expect((await meera.ask(query)).data?.viewer).toEqual({ name: "Meera" });
  });

  test("that begin as public ones are not kept either", async () => {
    const batch = await server.buildBatch();
    await server.buildAccess(server.people.learner.id, batch.id);
    const query = "{ courses { batches { id isUnlocked } } }";
    const isUnlocked = async (caller: Caller) => {
      const { data, headers } = await caller.ask(query);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("etag")).toBeNull();
      const batches = (data?.courses as { batches: { id: string; isUnlocked: boolean }[] }[]).flatMap(
        (course) => course.batches,
      );
      return batches.find(({ id }) => id === batch.id)?.isUnlocked;
    };
    expect(await isUnlocked(server.as.learner)).toBe(true);
    expect(await isUnlocked(server.as.otherLearner)).toBe(false);
    expect(await isUnlocked(server.as.visitor)).toBe(false);
    expect(await isUnlocked(server.as.learner)).toBe(true);
  });

  test("staff's sight of an unpublished course reaches no visitor", async () => {
    const { slug } = await server.buildCourse({ isPublished: false });
    const query = "query ($slug: String!) { course(slug: $slug) { name } }";
    const admin = await server.as.admin.ask(query, { slug });
    expect(admin.headers.get("cache-control")).toBe("no-store");
    expect((await server.as.visitor.ask(query, { slug })).data).toEqual({ course: null });
    expect((await server.as.admin.ask(query, { slug })).data?.course).not.toBeNull();
  });

  test("mutations, refusals and errors are never stored", async () => {
    for (const query of ["mutation { signOut }", "{ cmsCourses { nodes { id } } }", "{ nope }"]) {
      const { headers } = await new Caller(() => server.origin).ask(query);
      expect(headers.get("cache-control"), query).toBe("no-store");
      expect(headers.get("etag"), query).toBeNull();
    }
  });
});
