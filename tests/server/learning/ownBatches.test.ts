import { expect, test } from "vitest";
import { OWN_BATCHES } from "../../support/accountDocuments";
import { countStatements } from "../../support/countStatements";
import { OPEN_LESSON } from "../../support/documents";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

interface OwnPage {
  nodes: { batch: { id: string }; lastOpened: { id: string } | null }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

async function pageFor(caller: Caller, variables: object = {}): Promise<OwnPage> {
  return (await caller.ask(OWN_BATCHES, { ...variables })).data?.viewerBatches as OwnPage;
}

test("a learner sees the batches that were opened to them, the newest first, and what they opened there last", async () => {
  const batches = [await server.buildBatch(), await server.buildBatch(), await server.buildBatch()];
  const [older, newer] = batches.map(({ id }) => id);
  const caller = await server.newCaller();
  const other = await server.newCaller();
  for (const id of [older, newer]) await caller.unlock(id ?? "", "right");
  await other.unlock(batches[2]?.id ?? "", "right");
  const first = await server.buildReference({ batchId: older });
  const second = await server.buildReference({ batchId: older });
  await caller.ask(OPEN_LESSON, { id: second.id });
  await caller.ask(OPEN_LESSON, { id: first.id });
  const { nodes } = await pageFor(caller);
  expect(nodes.map((node) => node.batch.id)).toEqual([newer, older]);
  expect(nodes[0]?.lastOpened).toBeNull();
  expect(nodes[1]?.lastOpened).toMatchObject({ id: first.id });
  const page = await pageFor(caller, { first: 1 });
  expect(page.pageInfo.hasNextPage).toBe(true);
  const next = await pageFor(caller, { first: 1, after: page.pageInfo.endCursor });
  expect(next.nodes[0]?.batch.id).toBe(older);
  expect((await pageFor(server.as.admin)).nodes).toEqual([]);
});

test("a batch of a draft is not among them", async () => {
  const batch = await server.buildBatch();
  const caller = await server.newCaller();
  await caller.unlock(batch.id, "right");
  await server.dataSource.query("UPDATE courses SET is_published = false WHERE id = $1", [batch.courseId]);
  expect((await pageFor(caller)).nodes).toEqual([]);
});

test("the list costs as many statements with five as with one", async () => {
  const caller = await server.newCaller();
  const cost: number[] = [];
  for (const _batch of [1, 2, 3, 4, 5]) {
    const { id } = await server.buildBatch();
    await caller.unlock(id, "right");
    cost.push(await countStatements(async () => pageFor(caller)));
  }
  expect(new Set(cost).size).toBe(1);
});
