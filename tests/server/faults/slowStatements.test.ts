import pg from "pg";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { connectDatabase } from "../../../server/app/connectDatabase";
import { poolOf } from "../../../server/database/dataSource";
import { migrations } from "../../../server/database/migrations";
import { bankCalls } from "../../support/bankCalls";
import { startDatabaseProxy } from "../../support/databaseProxy";
import { startApiServer } from "../../support/startApiServer";
import { endProgramsAfterwards } from "../../support/startProgram";
import { useTestApp } from "../../support/testApp";
import { SECRET_KEY } from "../../support/testDatabase";

const server = useTestApp();
endProgramsAfterwards();

/** Exceeds the statement timeout of a request and the idle timeout of a connection. */
const SLOW_SECONDS = 7;

async function runAll(...statements: string[]): Promise<void> {
  for (const statement of statements) await server.dataSource.query(statement);
}

// A sequence survives a rollback, so only the very first call is slow.
const SLEEP_ONCE = [
  "CREATE SEQUENCE calls",
  `CREATE FUNCTION sleep_once() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     IF nextval('calls') = 1 THEN PERFORM pg_sleep(${SLOW_SECONDS}); END IF;
     RETURN NEW;
   END $$`,
];
const LOCK_TABLE = [
  "CREATE TABLE in_use ()",
  `CREATE FUNCTION lock_table() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     LOCK TABLE in_use IN ACCESS EXCLUSIVE MODE;
     RETURN NEW;
   END $$`,
];

describe("a migration", () => {
  let client: pg.Client;
  let url: string;

  beforeEach(async () => {
    const empty = new URL(server.url);
    empty.pathname += "_empty";
    url = empty.href;
    await runAll(`CREATE DATABASE ${empty.pathname.slice(1)} TEMPLATE template0`);
    client = new pg.Client({ connectionString: url });
    await client.connect();
  });

  afterEach(async () => {
    await client.end();
    await runAll(`DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
  });

  /** Recording the migration does more. */
  async function prepare(call: string, statements: string[]): Promise<void> {
    const table = 'CREATE TABLE migrations (id serial PRIMARY KEY, "timestamp" bigint, name varchar)';
    const trigger = `CREATE TRIGGER recorded BEFORE INSERT ON migrations FOR EACH ROW EXECUTE FUNCTION ${call}()`;
    for (const statement of [...statements, table, trigger]) await client.query(statement);
  }

  async function startAndStop(): Promise<void> {
    const academy = await startApiServer({ DATABASE_URL: url, SECRET_KEY });
    await academy.says(/open at/);
    academy.process.kill("SIGTERM");
    expect(await academy.ended).toBe(0);
    expect((await client.query("SELECT name FROM migrations")).rowCount).toBe(migrations.length);
  }

  test("may take longer than a request", async () => {
    await prepare("sleep_once", SLEEP_ONCE);
    await startAndStop();
  });

  test("that finds a table in use lets others read it, and tries again", async () => {
    await prepare("lock_table", LOCK_TABLE);
    await client.query("BEGIN");
    await client.query("LOCK TABLE in_use IN ACCESS SHARE MODE");
    const started = startAndStop();
    const reader = new pg.Client({ connectionString: url, query_timeout: 5000 });
    await reader.connect();
    const waiting = "SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'in_use'::regclass";
    await expect.poll(async () => (await reader.query(waiting)).rowCount).toBe(1);
    // It is answered only because the migration gives up earlier.
    await reader.query("SELECT count(*) FROM in_use");
    await reader.end();
    await client.query("ROLLBACK");
    await started;
  });
});

test("a bank statement may be compared for longer than a request may take", async () => {
  await runAll(
    ...SLEEP_ONCE,
    "CREATE TRIGGER slow_match AFTER UPDATE ON bank_rows FOR EACH STATEMENT EXECUTE FUNCTION sleep_once()",
  );
  const head = "Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance";
  const found = await bankCalls(server).bring(
    `${head}\r\n21/11/26,UPI payment,432100000001,21/11/26,,"199.00",1.00`,
  );
  expect(found).toMatchObject({ needsColumns: false });
  const [row] = await server.dataSource.query<[{ calls: string }]>("SELECT last_value AS calls FROM calls");
  expect(Number(row.calls)).toBeGreaterThan(1);
});

test("a connection that was idle for long is given up too, when the network loses it", async () => {
  const proxy = await startDatabaseProxy(() => server.url, server.url);
  const source = await connectDatabase({ url: proxy.url, poolSize: 1 });
  // Checked out, because the pool closes idle connections.
  const client = await poolOf(source).connect();
  await client.query("SELECT 1");
  await sleep(SLOW_SECONDS * 1000);
  proxy.setBlackHole(true);
  await expect(client.query("SELECT 1")).rejects.toThrow(/did not respond in time/);
  client.release(true);
  await proxy.stop();
  await source.destroy();
});
