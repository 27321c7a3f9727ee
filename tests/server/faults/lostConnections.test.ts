import pg from "pg";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { startDatabaseProxy } from "../../support/databaseProxy";
import { startApiServer } from "../../support/startApiServer";
import { endProgramsAfterwards } from "../../support/startProgram";
import { Caller } from "../../support/testApp";
import { SECRET_KEY, useTestDatabase } from "../../support/testDatabase";

const database = useTestDatabase();
endProgramsAfterwards();

const UNLIMITED = { REQUESTS_PER_MINUTE_ANONYMOUS: "1000000" };
const TERMINATE_ALL = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND application_name <> 'terminator'`;

/** Uncached, so that each read needs the database. */
const read = (origin: string) => new Caller(() => origin).ask("{ viewer { id } courses { id } }");

test("the process survives that all its connections are ended under load, again and again", async () => {
  const server = await startApiServer({ DATABASE_URL: database.url, SECRET_KEY, ...UNLIMITED });
  await server.says(/open at/);
  let isLoading = true;
  let answered = 0;
  const load = Array.from({ length: 60 }, async () => {
    while (isLoading) {
      await read(server.origin).catch(() => sleep(100));
      answered += 1;
    }
  });
  const client = new pg.Client({ connectionString: database.url, application_name: "terminator" });
  await client.connect();
  for (let burst = 0; burst < 25 && server.process.exitCode === null; burst += 1) {
    const before = answered;
    await expect
      .poll(() => answered - before || server.process.exitCode, { interval: 20 })
      .toBeGreaterThan(20);
    await client.query(TERMINATE_ALL);
  }
  await client.end();
  isLoading = false;
  await Promise.all(load);
  expect(server.process.exitCode, server.output()).toBeNull();
  expect((await read(server.origin)).status).toBe(200);
  server.process.kill("SIGTERM");
  expect(await server.ended).toBe(0);
});

test("the process survives a database that is lost before background work has started, and starts it later", async () => {
  const { dataSource } = database;
  await dataSource.query(
    `CREATE FUNCTION go_away() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE 'terminating connection' USING ERRCODE = '57P01'; END $$`,
  );
  await dataSource.query(
    "CREATE TRIGGER go_away BEFORE INSERT ON pgboss.job FOR EACH ROW EXECUTE FUNCTION go_away()",
  );
  const server = await startApiServer({ DATABASE_URL: database.url, SECRET_KEY });
  await server.says(/background work failed/);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  expect(server.output()).not.toMatch(/open at/);

  await dataSource.query("DROP TRIGGER go_away ON pgboss.job");
  await server.says(/open at/);
  const countDone = async () => {
    const [{ count }] = await dataSource.query(
      "SELECT count(*)::int FROM pgboss.job WHERE state = 'completed'",
    );
    return count as number;
  };
  await expect.poll(countDone).toBeGreaterThan(0);
  server.process.kill("SIGTERM");
  expect(await server.ended).toBe(0);
});

test("a network that loses every byte is given up, and serves again once it is back", async () => {
  const proxy = await startDatabaseProxy(() => database.url, database.url);
  const server = await startApiServer({ DATABASE_URL: proxy.url, SECRET_KEY, ...UNLIMITED });
  await server.says(/open at/);
  expect((await read(server.origin)).status).toBe(200);
  proxy.setBlackHole(true);
  const lost = await Promise.all(Array.from({ length: 30 }, () => read(server.origin)));
  expect(lost.map(({ status }) => status)).toEqual(lost.map(() => 503));
  proxy.setBlackHole(false);
  await expect.poll(async () => (await fetch(`${server.origin}/readyz`)).status).toBe(200);
  const served = await Promise.all(Array.from({ length: 30 }, () => read(server.origin)));
  expect(served.map(({ status }) => status)).toEqual(served.map(() => 200));
  server.process.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  await proxy.stop();
});
