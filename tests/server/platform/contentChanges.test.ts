import { setImmediate as turn } from "node:timers/promises";
import pg from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { ContentChanges } from "../../../server/platform/contentChanges";
import { useTestDatabase } from "../../support/testDatabase";

const database = useTestDatabase();
afterEach(() => vi.restoreAllMocks());

test("changes at the same moment are asked about one after the other, as pg asks of its callers", async () => {
  const changes = new ContentChanges(database.url);
  await changes.start();
  let underWay = 0;
  let most = 0;
  async function answer() {
    most = Math.max(most, ++underWay);
    await turn();
    underWay -= 1;
    return { rows: [{ state: "off" }] };
  }
  const query = vi.spyOn(pg.Client.prototype, "query");
  // The mock's type is the oldest overload, with a callback.
  query.mockImplementation(() => answer() as never);
  const ready = changes.isDatabaseReady();
  await Promise.all([changes.settle(), changes.settle(), changes.settle()]);
  expect(await ready).toBe(true);
  expect([query.mock.calls.length, most]).toEqual([4, 1]);
  vi.restoreAllMocks();
  await changes.stop();
});
