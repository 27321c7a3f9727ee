import { expect, test } from "vitest";
import { DatabaseClient } from "../../../server/database/databaseClient";
import { useTestDatabase } from "../../support/testDatabase";

const database = useTestDatabase();
const ANSWERS_WITHIN_MS = 1000;

/** Stops this process, as a busy machine does, while PostgreSQL goes on. */
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

test("a statement without an answer is still given up", async () => {
  const client = new DatabaseClient({
    connectionString: database.url,
    answersWithinMs: ANSWERS_WITHIN_MS,
  });
  await client.connect();
  await expect(client.query("SELECT pg_sleep(30)")).rejects.toThrow("did not answer in time");
});
