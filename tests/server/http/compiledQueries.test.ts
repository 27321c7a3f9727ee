import { ApolloServer } from "@apollo/server";
import { expect, test } from "vitest";
import type { RequestContext } from "../../../server/core/requestContext";
import { compiledQueries } from "../../../server/graphql/compiledQueries";
import { useTestApp } from "../../support/testApp";

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

test("a query answers the same compiled as interpreted, anyone who asks and whatever fails in it", async () => {
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
});

/** Answers whether the resolver was called by a compiled document. */
const isCompiled = () => String(new Error().stack).includes("graphql-jit");

test("a query is compiled from the fifth time on, a change never", async () => {
  const apollo = new ApolloServer<RequestContext>({
    typeDefs: "type Query { isCompiled: Boolean } type Mutation { isCompiled: Boolean }",
    resolvers: { Query: { isCompiled }, Mutation: { isCompiled } },
    plugins: [compiledQueries()],
  });
  async function ask(query: string): Promise<unknown[]> {
    const answers = [];
    for (let time = 0; time < TIMES; time += 1) {
      const { body } = await apollo.executeOperation({ query });
      answers.push(body.kind === "single" && body.singleResult.data?.isCompiled);
    }
    return answers;
  }
  const [no, yes] = [false, true];
  expect(await ask("{ isCompiled }")).toEqual([no, no, no, no, yes, yes, yes, yes]);
  expect(await ask("mutation { isCompiled }")).toEqual(Array(TIMES).fill(no));
  await apollo.stop();
});
