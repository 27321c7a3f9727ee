import type * as graphqlJit from "graphql-jit";
import { compileQuery } from "graphql-jit";
import { expect, test, vi } from "vitest";
import { useTestApp } from "../../support/testApp";

vi.mock("graphql-jit", async (importOriginal) => {
  const original = await importOriginal<typeof graphqlJit>();
  return { ...original, compileQuery: vi.fn(original.compileQuery) };
});

const server = useTestApp();

const TIMES = 8;

const BATCH = `query ($id: UUID!) { batch(id: $id) {
  ...Facts isCodeWeak references { id title progress { viewedAt } batch { id } } } }
  fragment Facts on Batch { name isUnlocked referenceCount course { slug batches { id references { title } } } }`;
const QUERIES = {
  batch: BATCH,
  plainBatch: BATCH.replace("isCodeWeak", ""),
  courses:
    "query ($id: UUID!) { courses { slug } batch(id: $id) @include(if: false) { id } nextBatches { name } }",
  staff: "query { cmsCourses(first: 2) { nodes { id version } pageInfo { hasNextPage } } }",
  viewer: "query { viewer { id email } __typename }",
};

test("a query answers the same compiled as interpreted, whoever asks and whatever fails in it", async () => {
  const hidden = await server.buildCourse({ isPublished: false });
  const batches = [
    await server.buildBatch(),
    await server.buildBatch({ secretCode: null }),
    await server.buildBatch({ courseId: hidden.id }),
  ];
  for (const { id } of batches) await server.buildReference({ batchId: id });
  await server.buildAccess(server.people.learner.id, batches[0]?.id ?? "");
  const ids = [
    ...batches.map(({ id }) => id),
    batches[0]?.id.toUpperCase(),
    "00000000-0000-4000-8000-000000000000",
    "no id",
    { a: "object" },
    null,
  ];

  for (const [name, query] of Object.entries(QUERIES)) {
    for (const [who, caller] of Object.entries(server.as)) {
      for (const id of query.includes("$id") ? ids : [""]) {
        const answers = [];
        for (let time = 0; time < TIMES; time += 1) {
          const { status, data, errors } = await caller.ask(query, { id });
          answers.push({ status, data, errors });
        }
        expect(answers, `${name} as ${who} of ${JSON.stringify(id)}`).toEqual(Array(TIMES).fill(answers[0]));
      }
    }
  }
  expect(vi.mocked(compileQuery).mock.calls.length).toBeGreaterThanOrEqual(Object.keys(QUERIES).length - 1);
});

test("a change is never run compiled", async () => {
  const course = await server.buildCourse();
  vi.mocked(compileQuery).mockClear();
  for (let time = 0; time < TIMES; time += 1) {
    await server.as.admin.ask("mutation ($id: UUID!) { openLesson(referenceId: $id) { id } }", {
      id: course.id,
    });
  }
  expect(compileQuery).not.toHaveBeenCalled();
});
