import { describe, expect, test } from "vitest";
import { issueInEndedBatches } from "../../../server/features/certificates/issueEarned";
import { CREATE_RULE, OWN } from "../../support/certificateDocuments";
import { createClassBuilders } from "../../support/classCalls";
import { CORRECT_ATTENDANCE, JOIN_CLASS } from "../../support/classDocuments";
import { runJobs } from "../../support/runJobs";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const DAY_MS = 24 * 60 * 60 * 1000;
const started = Date.parse("2027-03-01T10:00:00Z");
let laterMs = 0;
const now = () => new Date(started + laterMs);
const server = useTestApp({}, { clock: { now } });
const { buildClass } = createClassBuilders(() => server.dataSource.manager, now);

const MARK = "mutation ($input: MarkLessonInput!) { markLesson(input: $input) { id } }";

async function build(
  rule: { lessonsPercent?: number; classesPercent?: number },
  endsOn: string | null = null,
) {
  const { id: subjectId } = await server.buildCourse();
  expect(
    (await server.as.admin.ask(CREATE_RULE, { input: { subjectId, lessonEvidence: "MARKED", ...rule } }))
      .errors,
  ).toEqual([]);
  const { id: batchId } = await server.buildBatch({ courseId: subjectId, endsOn });
  const user = await server.buildUser({ emailVerifiedAt: now() });
  await server.buildAccess(user.id, batchId);
  return { batchId, user, caller: await server.newCaller(user) };
}

async function countOwn(caller: Caller): Promise<number> {
  expect(await runJobs(server, "certificate-checks")).toEqual([]);
  return (await caller.ask(OWN)).data?.viewerCertificates.length as number;
}

describe("a rule about classes", () => {
  test("counts all classes that are planned, whether the learner joined or staff say so", async () => {
    const { batchId, user, caller } = await build({ classesPercent: 60 });
    const [first, second] = [
      await buildClass({ batchId, startsAt: now() }),
      await buildClass({ batchId, startsAt: now() }),
      await buildClass({ batchId }),
      await buildClass({ batchId, cancelledAt: now() }),
    ];
    const { data } = await caller.ask(JOIN_CLASS, { id: first?.id });
    expect(data?.joinClass.__typename).toBe("ClassJoined");
    expect(await countOwn(caller)).toBe(0);
    const input = { classId: second?.id, userId: user.id, isPresent: true };
    expect((await server.as.admin.ask(CORRECT_ATTENDANCE, { input })).errors).toEqual([]);
    expect(await countOwn(caller)).toBe(1);
  });

  test("and lessons asks for both", async () => {
    const { batchId, caller } = await build({ classesPercent: 100, lessonsPercent: 100 });
    const { id: referenceId } = await server.buildReference({ batchId });
    const { id } = await buildClass({ batchId, startsAt: now() });
    await caller.ask(MARK, { input: { referenceId, isDone: true } });
    expect(await countOwn(caller)).toBe(0);
    await caller.ask(JOIN_CLASS, { id });
    expect(await countOwn(caller)).toBe(1);
  });
});

describe("a batch with a last day", () => {
  test("gives its certificates on that day, as lessons may be added before", async () => {
    const { batchId, caller } = await build({ lessonsPercent: 100 }, "2027-03-03");
    const { id: referenceId } = await server.buildReference({ batchId });
    await caller.ask(MARK, { input: { referenceId, isDone: true } });
    expect(await countOwn(caller)).toBe(0);
    await issueInEndedBatches(server.services);
    expect(await countOwn(caller)).toBe(0);
    laterMs = 2 * DAY_MS;
    await Promise.all([issueInEndedBatches(server.services), issueInEndedBatches(server.services)]);
    await issueInEndedBatches(server.services);
    const rows = await server.dataSource.query<unknown[]>("SELECT 1 FROM certificates WHERE batch_id = $1", [
      batchId,
    ]);
    expect(rows).toHaveLength(1);
    laterMs = 0;
  });
});
