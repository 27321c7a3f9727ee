import { beforeAll, describe, expect, test } from "vitest";
import type { Batch } from "../../../server/features/learning/batch.entity";
import type { Reference } from "../../../server/features/learning/reference.entity";
import { BATCH, OPEN_LESSON } from "../../support/documents";
import { Caller, useTestApp } from "../../support/testApp";

const server = useTestApp();
const MARK = "https://videos.example.com/only-for-those-inside";
const REFERENCES = "references { id title link imageUrl batch { id } }";
const TOMORROW = new Date(Date.now() + 36 * 60 * 60 * 1000).toISOString().slice(0, 10);

let batch: Batch;
let reference: Reference;
let slug: string;

beforeAll(async () => {
  const course = await server.buildCourse();
  slug = course.slug;
  batch = await server.buildBatch({ courseId: course.id, startsOn: TOMORROW, secretCode: "right" });
  reference = await server.buildReference({ batchId: batch.id, link: MARK });
  // Opened before the lock: "continue" must drop it.
  await server.dataSource.query(
    "INSERT INTO lesson_progress (user_id, reference_id, viewed_at) VALUES ($1, $2, now())",
    [server.people.otherLearner.id, reference.id],
  );
});

const paths = (): [string, string, Record<string, unknown>][] => [
  ["batch", `query ($id: UUID!) { batch(id: $id) { ${REFERENCES} } }`, { id: batch.id }],
  [
    "batch, course, batches",
    "query ($id: UUID!) { batch(id: $id) { course { batches { references { link } } } } }",
    { id: batch.id },
  ],
  [
    "lesson",
    "query ($id: UUID!) { lesson(id: $id) { link batch { references { link } } } }",
    { id: reference.id },
  ],
  ["courses", "{ courses { batches { references { link } } } }", {}],
  ["course", `query ($slug: String!) { course(slug: $slug) { batches { ${REFERENCES} } } }`, { slug }],
  ["nextBatches", `{ nextBatches { ${REFERENCES} } }`, {}],
  ["continueLearning", "{ continueLearning { link batch { references { link } } } }", {}],
  ["openLesson", OPEN_LESSON.replace("progress { viewedAt }", "link"), { id: reference.id }],
  [
    "unlockBatch with a wrong code",
    `mutation ($input: UnlockBatchInput!) { unlockBatch(input: $input) { ... on BatchUnlocked { batch { ${REFERENCES} } } } }`,
    { input: { batchId: batch.id, secretCode: "wrong" } },
  ],
  ["cmsCourses", "{ cmsCourses { nodes { batches { references { link } } } } }", {}],
  [
    "cmsBatchLearners",
    "query ($id: UUID!) { cmsBatchLearners(batchId: $id) { nodes { learner { id } } } }",
    { id: batch.id },
  ],
  [
    "updateReference",
    "mutation ($input: UpdateReferenceInput!) { updateReference(input: $input) { link batch { references { link } } } }",
    { input: { id: reference.id, expectedVersion: 1, title: "Mine", link: "https://example.com/" } },
  ],
  [
    "deleteReference",
    "mutation ($input: VersionedInput!) { deleteReference(input: $input) { link } }",
    { input: { id: reference.id, expectedVersion: 1 } },
  ],
  [
    "reorderReferences",
    "mutation ($input: ReorderReferencesInput!) { reorderReferences(input: $input) { references { link } } }",
    { input: { batchId: batch.id, referenceIds: [reference.id] } },
  ],
];

describe("references of a locked batch", () => {
  test.each(["visitor", "learner", "otherLearner"] as const)(
    "are shown to the %s without access by no path",
    async (who) => {
      for (const [name, query, variables] of paths()) {
        const { text } = await server.as[who].ask(query, variables);
        expect(text, name).not.toContain(MARK);
        expect(text, name).not.toContain("INTERNAL_SERVER_ERROR");
      }
    },
  );

  test("are shown by the reading paths to a learner inside, so that the test above means something", async () => {
    const inside = await server.newCaller();
    await inside.unlock(batch.id, "right");
    await inside.ask(OPEN_LESSON, { id: reference.id });
    for (const [name, query, variables] of paths().slice(0, 7)) {
      const { text } = await inside.ask(query, variables);
      expect(text, name).toContain(MARK);
    }
  });

  test("stay shut for the next person at the same browser", async () => {
    const caller = await server.newCaller();
    await caller.unlock(batch.id, "right");
    await caller.ask("mutation { signOut }");
    expect((await caller.ask("{ nextBatches { references { link } } }")).text).not.toContain(MARK);
    await caller.signIn(server.people.learner.email);
    expect((await caller.ask(BATCH, { id: batch.id })).data?.batch).toMatchObject({ references: null });
  });

  test("tell how many there are, and to a visitor nothing about a batch by its id", async () => {
    const { data } = await server.as.learner.ask(BATCH, { id: batch.id });
    expect(data?.batch).toMatchObject({ referenceCount: 1, references: null, isUnlocked: false });
    const { errors } = await new Caller(() => server.origin).ask(BATCH, { id: batch.id });
    expect(errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });
});

describe("batches of an unpublished course", () => {
  test.each([null, "right"])(
    "with the code %s are shut by every path, to those inside too",
    async (secretCode) => {
      const course = await server.buildCourse({ isPublished: false });
      const hidden = await server.buildBatch({ courseId: course.id, secretCode, startsOn: TOMORROW });
      const { id } = await server.buildReference({ batchId: hidden.id, link: MARK });
      const inside = await server.buildUser();
      await server.buildAccess(inside.id, hidden.id);
      for (const caller of [server.as.learner, await server.newCaller(inside)]) {
        const answers = [
          await caller.ask(BATCH, { id: hidden.id }),
          await caller.ask(OPEN_LESSON.replace("progress { viewedAt }", "link"), { id }),
          await caller.ask("{ nextBatches { references { link } } }"),
          await caller.ask("{ continueLearning { link } }"),
          { text: JSON.stringify(await caller.unlock(hidden.id, secretCode ?? "any")) },
        ];
        for (const { text } of answers) expect(text).not.toContain(MARK);
        expect(answers[4]?.text).not.toContain("BatchUnlocked");
      }
      expect((await server.as.admin.ask(BATCH, { id: hidden.id })).text).toContain(MARK);
    },
  );
});
