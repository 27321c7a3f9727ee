import { describe, expect, test } from "vitest";
import { Role } from "../../server/core/authorization";
import { countStatements } from "../support/countStatements";
import { fillTable } from "../support/fillTable";
import {
  ACTIVITY,
  CREATE_BATCH,
  DELETE_COURSE,
  REORDER_REFERENCES,
  REVOKE_ACCESS,
  BATCH_LEARNERS,
  ROTATE_CODE,
  UPDATE_COURSE,
} from "../support/documents";
import { enrolmentCalls } from "../support/enrolmentCalls";
import { useTestApp } from "../support/testApp";
import { CREATE_RUN } from "../support/workshopDocuments";

const server = useTestApp();
const orders = enrolmentCalls(server);

interface Event {
  id: string;
  at: string;
  actorName: string | null;
  action: string;
  entity: string;
  subject: string | null;
  person: string | null;
  keys: Record<string, string | null>;
  changes: { field: string; before: string | null; after: string | null }[];
}

interface Page {
  nodes: Event[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

async function ask(variables: object = {}): Promise<Page> {
  const { data } = await server.as.admin.ask(ACTIVITY, { ...variables });
  return data?.activity as Page;
}

async function newest(): Promise<Event | undefined> {
  return (await ask({ first: 1 })).nodes[0];
}

async function record(columns: { at?: Date; actorId?: string; action?: string; after?: object }) {
  await server.dataSource.query(
    `INSERT INTO audit_events (at, actor_id, action, entity, after) VALUES ($1, $2, $3, 'Course', $4)`,
    [columns.at ?? new Date(), columns.actorId ?? null, columns.action ?? "updateCourse", columns.after],
  );
}

describe("who did what and when", () => {
  test("an edit is shown with what changed, and with nothing that did not", async () => {
    const course = await server.buildCourse({ name: "Statistics", description: "Old." });
    await server.as.admin.ask(UPDATE_COURSE, {
      input: {
        id: course.id,
        expectedVersion: 1,
        name: "Statistics",
        description: "New.",
        isPublished: false,
      },
    });
    expect(await newest()).toMatchObject({
      actorName: "Arjun",
      action: "updateCourse",
      entity: "Course",
      subject: "Statistics",
    });
    expect((await newest())?.changes.toSorted((one, other) => (one.field < other.field ? -1 : 1))).toEqual([
      { field: "description", before: "Old.", after: "New." },
      { field: "isPublished", before: "yes", after: "no" },
    ]);
  });

  test("a deleted course is shown with its name", async () => {
    const course = await server.buildCourse({ name: "Going" });
    await server.as.admin.ask(DELETE_COURSE, { input: { id: course.id, expectedVersion: 1 } });
    const event = await newest();
    expect(event).toMatchObject({ action: "deleteCourse", subject: "Going" });
    expect(event?.changes).toContainEqual({ field: "name", before: "Going", after: null });
  });

  test("unlocking, reordering and shutting out name the batch and the learners", async () => {
    const { id, batchId } = await server.buildReference();
    const { name } = await server.dataSource
      .query<[{ name: string }]>(
        "SELECT courses.name || ', ' || batches.name AS name FROM batches JOIN courses ON courses.id = course_id WHERE batches.id = $1",
        [batchId],
      )
      .then(([row]) => row);
    await server.as.learner.unlock(batchId, "right");
    expect(await newest()).toMatchObject({ actorName: "Meera", action: "unlockBatch", subject: name });
    await server.as.admin.ask(REORDER_REFERENCES, { input: { batchId, referenceIds: [id] } });
    expect(await newest()).toMatchObject({ action: "reorderReferences", subject: name, changes: [] });
    const { data } = await server.as.admin.ask(BATCH_LEARNERS, { id: batchId });
    await server.as.admin.ask(REVOKE_ACCESS, {
      input: { accessId: data?.cmsBatchLearners.nodes[0].accessId },
    });
    expect(await newest()).toMatchObject({ action: "revokeAccess", subject: name });
    expect((await newest())?.person).toBe("Meera");
  });

  test("an event has what finds the record's page: its slug, or the record that it belongs to", async () => {
    const course = await server.buildCourse({ name: "Linked" });
    const content = { name: "Linked", description: "New.", isPublished: false };
    await server.as.admin.ask(UPDATE_COURSE, { input: { ...content, id: course.id, expectedVersion: 1 } });
    expect((await newest())?.keys).toMatchObject({ slug: course.slug, batchId: null });
    const { batchId } = await server.buildReference();
    await server.as.learner.unlock(batchId, "right");
    const { data } = await server.as.admin.ask(BATCH_LEARNERS, { id: batchId });
    await server.as.admin.ask(REVOKE_ACCESS, {
      input: { accessId: data?.cmsBatchLearners.nodes[0].accessId },
    });
    expect(await newest()).toMatchObject({ entity: "BatchAccess", keys: { batchId } });
    const { id: workshopId } = await server.buildWorkshop();
    await server.as.admin.ask(CREATE_RUN, { input: { workshopId, startsAt: "2098-03-01T14:30:00.000Z" } });
    expect(await newest()).toMatchObject({ entity: "Run", keys: { workshopId, seasonId: null } });
  });

  test("no code, no hash and no internal value is shown", async () => {
    const { id: courseId } = await server.buildCourse();
    const made = await server.as.admin.ask(CREATE_BATCH, {
      input: { courseId, name: "Locked", secretCode: "planted-code-1" },
    });
    const batchId = made.data?.createBatch.id as string;
    await server.as.admin.ask(ROTATE_CODE, {
      input: { batchId, expectedVersion: 1, secretCode: "planted-code-2" },
    });
    await record({ after: { name: "Odd", passwordHash: "planted", nested: { token: "planted" }, id: "7" } });
    const { text } = await server.as.admin.ask(ACTIVITY, { first: 10 });
    expect(text).not.toMatch(/planted|argon2|hash|"id","before|courseId|version|position/i);
  });

  test("a very long text is cut", async () => {
    await record({ after: { name: "Long", description: "x".repeat(5000) } });
    expect((await newest())?.changes.find(({ field }) => field === "description")?.after).toHaveLength(501);
  });
});

test("a registration is named by its person and reference, as they are called today", async () => {
  const workshop = await server.buildWorkshop({ priceRupees: 199 });
  const { secret, registration } = await orders.start({ offeringId: workshop.id, name: "Priya Das" });
  await orders.submit({ secret, utr: "432112345671" });
  await orders.decide("APPROVE", [await orders.read(secret)]);
  const event = await newest();
  const [subject, entityId] = [`Priya Das, ${registration.reference}`, registration.id];
  expect(event).toMatchObject({ action: "decideRegistration", entity: "Registration", entityId, subject });
  const logged = await server.dataSource.query("SELECT * FROM audit_events");
  expect(JSON.stringify(logged)).not.toContain("Priya");
});

describe("the pages of the log", () => {
  test("miss nothing and repeat nothing, the newest first, also those of one moment", async () => {
    for (let index = 0; index < 7; index += 1) {
      const at = new Date(1_700_000_000_000 + Math.floor(index / 3) * 1000);
      await record({ at, action: "pagedAction", after: { name: `Paged ${index}` } });
    }
    const found: Event[] = [];
    let after: string | null = null;
    do {
      const page: Page = await ask({ first: 2, after, action: "pagedAction" });
      expect(page.nodes.length).toBeLessThanOrEqual(2);
      found.push(...page.nodes);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(found.map(({ subject }) => subject)).toEqual([6, 5, 4, 3, 2, 1, 0].map((n) => `Paged ${n}`));
  });

  test("are of one kind of action, of one person, or of both", async () => {
    const idOf = async (name: string) => (await server.buildUser({ name })).id;
    await record({ actorId: await idOf("Zoya Khan"), action: "oneKind" });
    await record({ actorId: await idOf("zoya Rao"), action: "otherKind" });
    await record({ actorId: await idOf("Not Zoya"), action: "oneKind" });
    const names = async (variables: object) => (await ask(variables)).nodes.map((event) => event.actorName);
    expect(await names({ action: "oneKind" })).toEqual(["Not Zoya", "Zoya Khan"]);
    expect(await names({ person: "ZOYA" })).toEqual(["zoya Rao", "Zoya Khan"]);
    expect(await names({ person: " zoya ", action: "oneKind" })).toEqual(["Zoya Khan"]);
    for (const person of ["z%", "z_ya", "zoya\\", "'; --"]) expect(await names({ person })).toEqual([]);
  });

  test("of more people with such a name than are looked for, the first by name are found", async () => {
    await server.dataSource.query(
      `INSERT INTO users (name, email, email_key, role) SELECT 'Bulk ' || n, address, address, 'LEARNER'
       FROM generate_series(999, 400, -1) AS n, format('bulk%s@example.com', n) AS address`,
    );
    const idOf = async (name: string) => {
      const [row] = await server.dataSource.query<[{ id: string }]>("SELECT id FROM users WHERE name = $1", [
        name,
      ]);
      return row.id;
    };
    for (const name of ["Bulk 400", "Bulk 999"]) await record({ actorId: await idOf(name) });
    const { nodes } = await ask({ person: "bulk" });
    expect(nodes.map(({ actorName }) => actorName)).toEqual(["Bulk 400"]);
  });

  test("can be narrowed down to every kind that was done, each listed once", async () => {
    await record({ action: "aardvark" });
    await record({ action: "aardvark" });
    const { data } = await server.as.admin.ask("{ activityKinds }");
    const kinds = data?.activityKinds as string[];
    expect(kinds.filter((kind) => kind === "aardvark")).toHaveLength(1);
    expect(kinds).toContain("signIn");
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  test.each([
    ["first", { first: 101 }],
    ["first", { first: 0 }],
    ["action", { action: "x".repeat(121) }],
    ["person", { person: "x".repeat(121) }],
    ["after", { after: "nonsense" }],
    ["after", { after: Buffer.from('["2026-01-01T00:00:00.000Z","1 OR 1"]').toString("base64url") }],
    ["after", { after: Buffer.from('["2026-01-01T00:00:00.000Z",7]').toString("base64url") }],
    ["after", { after: Buffer.from('["yesterday","7"]').toString("base64url") }],
    ["after", { after: Buffer.from('["0000-01-01T00:00:00.000Z","7"]').toString("base64url") }],
  ])("are refused where %s is not as it should be: %o", async (field, variables) => {
    const { errors } = await server.as.admin.ask(ACTIVITY, variables);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field }] });
  });

  test("cost the same number of SQL statements however many there are", async () => {
    for (let index = 0; index < 40; index += 1)
      await record({ actorId: [server.people.learner.id, server.people.admin.id][index % 2] });
    const [few, many] = [{ first: 2 }, { first: 40 }];
    const before = await countStatements(() => ask(few));
    expect(await countStatements(() => ask(many))).toBe(before);
    // One statement each for session, page and names.
    expect(before).toBe(3);
  });

  test("are read by an index, whatever they are narrowed down to", async () => {
    const plans = [
      [
        "audit_events_by_actor",
        "WHERE actor_id = ANY('{b1a7f0c4-0000-4000-8000-000000000001}') ORDER BY at DESC, id DESC LIMIT 26",
      ],
      ["IDX_ef1d", "WHERE action = 'rare' ORDER BY at DESC, id DESC LIMIT 26"],
      ["IDX_87d5", "ORDER BY at DESC, id DESC LIMIT 26"],
    ] as const;
    await fillTable(
      server.dataSource,
      `INSERT INTO audit_events (at, actor_id, action, entity)
       SELECT now() - n * interval '1 s', md5((n % 50)::text)::uuid, 'many', 'Course' FROM generate_series(1, 20000) n`,
    );
    await server.dataSource.query("ANALYZE audit_events");
    for (const [index, rest] of plans) {
      const plan = await server.dataSource.query(`EXPLAIN SELECT * FROM audit_events ${rest}`);
      expect(JSON.stringify(plan)).toContain(index);
      expect(JSON.stringify(plan)).not.toContain("Seq Scan");
    }
  });
});

test("each viewer learns only whether the content area is open to them", async () => {
  const ask = async (who: keyof typeof server.as) => {
    const { data, headers } = await server.as[who].ask("{ viewerCanEditContent }");
    expect(headers.get("cache-control")).toContain("no-store");
    return data?.viewerCanEditContent as boolean;
  };
  expect(await ask("visitor")).toBe(false);
  expect(await ask("learner")).toBe(false);
  expect(await ask("admin")).toBe(true);
  const demoted = await server.buildUser({ role: Role.ADMIN });
  const caller = await server.newCaller(demoted);
  await server.dataSource.query("UPDATE users SET role = 'LEARNER' WHERE id = $1", [demoted.id]);
  expect((await caller.ask("{ viewerCanEditContent }")).data?.viewerCanEditContent).toBe(false);
});
