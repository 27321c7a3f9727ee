import { describe, expect, test } from "vitest";
import { BATCH, BATCH_LEARNERS } from "../../support/documents";
import { countStatements } from "../../support/countStatements";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const TOMORROW = new Date(Date.now() + 36 * 60 * 60 * 1000).toISOString().slice(0, 10);

async function grow(): Promise<string> {
  const course = await server.buildCourse();
  const seen = await server.buildReference({
    batchId: (await server.buildBatch({ courseId: course.id, startsOn: TOMORROW })).id,
  });
  const { id } = await server.buildBatch({ courseId: course.id });
  for (let index = 0; index < 3; index += 1) await server.buildReference({ batchId: id });
  for (const batchId of [id, seen.batchId]) await server.buildAccess(server.people.learner.id, batchId);
  await server.buildAccess((await server.buildUser()).id, id);
  await server.as.learner.ask("mutation ($id: UUID!) { openLesson(referenceId: $id) { id } }", {
    id: seen.id,
  });
  return id;
}

const FULL_BATCH = "id name isUnlocked referenceCount references { id }";

describe("the number of SQL statements does not grow with the list", () => {
  test.each([
    ["courses with batches", "learner", `{ courses { id batches { ${FULL_BATCH} } } }`],
    ["next batches with courses", "learner", `{ nextBatches { ${FULL_BATCH} course { id name } } }`],
    [
      "what to go on with",
      "learner",
      "{ continueLearning { id progress { viewedAt } batch { id name course { id } } } }",
    ],
    ["the staff's courses", "admin", `{ cmsCourses { nodes { id batches { ${FULL_BATCH} seatsTaken } } } }`],
  ] as const)("%s", async (_what, who, query) => {
    await grow();
    // A session's first read records its time.
    await server.as[who].ask(query);
    const before = await countStatements(() => server.as[who].ask(query));
    for (let index = 0; index < 3; index += 1) await grow();
    const after = await countStatements(async () => {
      expect((await server.as[who].ask(query)).errors).toEqual([]);
    });
    expect(before).toBeGreaterThan(1);
    expect(after).toBe(before);
  });

  test("one batch with its references", async () => {
    const small = await grow();
    const ask = (id: string) => countStatements(() => server.as.learner.ask(BATCH, { id }));
    const before = await ask(small);
    for (let index = 0; index < 30; index += 1) await server.buildReference({ batchId: small });
    expect(await ask(small)).toBe(before);
  });

  test("who is inside a batch", async () => {
    const id = await grow();
    const ask = () => countStatements(() => server.as.admin.ask(BATCH_LEARNERS, { id }));
    await ask();
    const before = await ask();
    for (let index = 0; index < 10; index += 1) await server.buildAccess((await server.buildUser()).id, id);
    expect(await ask()).toBe(before);
  });
});
