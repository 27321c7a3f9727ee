import { afterEach, describe, expect, test } from "vitest";
import type { ClassSession } from "../../../server/features/classes/classSession.entity";
import { Reference } from "../../../server/features/learning/reference.entity";
import { createSchema } from "../../../server/app/schema";
import { PASSWORD } from "../../support/builders";
import { MEETING, createClassBuilders } from "../../support/classCalls";
import * as documents from "../../support/classDocuments";
import { enrolmentCalls } from "../../support/enrolmentCalls";
import { wholeSelection } from "../../support/schemaSelections";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const started = Date.now();
let laterMs = 0;
const now = () => new Date(started + laterMs);
const server = useTestApp({ TRUSTED_PROXIES: "127.0.0.1" }, { clock: { now } });
const { start, decide } = enrolmentCalls(server);
const { buildClass } = createClassBuilders(() => server.dataSource.manager, now);

afterEach(() => {
  laterMs = 0;
});

function inMinutes(minutes: number): Date {
  return new Date(started + minutes * MINUTE_MS);
}

async function learnerOf(batchId: string): Promise<Caller> {
  const user = await server.buildUser();
  await server.buildAccess(user.id, batchId);
  return server.newCaller(user);
}

async function buildClassWithLearner(overrides: Partial<ClassSession> = {}) {
  const { id: batchId } = await server.buildBatch();
  const session = await buildClass({ batchId, ...overrides });
  return { session, id: session.id, batchId, learner: await learnerOf(batchId) };
}

async function join(caller: Caller, id: string) {
  const { data, errors } = await caller.ask(documents.JOIN_CLASS, { id });
  return (data?.joinClass ?? errors[0]?.extensions.code) as object | string;
}

async function attendanceOf(classId: string) {
  const { data } = await server.as.admin.ask(documents.ATTENDANCE, { classId });
  return data?.classAttendance.nodes as { learner: { name: string }; joinedAt: string | null }[];
}

interface Recording {
  id: string;
  title: string;
  link: string;
}

async function update(session: ClassSession, changes: object) {
  const { id, title, startsAt, minutes, joinLink, teacherName, recordingLink } = session;
  const content = { id, title, startsAt, minutes, joinLink, teacherName, recordingLink };
  const { data, errors } = await server.as.admin.ask(documents.UPDATE_CLASS, {
    input: { expectedVersion: 1, ...content, ...changes },
  });
  return (data?.updateClassSession ?? errors[0]) as { recording: Recording; recordingLink: string | null };
}

describe("a live class", () => {
  test("opens ten minutes before the start, and closes half an hour after the end", async () => {
    const { id, learner } = await buildClassWithLearner({ startsAt: inMinutes(60), minutes: 30 });
    laterMs = 49 * MINUTE_MS;
    expect(await join(learner, id)).toMatchObject({
      __typename: "ClassNotOpen",
      opensAt: inMinutes(50).toISOString(),
    });
    expect(await attendanceOf(id)).toMatchObject([{ joinedAt: null, isPresent: false }]);
    laterMs = 50 * MINUTE_MS;
    const joined = { __typename: "ClassJoined", link: MEETING, liveClass: { id, hasAttended: true } };
    expect(await join(learner, id)).toEqual(joined);
    laterMs = 119 * MINUTE_MS;
    expect(await join(learner, id)).toEqual(joined);
    // Joining again keeps the first time.
    const [entry] = await attendanceOf(id);
    expect(entry).toMatchObject({
      joinedAt: inMinutes(50).toISOString(),
      isPresent: true,
      isCorrected: false,
    });
    laterMs = 120 * MINUTE_MS;
    expect(await join(learner, id)).toMatchObject({ __typename: "ClassOver" });
  });

  test("is joined once by two clicks at the same time", async () => {
    const { id, learner } = await buildClassWithLearner({ startsAt: inMinutes(5) });
    const answers = await Promise.all([1, 2, 3].map(() => join(learner, id)));
    expect(answers).toMatchObject(answers.map(() => ({ link: MEETING })));
    expect(await attendanceOf(id)).toHaveLength(1);
  });

  test("does not exist for people without access, and asks visitors to sign in", async () => {
    const { id } = await buildClassWithLearner({ startsAt: inMinutes(5) });
    expect(await join(server.as.learner, id)).toBe("NOT_FOUND");
    expect(await join(server.as.visitor, id)).toBe("UNAUTHENTICATED");
    expect(await join(server.as.learner, "00000000-0000-4000-8000-000000000000")).toBe("NOT_FOUND");
  });

  test("of an open batch is for everyone who is signed in, while its course is published", async () => {
    const course = await server.buildCourse();
    const { id: batchId } = await server.buildBatch({ secretCode: null, courseId: course.id });
    const { id } = await buildClass({ batchId, startsAt: inMinutes(5) });
    expect(await join(server.as.learner, id)).toMatchObject({ link: MEETING });
    expect(await attendanceOf(id)).toMatchObject([{ learner: { name: "Meera" } }]);
    await server.dataSource.query("UPDATE courses SET is_published = false WHERE id = $1", [course.id]);
    expect(await join(server.as.otherLearner, id)).toBe("NOT_FOUND");
  });

  test("of a run is for people with a confirmed seat in that run", async () => {
    const { id: offeringId, runId, name } = await server.buildWorkshop();
    const session = await buildClass({
      runId,
      startsAt: inMinutes(5),
      recordingLink: "https://v.example.com/1",
    });
    const user = await server.buildUser({ emailVerifiedAt: new Date() });
    const holder = await server.newCaller(user);
    const { registration } = await start({ offeringId, email: user.email }, holder);
    expect(await join(holder, session.id)).toBe("NOT_FOUND");
    await decide("APPROVE", [registration]);
    expect(await join(holder, session.id)).toMatchObject({ link: MEETING });
    expect(await join(server.as.learner, session.id)).toBe("NOT_FOUND");
    expect((await holder.ask(documents.UPCOMING)).data?.viewerUpcomingClasses).toMatchObject([
      { id: session.id, about: name, state: "OPEN", batch: null, hasAttended: true },
    ]);
    laterMs = 3 * HOUR_MS;
    expect((await holder.ask(documents.PAST)).data?.viewerPastClasses.nodes).toMatchObject([
      { id: session.id, watchLink: "https://v.example.com/1", recording: null },
    ]);
  });

  test("that was cancelled, or has no link yet, is not joined", async () => {
    const cancelled = await buildClassWithLearner({ startsAt: inMinutes(5), cancelledAt: now() });
    expect(await join(cancelled.learner, cancelled.id)).toMatchObject({ __typename: "ClassCancelled" });
    const bare = await buildClassWithLearner({ startsAt: inMinutes(5), joinLink: null });
    expect(await join(bare.learner, bare.id)).toMatchObject({ __typename: "ClassWithoutLink" });
    expect(await attendanceOf(bare.id)).toMatchObject([{ isPresent: false }]);
  });

  test("is opened early by staff, who leave no attendance", async () => {
    const { id } = await buildClassWithLearner({ startsAt: inMinutes(60) });
    expect(await join(server.as.admin, id)).toMatchObject({ link: MEETING });
    expect(await attendanceOf(id)).toHaveLength(1);
  });
});

const LINK_READS = ["joinLink", "recordingLink"];

/** Everything that a learner's document may select of a type, without what only staff may. */
function selectionOf(type: string, depth: number): string {
  const schema = createSchema();
  const found = schema.getType(type);
  if (!found) throw new Error(`There is no ${type}.`);
  return wholeSelection(found, depth);
}

describe("the link of the meeting", () => {
  const reads: [string, (batchId: string) => [string, Record<string, unknown>]][] = [
    ["viewerUpcomingClasses", () => ["{ viewerUpcomingClasses(first: 5) { CLASS } }", {}]],
    ["viewerPastClasses", () => ["{ viewerPastClasses(first: 5) { nodes { CLASS } } }", {}]],
    ["batch", (id) => ["query ($id: UUID!) { batch(id: $id) { classes { CLASS } } }", { id }]],
    ["courses", () => ["{ courses { batches { classes { id title } } } }", {}]],
    ["nextBatches", () => ["{ nextBatches { classes { id title } } }", {}]],
  ];
  const CLASS =
    "id title startsAt minutes teacherName state opensAt endsAt closesAt about hasAttended watchLink recording { id link }";

  test.each(reads)("is not in %s, neither before nor while the class is open", async (_name, read) => {
    const { batchId, learner } = await buildClassWithLearner({ startsAt: inMinutes(60) });
    const [document, variables] = read(batchId);
    for (const minutes of [0, 55, 500]) {
      laterMs = minutes * MINUTE_MS;
      for (const caller of [learner, server.as.otherLearner, server.as.visitor]) {
        const { text } = await caller.ask(document.replace("CLASS", CLASS), variables);
        expect(text).not.toContain("meet.example.com");
      }
      const { text } = await learner.ask(document.replace("CLASS", "id joinLink"), variables);
      expect(text).not.toContain("meet.example.com");
    }
  });

  test("is in no field that learners may read", () => {
    const fields = selectionOf("ClassSession", 1).split(" ");
    expect(fields.filter((field) => /link/i.test(field)).toSorted()).toEqual([...LINK_READS, "watchLink"]);
  });

  test("and the class itself are not for learners without access", async () => {
    const { batchId } = await buildClassWithLearner({ startsAt: inMinutes(60) });
    const query = "query ($id: UUID!) { batch(id: $id) { classes { id } } }";
    expect((await server.as.learner.ask(query, { id: batchId })).data?.batch).toEqual({ classes: null });
    expect((await server.as.learner.ask(documents.UPCOMING)).text).not.toContain(batchId);
  });

  test("is in no page: the portal, the list of classes and the file of one's data", async () => {
    const { id, learner } = await buildClassWithLearner({ startsAt: inMinutes(5) });
    await join(learner, id);
    const response = await fetch(`${server.origin}/account/data`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: learner.cookie },
      body: JSON.stringify({ currentPassword: PASSWORD }),
    });
    const text = await response.text();
    expect((JSON.parse(text) as { classes: object[] }).classes).toMatchObject([{ isPresent: true }]);
    expect(text).not.toContain("meet.example.com");
  });
});

describe("attendance", () => {
  test("lists those expected and those who joined by name, page by page, and staff correct it", async () => {
    const { id, batchId } = await buildClassWithLearner({ startsAt: inMinutes(5) });
    const guest = await server.buildUser({ name: "aditi rao" });
    await server.buildAccess(guest.id, batchId);
    await join(await server.newCaller(guest), id);
    await server.dataSource.query("DELETE FROM batch_accesses WHERE user_id = $1", [guest.id]);
    const ask = async (after: string | null) =>
      (await server.as.admin.ask(documents.ATTENDANCE, { classId: id, first: 1, after })).data
        ?.classAttendance as { nodes: object[]; pageInfo: { endCursor: string } };
    const first = await ask(null);
    expect(first.nodes).toMatchObject([{ learner: { name: "aditi rao" }, isPresent: true }]);
    const second = await ask(first.pageInfo.endCursor);
    expect(second).toMatchObject({ nodes: [{ isPresent: false }], pageInfo: { hasNextPage: false } });

    const correct = async (userId: string, isPresent: boolean) =>
      server.as.admin.ask(documents.CORRECT_ATTENDANCE, { input: { classId: id, userId, isPresent } });
    await correct(guest.id, false);
    expect(await attendanceOf(id)).toMatchObject([
      {
        learner: { name: "aditi rao" },
        isPresent: false,
        isCorrected: true,
        joinedAt: inMinutes(0).toISOString(),
      },
      { isPresent: false },
    ]);
    expect((await correct(guest.id, true)).data?.correctAttendance).toMatchObject({ presentCount: 1 });
    expect(await attendanceOf(id)).toMatchObject([{ isPresent: true, isCorrected: false }, {}]);
    const stranger = await correct(server.people.otherLearner.id, true);
    expect(stranger.errors[0]?.extensions.code).toBe("NOT_FOUND");
  });

  test("of a class that has not begun cannot be claimed", async () => {
    const { id, batchId } = await buildClassWithLearner({ startsAt: inMinutes(60) });
    const user = await server.buildUser();
    await server.buildAccess(user.id, batchId);
    const input = { classId: id, userId: user.id, isPresent: true };
    const { errors } = await server.as.admin.ask(documents.CORRECT_ATTENDANCE, { input });
    expect(errors[0]?.message).toBe("This class hasn’t begun yet.");
  });

  test("goes with the account", async () => {
    const { id, batchId } = await buildClassWithLearner({ startsAt: inMinutes(5) });
    const user = await server.buildUser();
    await server.buildAccess(user.id, batchId);
    await join(await server.newCaller(user), id);
    await server.dataSource.query("DELETE FROM users WHERE id = $1", [user.id]);
    expect(await attendanceOf(id)).toHaveLength(1);
  });
});

describe("the recording of a batch's class", () => {
  test("becomes one lesson: a better link changes that lesson, and other edits leave it", async () => {
    const { session, batchId } = await buildClassWithLearner({ startsAt: inMinutes(-300), title: "Joins" });
    await server.buildReference({ batchId, title: "JOINS" });
    const first = await update(session, { recordingLink: "https://v.example.com/1" });
    expect(first.recording).toMatchObject({
      title: expect.stringMatching(/^Joins, \d+ \w{3} \d{4}$/),
      link: "https://v.example.com/1",
    });
    const recorded = { ...session, recordingLink: "https://v.example.com/1" };
    const same = await update(recorded, { expectedVersion: 2, title: "Inner joins" });
    expect(same.recording).toEqual(first.recording);
    const second = await update(recorded, { expectedVersion: 3, recordingLink: "https://v.example.com/2" });
    expect(second.recording).toEqual({ ...first.recording, link: "https://v.example.com/2" });
    const without = await update(recorded, { expectedVersion: 4, recordingLink: null });
    expect(without.recording.id).toBe(first.recording.id);
    expect(await server.dataSource.manager.countBy(Reference, { batchId })).toBe(2);
  });

  test("of a run stays with the class, and is no lesson", async () => {
    const { runId } = await server.buildWorkshop();
    const session = await buildClass({ runId, startsAt: inMinutes(-300) });
    const saved = await update(session, { recordingLink: "https://v.example.com/1" });
    expect(saved).toMatchObject({ recordingLink: "https://v.example.com/1", recording: null });
  });

  test("is kept when its lesson or its class is deleted", async () => {
    const { session, batchId, learner } = await buildClassWithLearner({ startsAt: inMinutes(-300) });
    await update(session, { recordingLink: "https://v.example.com/1" });
    await server.dataSource.query("DELETE FROM batch_references WHERE batch_id = $1", [batchId]);
    const { data } = await learner.ask(documents.PAST);
    expect(data?.viewerPastClasses.nodes).toMatchObject([
      { id: session.id, recording: null, watchLink: null },
    ]);
    await server.as.admin.ask(documents.DELETE_CLASS, { input: { id: session.id, expectedVersion: 2 } });
    expect((await learner.ask(documents.PAST)).data?.viewerPastClasses.nodes).toEqual([]);
  });
});

describe("staff", () => {
  test("cannot delete a class that someone attended, cancel one that is over, or save a stale form", async () => {
    const { session, id, learner } = await buildClassWithLearner({ startsAt: inMinutes(5), minutes: 10 });
    await join(learner, id);
    const input = { id, expectedVersion: 1 };
    const deleted = await server.as.admin.ask(documents.DELETE_CLASS, { input });
    expect(deleted.errors[0]?.message).toBe("Learners attended this class, so it can’t be deleted.");
    expect(await update(session, { expectedVersion: 9 })).toMatchObject({ extensions: { code: "CONFLICT" } });
    laterMs = HOUR_MS;
    const cancelled = await server.as.admin.ask(documents.CANCEL_CLASS, {
      input: { ...input, isCancelled: true },
    });
    expect(cancelled.errors[0]?.message).toBe("This class is over.");
  });

  test.each<[string, { batchId?: true; runId?: true }]>([
    ["neither batch nor run", {}],
    ["both", { batchId: true, runId: true }],
  ])("cannot add a class to %s", async (_name, given) => {
    const input = {
      title: "Lost",
      minutes: 60,
      startsAt: "2098-01-01T00:00:00Z",
      ...(given.batchId && { batchId: (await server.buildBatch()).id }),
      ...(given.runId && { runId: (await server.buildWorkshop()).runId }),
    };
    const { errors } = await server.as.admin.ask(documents.CREATE_CLASS, { input });
    expect(errors[0]?.extensions.fields).toMatchObject([{ message: "Please choose a batch or a run." }]);
  });
});
