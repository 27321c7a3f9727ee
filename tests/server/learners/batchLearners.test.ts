import { parse } from "csv-parse/sync";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "../../../server/core/clock";
import { createClassBuilders } from "../../support/classCalls";
import { CORRECT_ATTENDANCE, JOIN_CLASS } from "../../support/classDocuments";
import { BATCH_LEARNERS, OPEN_LESSON } from "../../support/documents";
import { fillTable } from "../../support/fillTable";
import { ANSWER, ASK, HIDE_POST } from "../../support/questionDocuments";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

let laterMs = 0;
const started = Math.floor(Date.now() / 1000) * 1000;
const now = () => new Date(started + laterMs);
const server = useTestApp({}, { clock: { now } });
const { buildClass } = createClassBuilders(() => server.dataSource.manager, now);

const MARK =
  "mutation ($id: UUID!) { markLesson(input: { referenceId: $id, isDone: true }) { id batch { doneCount referenceCount } } }";
const REMOVE = "mutation ($input: VersionedInput!) { deleteReference(input: $input) { id } }";

beforeAll(() => server.as.admin.confirmPassword());
beforeEach(() => {
  laterMs = 0;
});

interface Learner {
  id: string;
  accessId: string | null;
  source: string | null;
  grantedAt: string | null;
  lessonCount: number;
  doneCount: number;
  lastActiveAt: string | null;
  classCount: number;
  attendedCount: number;
  openQuestionCount: number;
  learner: { id: string; name: string; email: string };
}

async function pageOf(id: string, variables: object = {}) {
  const { data, errors } = await server.as.admin.ask(BATCH_LEARNERS, { id, ...variables });
  expect(errors).toEqual([]);
  return data?.cmsBatchLearners as {
    nodes: Learner[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

async function learnersOf(id: string, variables: object = {}): Promise<Learner[]> {
  return (await pageOf(id, variables)).nodes;
}

const namesIn = (learners: Learner[]) => learners.map(({ learner }) => learner.name);

/** A batch that is open to both learners of the test app. */
async function buildSharedBatch(lessons = 3) {
  const batch = await server.buildBatch();
  const ids: string[] = [];
  for (let index = 0; index < lessons; index += 1)
    ids.push((await server.buildReference({ batchId: batch.id })).id);
  const { learner, otherLearner } = server.people;
  for (const { id } of [learner, otherLearner]) await server.buildAccess(id, batch.id);
  return { batch, lessons: ids };
}

function backdateAccess(batchId: string, days: number): Promise<unknown> {
  return server.dataSource.query(
    "UPDATE batch_accesses SET granted_at = granted_at - make_interval(days => $2) WHERE batch_id = $1",
    [batchId, days],
  );
}

async function ask(caller: Caller, referenceId = "") {
  const { data } = await caller.ask(ASK, { input: { referenceId, title: "Why?", text: "" } });
  return data?.askLessonQuestion.id as string;
}

describe("the learners of a batch, as staff see them,", () => {
  test("have the progress of their own bar, without removed lessons and those of other batches", async () => {
    const { batch, lessons } = await buildSharedBatch();
    const elsewhere = await buildSharedBatch(1);
    await server.as.learner.ask(MARK, { id: elsewhere.lessons[0] });
    for (const id of lessons.slice(0, 2)) await server.as.learner.ask(MARK, { id });
    const progressOf = async () => {
      const learners = await learnersOf(batch.id);
      const found = learners.find(({ learner }) => learner.id === server.people.learner.id);
      return [found?.doneCount, found?.lessonCount];
    };
    expect(await progressOf()).toEqual([2, 3]);
    await server.as.admin.ask(REMOVE, { input: { id: lessons[0], expectedVersion: 1 } });
    const { data } = await server.as.learner.ask(MARK, { id: lessons[1] });
    const { doneCount, referenceCount } = data?.markLesson.batch as {
      doneCount: number;
      referenceCount: number;
    };
    expect(await progressOf()).toEqual([doneCount, referenceCount]);
    expect([doneCount, referenceCount]).toEqual([1, 2]);
  });

  test("come with those who were never active first, then the longest inactive", async () => {
    const { batch, lessons } = await buildSharedBatch();
    const { learner, otherLearner } = server.people;
    const silent = await server.buildUser({ name: "Silent" });
    await server.buildAccess(silent.id, batch.id);
    const reader = await server.buildUser({ name: "Reader" });
    await server.buildAccess(reader.id, batch.id);
    await server.as.otherLearner.ask(OPEN_LESSON, { id: lessons[0] });
    laterMs = MINUTE_MS;
    await server.as.learner.ask(OPEN_LESSON, { id: lessons[0] });
    laterMs = 2 * MINUTE_MS;
    await (await server.newCaller(reader)).ask(OPEN_LESSON, { id: lessons[1] });
    expect(namesIn(await learnersOf(batch.id))).toEqual([
      "Silent",
      otherLearner.name,
      learner.name,
      "Reader",
    ]);
    laterMs = 3 * MINUTE_MS;
    await ask(server.as.otherLearner, lessons[1]);
    const last = (await learnersOf(batch.id)).at(-1);
    expect(last).toMatchObject({ lastActiveAt: now().toISOString(), learner: { id: otherLearner.id } });
  });

  test("have attended classes that are over, and could attend those since they have access", async () => {
    const { batch } = await buildSharedBatch();
    const { learner, otherLearner } = server.people;
    await backdateAccess(batch.id, 10);
    const at = (days: number) => new Date(started + days * DAY_MS);
    const build = (days: number, rest: object = {}) =>
      buildClass({ batchId: batch.id, minutes: 60, startsAt: at(days), ...rest });
    const early = await build(-12);
    const first = await build(-3);
    await build(-2);
    await build(-1, { cancelledAt: at(-2) });
    const running = await build(0);
    await server.dataSource.query(
      "INSERT INTO class_attendances (session_id, user_id, joined_at) VALUES ($1, $2, $3)",
      [first.id, learner.id, at(-3)],
    );
    await server.as.learner.ask(JOIN_CLASS, { id: running.id });
    const correct = async (classId: string, isPresent: boolean) => {
      const input = { classId, userId: otherLearner.id, isPresent };
      expect((await server.as.admin.ask(CORRECT_ATTENDANCE, { input })).errors).toEqual([]);
    };
    await correct(first.id, true);
    const attendance = async () => {
      const rows = await learnersOf(batch.id);
      return Object.fromEntries(
        rows.map((row) => [row.learner.name, `${row.attendedCount} of ${row.classCount}`]),
      );
    };
    expect(await attendance()).toEqual({ [learner.name]: "1 of 2", [otherLearner.name]: "1 of 2" });
    await correct(early.id, true);
    expect(await attendance()).toEqual({ [learner.name]: "1 of 2", [otherLearner.name]: "2 of 3" });
    await correct(first.id, false);
    expect(await attendance()).toEqual({ [learner.name]: "1 of 2", [otherLearner.name]: "1 of 3" });
    laterMs = 61 * MINUTE_MS;
    expect(await attendance()).toEqual({ [learner.name]: "2 of 3", [otherLearner.name]: "1 of 4" });
    const joined = (await learnersOf(batch.id)).find((row) => row.learner.id === learner.id);
    expect(joined?.lastActiveAt).toBe(at(0).toISOString());
  });

  test("have open questions: neither answered nor hidden", async () => {
    const { batch, lessons } = await buildSharedBatch();
    const open = await ask(server.as.learner, lessons[0]);
    const answered = await ask(server.as.learner, lessons[1]);
    const hidden = await ask(server.as.learner, lessons[2]);
    await server.as.admin.ask(ANSWER, { input: { questionId: answered, text: "So." } });
    await server.as.admin.ask(HIDE_POST, { input: { kind: "QUESTION", id: hidden, reason: "Rude" } });
    const countOf = async () =>
      (await learnersOf(batch.id)).find(({ learner }) => learner.id === server.people.learner.id)
        ?.openQuestionCount;
    expect(await countOf()).toBe(1);
    await server.as.admin.ask(ANSWER, { input: { questionId: open, text: "So." } });
    expect(await countOf()).toBe(0);
  });

  test("of an open batch are those who learned in it", async () => {
    const batch = await server.buildBatch({ secretCode: null });
    const lesson = await server.buildReference({ batchId: batch.id });
    expect(await learnersOf(batch.id)).toEqual([]);
    await server.as.learner.ask(MARK, { id: lesson.id });
    expect(await learnersOf(batch.id)).toMatchObject([
      {
        accessId: null,
        source: null,
        grantedAt: null,
        doneCount: 1,
        learner: { id: server.people.learner.id },
      },
    ]);
  });

  test("are no longer those whose access was revoked", async () => {
    const { batch, lessons } = await buildSharedBatch();
    await server.as.learner.ask(MARK, { id: lessons[0] });
    const learners = await learnersOf(batch.id);
    const { accessId } = learners.find(({ learner }) => learner.id === server.people.learner.id) ?? {};
    await server.as.admin.ask(
      "mutation ($input: RevokeAccessInput!) { revokeAccess(input: $input) { id } }",
      {
        input: { accessId },
      },
    );
    expect(namesIn(await learnersOf(batch.id))).toEqual([server.people.otherLearner.name]);
  });

  test("can be narrowed to a name or e-mail address, and to those inactive for some days", async () => {
    const { batch, lessons } = await buildSharedBatch();
    const { learner, otherLearner } = server.people;
    expect(namesIn(await learnersOf(batch.id, { search: learner.email.toUpperCase() }))).toEqual([
      learner.name,
    ]);
    expect(namesIn(await learnersOf(batch.id, { search: `${learner.name} nobody` }))).toEqual([]);
    expect(await learnersOf(batch.id, { inactiveDays: 7 })).toEqual([]);
    await backdateAccess(batch.id, 8);
    await server.as.learner.ask(OPEN_LESSON, { id: lessons[0] });
    expect(namesIn(await learnersOf(batch.id, { inactiveDays: 7 }))).toEqual([otherLearner.name]);
    const { errors } = await server.as.admin.ask(BATCH_LEARNERS, { id: batch.id, inactiveDays: 0 });
    expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });

  test("are shown to nobody else", async () => {
    const { batch } = await buildSharedBatch();
    const stops = "query ($id: UUID!) { cmsLessonStops(courseId: $id) { id } }";
    for (const document of [BATCH_LEARNERS, stops]) {
      const refusals = [server.as.learner, server.as.visitor].map(async (caller) => {
        const { errors, data } = await caller.ask(document, { id: batch.id });
        return [errors[0]?.extensions.code, data];
      });
      expect(await Promise.all(refusals)).toEqual([
        ["FORBIDDEN", null],
        ["UNAUTHENTICATED", null],
      ]);
    }
  });
});

/** Learners with and without progress; some of one moment. */
async function fillBatch(batchId: string, count: number): Promise<void> {
  const prefix = batchId.slice(0, 8);
  await fillTable(
    server.dataSource,
    `WITH people AS (
       INSERT INTO users (name, email, email_key, role)
       SELECT 'Many ' || n, $2 || n || '@many.example', $2 || n || '@many.example', 'LEARNER'
       FROM generate_series(1, $3::int) AS n RETURNING id, substr(name, 6)::int AS n
     ), inside AS (
       INSERT INTO batch_accesses (user_id, batch_id, door, granted_at)
       SELECT id, $1, 'CODE', $4::timestamptz - interval '90 days' + (n / 3) * interval '1 second' FROM people
     )
     INSERT INTO lesson_progress (user_id, reference_id, viewed_at, ticked_at)
     SELECT p.id, r.id, $4::timestamptz - (p.n / 4) * interval '1 hour 0.000123 second',
       CASE WHEN r.position % 2 = 0 THEN $4::timestamptz - interval '80 days' END
     FROM people p CROSS JOIN batch_references r WHERE r.batch_id = $1 AND p.n % 5 > 0`,
    [batchId, prefix, count, now()],
  );
}

describe("the list and the file", () => {
  test("hold every one of many learners once, in the same order", async () => {
    const batch = await server.buildBatch();
    for (let index = 0; index < 4; index += 1)
      await server.buildReference({ batchId: batch.id, position: index + 1 });
    await fillBatch(batch.id, 260);
    const listed: Learner[] = [];
    let after: string | null = null;
    do {
      const { nodes, pageInfo } = await pageOf(batch.id, { first: 50, after });
      listed.push(...nodes);
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(listed).toHaveLength(260);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(260);
    const silent = listed.slice(0, 52);
    expect(silent.every(({ lastActiveAt }) => lastActiveAt === null)).toBe(true);
    const times = listed.slice(52).map(({ lastActiveAt }) => Date.parse(lastActiveAt ?? ""));
    expect(times).toEqual(times.toSorted((a, b) => a - b));

    const rows = await rowsOf(`/cms/batches/${batch.id}/learners.csv`);
    expect(rows.map((row) => row["E-mail"])).toEqual(listed.map(({ learner }) => learner.email));
    expect(rows.at(-1)).toMatchObject({
      "Access by": "Secret code",
      "Lessons done": "2",
      Lessons: "4",
      "Progress (%)": "50",
      "Classes attended": "0",
      Classes: "0",
      "Open questions": "0",
    });
    expect(rows.map((row) => [row["Lessons done"], row.Lessons].join())).toEqual(
      listed.map(({ doneCount, lessonCount }) => [doneCount, lessonCount].join()),
    );
  });
});

async function download(address: string, caller: Caller = server.as.admin): Promise<Response> {
  return fetch(server.origin + address, { headers: { cookie: caller.cookie } });
}

async function rowsOf(address: string): Promise<Record<string, string>[]> {
  return parse(await (await download(address)).text(), { bom: true, columns: true });
}

describe("the export", () => {
  test("is a file that nobody keeps, and is recorded with its batch", async () => {
    const { batch } = await buildSharedBatch();
    const { status, headers } = await download(`/cms/batches/${batch.id}/learners.xlsx`);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-disposition")).toBe('attachment; filename="learners.xlsx"');
    const events = await server.dataSource.query<unknown[]>(
      "SELECT entity, after FROM audit_events WHERE action = 'exportBatchLearners' AND entity_id = $1",
      [batch.id],
    );
    expect(events).toMatchObject([
      { entity: "Batch", after: { state: "every learner", isSearch: false, format: "xlsx", records: 2 } },
    ]);
    const notices = await server.dataSource.query<unknown[]>("SELECT 1 FROM letters WHERE subject LIKE $1", [
      `The learners of %${batch.name} were exported`,
    ]);
    expect(notices.length).toBeGreaterThan(0);
  });

  test("shows a formula in a name as text, and takes the list's filters", async () => {
    const { batch } = await buildSharedBatch();
    const { id } = await server.buildUser({ name: '=HYPERLINK("https://evil.example")' });
    await server.buildAccess(id, batch.id);
    const address = `/cms/batches/${batch.id}/learners.csv`;
    expect(await rowsOf(`${address}?search=hyperlink`)).toMatchObject([
      { Name: `'=HYPERLINK("https://evil.example")`, "Last active (IST)": "" },
    ]);
    expect(await rowsOf(`${address}?inactive=7`)).toEqual([]);
    for (const query of [
      "?inactive=x",
      "?inactive=0",
      "?inactive=999",
      "?inactive=7&inactive=7",
      "?search=%00",
    ])
      expect((await download(address + query)).status).toBe(400);
  });

  test("is for staff, and of a batch that exists", async () => {
    const { batch } = await buildSharedBatch();
    const address = `/cms/batches/${batch.id}/learners.csv`;
    expect((await download(address, server.as.learner)).status).toBe(403);
    expect((await download(address, server.as.visitor)).status).toBe(401);
    expect((await download(`/cms/batches/${crypto.randomUUID()}/learners.csv`)).status).toBe(404);
    expect((await download("/cms/batches/mangled/learners.csv")).status).toBe(404);
  });
});
