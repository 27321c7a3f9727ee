import { expect, test } from "vitest";
import { CONNECT_WITHIN_MS, DatabaseClient } from "../../../server/database/databaseClient";
import { connectDatabase } from "../../../server/app/connectDatabase";
import { poolOf } from "../../../server/database/dataSource";
import { useTestDatabase } from "../../support/testDatabase";

const database = useTestDatabase();
const ANSWERS_WITHIN_MS = 1000;

/** Blocks this process, as on a busy machine, while PostgreSQL continues. */
const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

test("an answer that came while the process was paused counts, however long the pause", async () => {
  const client = new DatabaseClient({
    connectionString: database.url,
    answersWithinMs: ANSWERS_WITHIN_MS,
  });
  await client.connect();
  const answer = client.query<{ one: number }>("SELECT 1 AS one");
  pause(3 * ANSWERS_WITHIN_MS);
  expect((await answer).rows).toEqual([{ one: 1 }]);
  await client.end();
});

test("a request that waits for a connection during it gets one, and so does one for which it is being opened", async () => {
  const source = await connectDatabase({ url: database.url, poolSize: 1 });
  const held = await poolOf(source).connect();
  const waiting = source.query("SELECT 1 AS one");
  pause(2 * CONNECT_WITHIN_MS);
  held.release(true);
  expect(await waiting).toEqual([{ one: 1 }]);

  await poolOf(source)
    .connect()
    .then((client) => client.release(true));
  const opening = source.query("SELECT 2 AS two");
  pause(2 * CONNECT_WITHIN_MS);
  expect(await opening).toEqual([{ two: 2 }]);
  await source.destroy();
});

test("a request that waits for a connection in vain is still given up, and takes none later", async () => {
  const source = await connectDatabase({ url: database.url, poolSize: 1 });
  const held = await poolOf(source).connect();
  await expect(source.query("SELECT 1")).rejects.toThrow("timeout exceeded when trying to connect");
  held.release();
  expect(await source.query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
  await source.destroy();
});

test("a statement without an answer is still given up", async () => {
  const client = new DatabaseClient({
    connectionString: database.url,
    answersWithinMs: ANSWERS_WITHIN_MS,
  });
  await client.connect();
  await expect(client.query("SELECT pg_sleep(30)")).rejects.toThrow("did not respond in time");
});
