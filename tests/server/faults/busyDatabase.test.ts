import pg from "pg";
import { expect, test } from "vitest";
import { poolOf } from "../../../server/database/dataSource";
import { Caller, useTestApp } from "../../support/testApp";

const server = useTestApp({}, { poolSize: 2 });

test("with every connection taken the excess is turned away, nothing hangs, and all is well afterwards", async () => {
  const pool = poolOf(server.dataSource);
  const taken = [await pool.connect(), await pool.connect()];
  const visitor = new Caller(() => server.origin);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => visitor.ask("{ viewer { id } courses { id } }")),
  );
  for (const { status, errors } of answers) {
    expect(status).toBe(503);
    expect(errors[0]?.extensions.code).toBe("SERVICE_UNAVAILABLE");
  }
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  // Uses its own connection: load must not take every process out of rotation.
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  for (const client of taken) client.release();
  expect((await visitor.ask("{ courses { id } }")).status).toBe(200);
});

test("a statement that waits for too long is given up, and reported as unavailable", async () => {
  const holder = new pg.Client({ connectionString: server.url });
  await holder.connect();
  await holder.query("BEGIN");
  await holder.query("LOCK TABLE questions IN ACCESS EXCLUSIVE MODE");
  const { status, errors } = await new Caller(() => server.origin).ask("{ questions { id } }");
  await holder.query("ROLLBACK");
  await holder.end();
  expect(status).toBe(503);
  expect(errors[0]?.extensions.code).toBe("SERVICE_UNAVAILABLE");
});
