import pg from "pg";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
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
  const load = Array.from({ length: 30 }, async () => {
    while (isLoading) {
      await read(server.origin).catch(() => sleep(100));
      answered += 1;
    }
  });
  const client = new pg.Client({ connectionString: database.url, application_name: "terminator" });
  await client.connect();
  for (let burst = 0; burst < 8 && server.process.exitCode === null; burst += 1) {
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

describe("a database that stores no new job, as if its connections were lost", () => {
  // Replacing the function needs no lock on the table, which pg-boss uses at any time.
  const define = async (body: string) => {
    await database.dataSource.query(
      `CREATE OR REPLACE FUNCTION before_job() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} END $$`,
    );
  };
  const loseConnections = async () => define("RAISE 'terminating connection' USING ERRCODE = '57P01';");
  const recover = async () => define("RETURN NEW;");
  const countDone = async () => {
    const [{ count }] = await database.dataSource.query(
      "SELECT count(*)::int FROM pgboss.job WHERE state = 'completed'",
    );
    return count as number;
  };

  beforeAll(async () => {
    await recover();
    await database.dataSource.query(
      "CREATE TRIGGER before_job BEFORE INSERT ON pgboss.job FOR EACH ROW EXECUTE FUNCTION before_job()",
    );
  });
  afterEach(recover);

  test("before background work has started: the process starts it later", async () => {
    await loseConnections();
    const server = await startApiServer({ DATABASE_URL: database.url, SECRET_KEY });
    await server.says(/background work failed/);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    expect(server.output()).not.toMatch(/open at/);

    await recover();
    await server.says(/open at/);
    await expect.poll(countDone).toBeGreaterThan(0);
    server.process.kill("SIGTERM");
    expect(await server.ended).toBe(0);
  });

  test("as the job of a schedule runs: the process survives that its failure cannot be stored", async () => {
    await database.dataSource.query(
      `INSERT INTO pgboss.job (name, data) VALUES ('__pgboss__send-it', '{"name": "seal-audit"}')`,
    );
    await loseConnections();
    const server = await startApiServer({ DATABASE_URL: database.url, SECRET_KEY });
    // The second attempt comes a second after the first, whose job has failed by then.
    await server.says(/background work failed(.|\n)*background work failed/);
    await recover();
    await server.says(/open at/);
    server.process.kill("SIGTERM");
    expect(await server.ended).toBe(0);
  });
});

test("a network that loses every byte is given up, and serves again once it is back", async () => {
  const proxy = await startDatabaseProxy(() => database.url, database.url);
  const server = await startApiServer({ DATABASE_URL: proxy.url, SECRET_KEY, ...UNLIMITED });
  await server.says(/open at/);
  expect((await read(server.origin)).status).toBe(200);
  proxy.setBlackHole(true);
  const lost = await Promise.all(Array.from({ length: 12 }, () => read(server.origin)));
  expect(lost.map(({ status }) => status)).toEqual(lost.map(() => 503));
  proxy.setBlackHole(false);
  await expect.poll(async () => (await fetch(`${server.origin}/readyz`)).status).toBe(200);
  const served = await Promise.all(Array.from({ length: 12 }, () => read(server.origin)));
  expect(served.map(({ status }) => status)).toEqual(served.map(() => 200));
  server.process.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  await proxy.stop();
});
