import { describe, expect, test } from "vitest";
import {
  ALL,
  CANDIDATES,
  CONFIRM,
  CREATE_RULE,
  DELETE_RULE,
  ISSUE,
  OWN,
  REISSUE,
  REVOKE,
  UPDATE_RULE,
} from "../../support/certificateDocuments";
import { OPEN_LESSON } from "../../support/documents";
import { runJobs } from "../../support/runJobs";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

const MARK = "mutation ($input: MarkLessonInput!) { markLesson(input: $input) { id } }";

interface Own {
  id: string;
  number: string;
  title: string;
  name: string | null;
  state: string;
  revokedReason: string | null;
  replacedBy: string | null;
}

async function ownOf(caller: Caller): Promise<Own[]> {
  return (await caller.ask(OWN)).data?.viewerCertificates as Own[];
}

async function mark(caller: Caller, referenceId: string, isDone = true): Promise<void> {
  const { errors } = await caller.ask(MARK, { input: { referenceId, isDone } });
  expect(errors).toEqual([]);
}

interface Wanted {
  lessons?: number;
  lessonsPercent?: number | null;
}

/** A course with a rule and an open batch of lessons, and a learner of their own. */
async function buildCourse({ lessons = 3, lessonsPercent = 100 }: Wanted = {}) {
  const course = await server.buildCourse();
  const texts = { achievement: "24 hours of classes" };
  const input = { subjectId: course.id, lessonsPercent, lessonEvidence: "MARKED", ...texts };
  const { data } = await server.as.admin.ask(CREATE_RULE, { input });
  const { id: batchId } = await server.buildBatch({ courseId: course.id, secretCode: null });
  const references = [];
  for (let index = 0; index < lessons; index += 1)
    references.push((await server.buildReference({ batchId })).id);
  const user = await server.buildUser({ name: "Asha Rao", emailVerifiedAt: new Date() });
  const caller = await server.newCaller(user);
  return { course, ruleId: data?.createCertificateRule.id as string, batchId, references, user, caller };
}

async function finish(caller: Caller, references: string[]): Promise<void> {
  for (const id of references) await mark(caller, id);
  expect(await runJobs(server, "certificate-checks")).toEqual([]);
}

async function earn(options?: Wanted) {
  const built = await buildCourse(options);
  await finish(built.caller, built.references);
  const [certificate] = await ownOf(built.caller);
  if (!certificate) throw new Error("No certificate was issued.");
  return { ...built, certificate };
}

async function issue(input: object) {
  return server.as.admin.ask(ISSUE, { input });
}

describe("a rule", () => {
  test("issues one certificate once it is met, and tells the learner", async () => {
    const { caller, course, references, user } = await buildCourse();
    await finish(caller, references.slice(1));
    expect(await ownOf(caller)).toEqual([]);
    await finish(caller, references);
    expect(await ownOf(caller)).toMatchObject([{ title: course.name, name: null, state: "AWAITING_NAME" }]);
    for (const id of references) await mark(caller, id, false);
    await finish(caller, references);
    expect(await ownOf(caller)).toHaveLength(1);
    const notified = await server.dataSource.query<{ path: string }[]>(
      "SELECT path FROM notifications WHERE user_id = $1 AND kind = 'CERTIFICATE_ISSUED'",
      [user.id],
    );
    expect(notified).toEqual([{ path: "/certificates" }]);
  });

  test("is met once, however many devices finish at the same moment", async () => {
    const { caller, references, user } = await buildCourse({ lessons: 6 });
    const devices = [caller, await server.newCaller(user)];
    await Promise.all(references.map((id, index) => mark(devices[index % 2] ?? caller, id)));
    const faults = await Promise.all([1, 2, 3].map(() => runJobs(server, "certificate-checks")));
    expect(faults.flat()).toEqual([]);
    expect(await ownOf(caller)).toHaveLength(1);
  });

  test("counts watched lessons too", async () => {
    const { caller, batchId, references, user } = await buildCourse({ lessons: 0 });
    expect(references).toEqual([]);
    const { id: referenceId } = await server.buildReference({ batchId, durationText: "0:20" });
    await caller.ask(OPEN_LESSON, { id: referenceId });
    // As if the learner had opened it an hour ago.
    await server.dataSource.query("UPDATE lesson_progress SET opened_at = now() - interval '1 hour'");
    await server.dataSource.query("UPDATE watch_clocks SET spent_until = now() - interval '1 hour'");
    const REPORT = "mutation ($input: ReportWatchingInput!) { reportWatching(input: $input) { id } }";
    const input = { referenceId, watched: [{ from: 0, to: 20 }], positionSeconds: 20 };
    expect((await caller.ask(REPORT, { input })).errors).toEqual([]);
    await caller.ask(REPORT, { input });
    await runJobs(server, "certificate-checks");
    expect(await ownOf(caller)).toHaveLength(1);
    expect(user.id).toBeTruthy();
  });

  test("asks for a part of the lessons, and not for removed ones", async () => {
    const { caller, references } = await buildCourse({ lessons: 4, lessonsPercent: 75 });
    await finish(caller, references.slice(0, 2));
    expect(await ownOf(caller)).toEqual([]);
    await server.dataSource.query("UPDATE batch_references SET removed_at = now() WHERE id = $1", [
      references[3],
    ]);
    await finish(caller, references.slice(1, 3));
    expect(await ownOf(caller)).toHaveLength(1);
  });

  test("without a criterion issues nothing by itself", async () => {
    const { caller, references } = await buildCourse({ lessonsPercent: null });
    await finish(caller, references);
    expect(await ownOf(caller)).toEqual([]);
  });

  test("does not bring a revoked certificate back", async () => {
    const { caller, references, certificate } = await earn();
    const revocation = { id: certificate.id, expectedVersion: 1, reason: "The marks were made up." };
    expect((await server.as.admin.ask(REVOKE, { input: revocation })).errors).toEqual([]);
    await finish(caller, references);
    expect((await ownOf(caller)).map(({ state }) => state)).toEqual(["REVOKED"]);
  });

  test("is for someone of the batch: staff who look at lessons earn nothing", async () => {
    const { batchId, references, course } = await buildCourse();
    await server.dataSource.query("UPDATE batches SET access = 'SECRET_CODE' WHERE id = $1", [batchId]);
    await finish(server.as.admin, references);
    const own = await ownOf(server.as.admin);
    expect(own.filter(({ title }) => title === course.name)).toEqual([]);
  });

  test("belongs to one course, workshop or season, and each has one", async () => {
    const { course, ruleId } = await buildCourse();
    const [workshop, season] = [await server.buildWorkshop(), await server.buildSeason()];
    const ask = async (input: object) => server.as.admin.ask(CREATE_RULE, { input });
    expect((await ask({ subjectId: workshop.id })).data?.createCertificateRule).toMatchObject({
      kind: "WORKSHOP",
      title: workshop.name,
    });
    expect((await ask({ subjectId: season.id })).data?.createCertificateRule.kind).toBe("BOOTCAMP");
    for (const input of [{ subjectId: ruleId }, { subjectId: course.id }])
      expect((await ask(input)).errors[0]?.extensions.fields?.[0]?.field).toBe("subjectId");
    const lessons = await ask({ subjectId: (await server.buildWorkshop()).id, lessonsPercent: 50 });
    expect(lessons.errors[0]?.message).toMatch(/Only courses have lessons/);
    const edit = { id: ruleId, expectedVersion: 1, lessonsPercent: 101 };
    expect((await server.as.admin.ask(UPDATE_RULE, { input: edit })).errors).toHaveLength(1);
  });
});

describe("staff", () => {
  test("see who earned a certificate and who has one, and issue to those they choose", async () => {
    const { batchId, caller, references, user, course } = await buildCourse();
    const other = await server.newCaller(await server.buildUser({ name: "Bala Murthy" }));
    await finish(other, references.slice(0, 1));
    await finish(caller, references);
    const page = await server.as.admin.ask(CANDIDATES, { batchId, first: 10 });
    const shown = { title: course.name, nodes: page.data?.certificateCandidates.nodes as { id: string }[] };
    expect(shown.nodes).toMatchObject([
      { learner: { name: "Asha Rao" }, isEarned: true, certificate: { state: "AWAITING_NAME" } },
      {
        learner: { name: "Bala Murthy" },
        isEarned: false,
        steps: [{ done: 1, total: 3 }],
        certificate: null,
      },
    ]);
    const first = await server.as.admin.ask(CANDIDATES, { batchId, first: 1 });
    const { pageInfo } = first.data?.certificateCandidates as { pageInfo: { endCursor: string } };
    const after = await server.as.admin.ask(CANDIDATES, { batchId, first: 1, after: pageInfo.endCursor });
    expect(after.data?.certificateCandidates.nodes[0].id).toBe(shown.nodes[1]?.id);

    const userIds = shown.nodes.map(({ id }) => id);
    const { data } = await issue({ batchId, userIds });
    const otherId = userIds.find((id) => id !== user.id);
    expect(data?.issueCertificates).toMatchObject([{ learner: { id: otherId } }]);
    expect((await issue({ batchId, userIds })).data?.issueCertificates).toEqual([]);
    expect(await ownOf(other)).toMatchObject([{ state: "AWAITING_NAME" }]);
  });

  test("issue to people of the batch alone, and only with a rule", async () => {
    const { batchId, ruleId, user, caller, references } = await buildCourse();
    const stranger = await server.buildUser();
    await finish(caller, references.slice(0, 1));
    expect((await issue({ batchId, userIds: [user.id, stranger.id] })).errors).toHaveLength(1);
    expect(await ownOf(caller)).toEqual([]);
    await server.as.admin.ask(DELETE_RULE, { input: { id: ruleId, expectedVersion: 1 } });
    expect((await issue({ batchId, userIds: [user.id] })).errors[0]?.message).toMatch(/no certificate/);
  });

  test("issue to the seats of a workshop's run", async () => {
    const workshop = await server.buildWorkshop();
    await server.as.admin.ask(CREATE_RULE, { input: { subjectId: workshop.id } });
    const user = await server.buildUser();
    const { runId } = workshop;
    expect((await issue({ runId, userIds: [user.id] })).errors).toHaveLength(1);
    await server.dataSource.query(
      `INSERT INTO registrations (id, reference, kind, run_id, title, user_id, name, email, email_key, phone, list_rupees,
         discount_rupees, amount_rupees, state, holds_seat, created_at, secret_hash, idempotency_key_hash)
       VALUES (gen_random_uuid(), 'SP-CERT01', 'WORKSHOP', $1, 'It', $2, 'A', 'a@b.example', 'a@b.example', '', 0, 0, 0,
         'CONFIRMED', true, now(), 'c1', 'c1')`,
      [runId, user.id],
    );
    expect((await issue({ runId, userIds: [user.id] })).data?.issueCertificates).toHaveLength(1);
    expect(await ownOf(await server.newCaller(user))).toMatchObject([{ title: workshop.name }]);
  });

  test("find a certificate by number and by name, revoke it with a reason, and issue another", async () => {
    const { certificate, caller, batchId, user } = await earn();
    const search = certificate.number.replaceAll("-", "").toLowerCase().slice(3);
    const found = await server.as.admin.ask(ALL, { search });
    expect(found.data?.cmsCertificates.nodes).toMatchObject([{ id: certificate.id }]);
    const input = { id: certificate.id, expectedVersion: 1, reason: " " };
    expect((await server.as.admin.ask(REVOKE, { input })).errors).toHaveLength(1);
    const reason = "The exercises were copied.";
    expect((await server.as.admin.ask(REVOKE, { input: { ...input, reason } })).errors).toEqual([]);
    expect(await ownOf(caller)).toMatchObject([{ state: "REVOKED", revokedReason: reason }]);
    const stale = { ...input, reason, expectedVersion: 2 };
    expect((await server.as.admin.ask(REVOKE, { input: stale })).errors[0]?.message).toMatch(/already/);
    expect((await issue({ batchId, userIds: [user.id] })).data?.issueCertificates).toHaveLength(1);
    expect((await ownOf(caller)).map(({ state }) => state)).toEqual(["AWAITING_NAME", "REVOKED"]);
  });

  test("correct a name by a new certificate", async () => {
    const { certificate, caller } = await earn();
    await caller.ask(CONFIRM, { input: { id: certificate.id, name: "Asha Rao" } });
    const input = { id: certificate.id, expectedVersion: 2, name: "आशा राव" };
    const { data, errors } = await server.as.admin.ask(REISSUE, { input });
    expect(errors).toEqual([]);
    const { number } = data?.reissueCertificate as Own;
    expect(number).not.toBe(certificate.number);
    expect(await ownOf(caller)).toMatchObject([
      { number, name: "आशा राव", state: "VALID" },
      { number: certificate.number, state: "REVOKED", replacedBy: number },
    ]);
  });
});
