import pg from "pg";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connectDatabase } from "../../../server/app/connectDatabase";
import { poolOf } from "../../../server/database/dataSource";
import { SettledById1763814100000 } from "../../../server/database/migrations/1763814100000-SettledById";
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
beforeEach(async () => {
  await runAll(
    "CREATE SEQUENCE calls",
    `CREATE FUNCTION sleep_once() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       IF nextval('calls') = 1 THEN PERFORM pg_sleep(${SLOW_SECONDS}); END IF;
       RETURN NEW;
     END $$`,
    `CREATE FUNCTION lock_bank_rows() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       LOCK TABLE bank_rows IN ACCESS EXCLUSIVE MODE;
       RETURN NEW;
     END $$`,
  );
});
afterEach(async () => {
  await runAll(
    "DROP FUNCTION sleep_once CASCADE",
    "DROP FUNCTION lock_bank_rows CASCADE",
    "DROP SEQUENCE calls",
  );
});

async function undoMigration(thenCall: string): Promise<void> {
  const runner = server.dataSource.createQueryRunner();
  await new SettledById1763814100000().down(runner);
  await runner.query("DELETE FROM migrations WHERE name LIKE 'SettledById%'");
  await runner.query(
    `CREATE TRIGGER in_migration BEFORE INSERT ON migrations FOR EACH ROW EXECUTE FUNCTION ${thenCall}()`,
  );
  await runner.release();
}

async function startAndStop(): Promise<void> {
  const academy = await startApiServer({ DATABASE_URL: server.url, SECRET_KEY });
  await academy.says(/open at/);
  academy.process.kill("SIGTERM");
  expect(await academy.ended).toBe(0);
  expect(
    await server.dataSource.query("SELECT 1 FROM migrations WHERE name LIKE 'SettledById%'"),
  ).toHaveLength(1);
}

test("a migration may take longer than a request", async () => {
  await undoMigration("sleep_once");
  await startAndStop();
});

test("a migration that finds a table in use lets others read it, and tries again", async () => {
  await undoMigration("lock_bank_rows");
  const backup = new pg.Client({ connectionString: server.url });
  await backup.connect();
  await backup.query("BEGIN");
  await backup.query("LOCK TABLE bank_rows IN ACCESS SHARE MODE");
  const started = startAndStop();
  const waiting = async (): Promise<unknown[]> =>
    server.dataSource.query("SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'bank_rows'::regclass");
  await expect.poll(waiting).toHaveLength(1);
  // The server cancels a read after 5 seconds: it succeeds only because the migration gives up earlier.
  await runAll("SELECT count(*) FROM bank_rows");
  await backup.query("ROLLBACK");
  await backup.end();
  await started;
});

test("a bank statement may be compared for longer than a request may take", async () => {
  await runAll(
    "CREATE TRIGGER slow_match AFTER UPDATE ON bank_rows FOR EACH STATEMENT EXECUTE FUNCTION sleep_once()",
  );
  const head = "Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance";
  const found = await bankCalls(server).bring(
    `${head}\r\n21/11/26,UPI payment,432100000001,21/11/26,,"199.00",1.00`,
  );
  expect(found).toMatchObject({ state: "READY", problem: null });
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
