import { expect, test } from "vitest";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

const LIST = "{ cmsWorkshops { nodes { id seats seatsLeft startsAt hasEnded nextRun { id } } } }";
const WAITING =
  "SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted AND relation = 'runs'::regclass";

test("a list does not fail because one of its workshops is deleted while it is read", async () => {
  const { id } = await server.buildWorkshop();
  const stays = await server.buildWorkshop();
  const other = server.dataSource.createQueryRunner();
  await other.startTransaction();
  await other.query("LOCK TABLE runs IN ACCESS EXCLUSIVE MODE");
  const asked = server.as.admin.ask(LIST);
  await expect
    .poll(async () => (await server.dataSource.query<[{ count: number }]>(WAITING))[0].count)
    .toBeGreaterThan(0);
  await other.query("DELETE FROM workshops WHERE id = $1", [id]);
  await other.commitTransaction();
  await other.release();
  const { data, errors } = await asked;
  expect(errors).toEqual([]);
  expect(data?.cmsWorkshops.nodes).toContainEqual(expect.objectContaining({ id: stays.id, hasEnded: false }));
});
