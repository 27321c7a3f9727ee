import { describe, expect, test } from "vitest";
import { isoDayInIndia } from "../../../server/core/timeInIndia";
import { BATCH_LEARNERS, OPEN_LESSON } from "../../support/documents";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const DAY_MS = 24 * 60 * 60 * 1000;

function dayInIndia(days: number): string {
  return isoDayInIndia(new Date(Date.now() + days * DAY_MS));
}

interface AccessPage {
  nodes: { id: string; source: string; learner: { id: string; email: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

describe("who is inside a batch", () => {
  const ask = async (id: string, variables: object = {}) => {
    const { data, errors } = await server.as.admin.ask(BATCH_LEARNERS, { id, ...variables });
    return { page: data?.cmsBatchLearners as AccessPage, code: errors[0]?.extensions.code };
  };

  test("is listed in pages, the longest inside first, none twice, also those of one moment", async () => {
    const batch = await server.buildBatch();
    const ids: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      const user = await server.buildUser();
      ids.push(user.id);
      await server.dataSource.query(
        "INSERT INTO batch_accesses (user_id, batch_id, door, granted_at) VALUES ($1, $2, 'CODE', $3)",
        [user.id, batch.id, new Date(1_800_000_000_000 + Math.floor(index / 3) * 1000)],
      );
    }
    const found: AccessPage["nodes"] = [];
    let after: string | null = null;
    do {
      const { page }: { page: AccessPage } = await ask(batch.id, { first: 2, after });
      found.push(...page.nodes);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(found.map(({ learner }) => learner.id).toSorted()).toEqual(ids.toSorted());
    expect(
      found
        .slice(0, 3)
        .map(({ learner }) => learner.id)
        .toSorted(),
    ).toEqual(ids.slice(0, 3).toSorted());
    expect(found[0]?.learner.email).toMatch(/@/);
  });

  test("of no batch is nobody", async () => {
    expect((await ask(crypto.randomUUID())).page.nodes).toEqual([]);
  });

  const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");
  test.each([
    ["another list's", cursor(1, crypto.randomUUID())],
    ["a time that PostgreSQL does not read", cursor("1", crypto.randomUUID())],
    ["a time too far away", cursor("+275760-09-13T00:00:00.000Z", crypto.randomUUID())],
    ["words", cursor("yesterday", crypto.randomUUID())],
    ["an id that is none", cursor("2026-01-01T00:00:00.000Z", "x")],
    ["nonsense", "%%%"],
  ])("takes no cursor that is %s", async (_what, after) => {
    const { id } = await server.buildBatch();
    expect((await ask(id, { after })).code).toBe("BAD_USER_INPUT");
  });
});

describe("next batches", () => {
  test("are the six that start next, today's too, of published courses, open to join", async () => {
    const make = (days: number, rest: object = {}) =>
      server.buildBatch({ name: `Day ${days}`, startsOn: dayInIndia(days), ...rest });
    const hidden = await server.buildCourse({ isPublished: false });
    await make(-1);
    await make(1, { isClosed: true, name: "Closed" });
    await make(1, { courseId: hidden.id, name: "Hidden" });
    await server.buildBatch({ name: "No date" });
    for (const days of [7, 3, 0, 5, 2, 9, 4]) await make(days);
    const { data } = await server.as.visitor.ask(
      "{ nextBatches { name startsOn course { id } references { id } } }",
    );
    const batches = data?.nextBatches as { name: string; references: unknown }[];
    expect(batches.map(({ name }) => name)).toEqual(["Day 0", "Day 2", "Day 3", "Day 4", "Day 5", "Day 7"]);
    expect(batches.every(({ references }) => references === null)).toBe(true);
  });
});

describe("what a learner goes on with", () => {
  const QUERY = "{ continueLearning { id progress { viewedAt } batch { id } } }";

  test("is the reference opened last in each batch, the latest first, of three batches at most", async () => {
    const learner = await server.newCaller();
    const opened: string[] = [];
    for (let index = 0; index < 4; index += 1) {
      const { id: batchId } = await server.buildBatch();
      await learner.unlock(batchId, "right");
      for (let count = 0; count < 2; count += 1) {
        const { id } = await server.buildReference({ batchId });
        expect((await learner.ask(OPEN_LESSON, { id })).data?.openLesson.progress.viewedAt).toBeTruthy();
        if (count === 1) opened.unshift(id);
      }
    }
    const { data } = await learner.ask(QUERY);
    expect((data?.continueLearning as { id: string }[]).map(({ id }) => id)).toEqual(opened.slice(0, 3));
    expect((await server.as.otherLearner.ask(QUERY)).data?.continueLearning).toEqual([]);
  });

  test("is the next lesson that is not done once the last one is, then one left out before, then none", async () => {
    const learner = await server.newCaller();
    const { id: batchId } = await server.buildBatch({ secretCode: null });
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.push((await server.buildReference({ batchId })).id);
    const mark = async (referenceId: string | undefined) =>
      learner.ask("mutation ($input: MarkLessonInput!) { markLesson(input: $input) { id } }", {
        input: { referenceId, isDone: true },
      });
    const next = async () => {
      const lessons = (await learner.ask(QUERY)).data?.continueLearning as { id: string }[];
      return lessons.map(({ id }) => ids.indexOf(id));
    };
    await mark(ids[1]);
    expect(await next()).toEqual([2]);
    await mark(ids[2]);
    expect(await next()).toEqual([0]);
    await mark(ids[0]);
    expect(await next()).toEqual([]);
  });

  test("forgets a batch that the learner is shut out of", async () => {
    const user = await server.buildUser();
    const learner = await server.newCaller(user);
    const { id, batchId } = await server.buildReference();
    await learner.unlock(batchId, "right");
    await learner.ask(OPEN_LESSON, { id });
    expect((await learner.ask(QUERY)).data?.continueLearning).toHaveLength(1);
    await server.dataSource.query("DELETE FROM batch_accesses WHERE user_id = $1", [user.id]);
    expect((await learner.ask(QUERY)).data?.continueLearning).toEqual([]);
  });

  test("a reference that the learner may not read cannot be remembered", async () => {
    const { id } = await server.buildReference();
    for (const wanted of [id, crypto.randomUUID()]) {
      const { errors } = await server.as.learner.ask(OPEN_LESSON, { id: wanted });
      expect(errors[0]?.extensions.code).toBe("NOT_FOUND");
    }
    expect(
      await server.dataSource.query("SELECT 1 FROM lesson_progress WHERE reference_id = $1", [id]),
    ).toEqual([]);
  });

  test("when one opened a reference is one's own affair", async () => {
    const { id: batchId } = await server.buildBatch({ secretCode: null });
    const { id } = await server.buildReference({ batchId });
    await server.as.learner.ask(OPEN_LESSON, { id });
    const query = "query ($id: UUID!) { batch(id: $id) { references { progress { viewedAt } } } }";
    const seen = async (who: "learner" | "otherLearner" | "admin") =>
      (await server.as[who].ask(query, { id: batchId })).data?.batch.references[0].progress as object | null;
    expect(await seen("learner")).not.toBeNull();
    expect(await seen("otherLearner")).toBeNull();
    expect(await seen("admin")).toBeNull();
  });
});
