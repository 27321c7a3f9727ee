import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { shownCount } from "../../../server/features/site/numbers/shownCount";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { LEAST, SITE_INPUT, UPDATE_SITE, createOne, deleteOne, updateOne } from "../../support/siteDocuments";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, startConfirmed, submit, read, decide, cancelByStaff } = enrolmentCalls(server);

/** Each PostgreSQL notification invalidates the caches of every process. */
const payloads: string[] = [];
const line = { client: null as pg.Client | null };

beforeAll(async () => {
  line.client = new pg.Client({ connectionString: server.url });
  line.client.on("notification", ({ payload }) => payloads.push(payload ?? ""));
  await line.client.connect();
  await line.client.query("LISTEN content_changed");
});

afterAll(async () => line.client?.end());

async function heard(): Promise<string[]> {
  await line.client?.query("SELECT 1");
  return payloads.splice(0);
}

async function counters() {
  const { data, headers } = await server.as.visitor.ask("{ site { enrolled reviews } }");
  expect(headers.get("etag"), "is cached").toMatch(/^"/);
  return data?.site as { enrolled: number | null; reviews: number | null };
}

async function set(settings: object) {
  const { data } = await server.as.admin.ask("{ site { version } }");
  const input = { ...SITE_INPUT, ...settings, expectedVersion: data?.site.version };
  return server.as.admin.ask(UPDATE_SITE, { input });
}

/** Returns the order, with its secret, once staff have confirmed it. */
async function enrol(offeringId: string) {
  const { secret } = await startConfirmed({ offeringId });
  await submit({ secret, utr: String(100_000_000_000 + Math.floor(Math.random() * 1e11)) });
  await decide("APPROVE", [await read(secret)]);
  const order = await read(secret);
  expect(order.state).toBe("CONFIRMED");
  return order;
}

describe("how many have enrolled", () => {
  let id: string;

  beforeEach(async () => {
    await server.dataSource.query("TRUNCATE registrations CASCADE");
    ({ id } = await server.buildWorkshop({ seats: null }));
    await set({ enrolledStart: 0, enrolledMinimum: 0 });
  });

  test("is not shown for nobody, and counts confirmed orders with the next request, not others", async () => {
    expect((await counters()).enrolled).toBeNull();
    await start({ offeringId: id });
    await startConfirmed({ offeringId: id });
    expect((await counters()).enrolled).toBeNull();
    const order = await enrol(id);
    expect((await counters()).enrolled).toBe(1);
    await enrol(id);
    expect((await counters()).enrolled).toBe(2);
    await cancelByStaff(order);
    expect((await counters()).enrolled).toBe(1);
  });

  test("counts a free seat, whose address is confirmed by the person", async () => {
    const free = await server.buildWorkshop({ priceRupees: 0 });
    const before = (await counters()).enrolled;
    await startConfirmed({ offeringId: free.id });
    expect([before, (await counters()).enrolled]).toEqual([null, 1]);
  });

  test("is hidden below the number that staff set, and begins with the one they add", async () => {
    await set({ enrolledStart: 40, enrolledMinimum: 42 });
    await enrol(id);
    expect((await counters()).enrolled).toBeNull();
    await enrol(id);
    expect((await counters()).enrolled).toBe(42);
    await set({ enrolledStart: 1_238, enrolledMinimum: 42 });
    expect((await counters()).enrolled).toBe(1200);
  });

  test("invalidates pages only where what they show changes", async () => {
    await set({ enrolledStart: 1_297, enrolledMinimum: 0 });
    await heard();
    await enrol(id);
    await enrol(id);
    expect(await heard()).toEqual([]);
    const third = await enrol(id);
    expect(await heard()).toEqual(["registrations"]);
    expect((await counters()).enrolled).toBe(1300);
    await cancelByStaff(third);
    expect(await heard()).toEqual(["registrations"]);
    await server.dataSource.query("DELETE FROM registrations WHERE state = 'CONFIRMED'");
    expect(await heard()).toEqual([]);
    expect((await counters()).enrolled).toBe(1200);
  });

  test("is rounded alike in PostgreSQL, which tells when it changes", async () => {
    const counts = [0, 1, 99, 100, 109, 110, 999, 1000, 1099, 1100, 12_345, 999_999, 1_000_000];
    const rows = await server.dataSource.query<{ shown: string }[]>(
      "SELECT shown_count(count) AS shown FROM unnest($1::bigint[]) AS count",
      [counts],
    );
    expect(rows.map(({ shown }) => Number(shown))).toEqual(counts.map(shownCount));
    expect(counts.map(shownCount).slice(-4)).toEqual([1100, 12_000, 990_000, 1_000_000]);
  });
});

describe("how many reviews there are", () => {
  test("counts published ones, above the number that staff set", async () => {
    await server.dataSource.query("DELETE FROM testimonials");
    await set({ reviewsStart: 1, reviewsMinimum: 3 });
    const add = async (isPublished: boolean) =>
      (await server.as.admin.ask(createOne("Testimonial"), { input: { ...LEAST.Testimonial, isPublished } }))
        .data?.createTestimonial as { id: string; version: number };
    await add(true);
    const draft = await add(false);
    expect((await counters()).reviews).toBeNull();
    const published = { ...LEAST.Testimonial, isPublished: true, id: draft.id, expectedVersion: 1 };
    await server.as.admin.ask(updateOne("Testimonial"), { input: published });
    expect((await counters()).reviews).toBe(3);
    const gone = { id: draft.id, expectedVersion: 2 };
    await server.as.admin.ask(deleteOne("Testimonial"), { input: gone });
    expect((await counters()).reviews).toBeNull();
    await set({ reviewsStart: 2345, reviewsMinimum: 3 });
    expect((await counters()).reviews).toBe(2300);
  });
});

describe("the settings of both", () => {
  const SETTINGS = "enrolledStart enrolledMinimum reviewsStart reviewsMinimum";

  test("are for staff alone", async () => {
    for (const [who, code] of [
      ["visitor", "UNAUTHENTICATED"],
      ["learner", "FORBIDDEN"],
    ] as const) {
      const { errors } = await server.as[who].ask(`{ site { ${SETTINGS} } }`);
      expect(errors[0]?.extensions.code).toBe(code);
    }
    expect((await server.as.admin.ask(`{ site { ${SETTINGS} } }`)).errors).toEqual([]);
  });

  test.each(SETTINGS.split(" "))("%s is refused below zero and beyond ten million", async (field) => {
    for (const wrong of [-1, 10_000_001]) {
      const { errors } = await set({ [field]: wrong });
      expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field }] });
    }
  });
});
