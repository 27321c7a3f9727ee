import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { startDatabaseProxy } from "../../support/databaseProxy";
import { startApiServer } from "../../support/startApiServer";
import { endProgramsAfterwards } from "../../support/startProgram";
import { Caller, useTestApp } from "../../support/testApp";
import { SECRET_KEY } from "../../support/testDatabase";

const server = useTestApp();
const role = `app_${randomBytes(6).toString("hex")}`;
let appUrl = "";
let app: pg.Client;
let origin = "";
let sent = "";

beforeAll(async () => {
  const url = new URL(server.url);
  Object.assign(url, { username: role, password: "kettle4711" });
  appUrl = url.href;
  const proxy = await startDatabaseProxy(
    () => server.url,
    server.url,
    (bytes) => (sent += bytes.toString("latin1")),
  );
  const started = await startApiServer({
    DATABASE_URL: appUrl,
    MIGRATION_DATABASE_URL: proxy.url,
    SECRET_KEY,
    ...BEHIND_PROXY,
  });
  await started.says(/open at/);
  ({ origin } = started);
  await proxy.stop();
  app = new pg.Client({ connectionString: appUrl });
  await app.connect();
});
afterAll(async () => {
  await app.end();
  await server.dataSource.query(`DROP OWNED BY ${role}`);
});
// Cleanups run in reverse order.
endProgramsAfterwards();

function onApp(caller: Caller): Caller {
  return Object.assign(new Caller(() => origin), { cookie: caller.cookie });
}

test("the app's role registers, pays and confirms, with e-mails and the log", async () => {
  const as = Object.fromEntries(Object.entries(server.as).map(([who, caller]) => [who, onApp(caller)]));
  const orders = enrolmentCalls({ ...server, as: as as typeof server.as });
  const workshop = await server.buildWorkshop({ priceRupees: 199, seats: 5 });
  const { secret, registration } = await orders.start({ offeringId: workshop.id });
  await orders.submit({ secret, utr: "432112345678" });
  const [decided] = await orders.decide("APPROVE", [await orders.read(secret)]);
  expect(decided?.problem).toBeNull();
  expect((await orders.read(secret)).state).toBe("CONFIRMED");
  expect((await orders.emailsTo(registration.email)).length).toBeGreaterThan(0);
  expect((await as.learner?.signIn(server.people.learner.email))?.data?.signIn.__typename).toBe("SignedIn");
  const sealed = async () => (await app.query("SELECT 1 FROM audit_unsealed")).rowCount;
  await expect.poll(sealed).toBe(0);
  expect((await app.query("SELECT 1 FROM audit_events")).rowCount).toBeGreaterThan(0);
  expect((await app.query("SELECT 1 FROM pgboss.job")).rowCount).toBeGreaterThan(0);
});

test("no statement holds the password of the new role, as the database may log it", () => {
  expect(sent).toContain(`CREATE ROLE "${role}" LOGIN PASSWORD`);
  expect(sent).not.toContain("kettle4711");
});

test("an owner that may not create the role ends the start with what to do", async () => {
  const owner = `owner_${randomBytes(6).toString("hex")}`;
  await server.dataSource.query(`CREATE ROLE ${owner} LOGIN PASSWORD 'kettle4712'`);
  const ownerUrl = Object.assign(new URL(server.url), { username: owner, password: "kettle4712" }).href;
  const missing = Object.assign(new URL(server.url), { username: "not_there", password: "kettle4713" }).href;
  const program = await startApiServer({
    DATABASE_URL: missing,
    MIGRATION_DATABASE_URL: ownerUrl,
    SECRET_KEY,
  });
  expect(await program.ended).toBe(1);
  expect(program.output()).toMatch(/^The role "not_there" of DATABASE_URL does not exist.*CREATE ROLE.*$/m);
  expect(program.output()).not.toMatch(/kettle|node:internal/);
  await server.dataSource.query(`DROP ROLE ${owner}`);
});

test("a process with the app's role alone starts on a database that the owner has migrated", async () => {
  const another = await startApiServer({ DATABASE_URL: appUrl, SECRET_KEY });
  await another.says(/open at/);
  expect((await fetch(`${another.origin}/readyz`)).status).toBe(200);
});

test.each([
  "UPDATE audit_events SET action = 'nothing'",
  "DELETE FROM audit_events",
  "TRUNCATE audit_events",
  "UPDATE audit_seals SET hash = ''",
  "DELETE FROM audit_seals",
  "UPDATE security_events SET count = 0",
  "DELETE FROM security_events",
  "INSERT INTO audit_unsealed VALUES (1)",
  "UPDATE audit_unsealed SET event_id = 0",
  "DELETE FROM audit_unsealed",
  "TRUNCATE audit_unsealed",
  "DELETE FROM migrations",
  "CREATE TEMPORARY TABLE audit_events (id int)",
  "ALTER TABLE audit_events DISABLE TRIGGER ALL",
  "DROP TRIGGER audit_events_append_only ON audit_events",
  "DROP TABLE audit_events",
  "SET session_replication_role = replica",
  "CREATE TABLE public.mine (id int)",
  "CREATE ROLE another",
])("is refused to the app's role: %s", async (sql) => {
  await expect(app.query(sql)).rejects.toThrow(/permission denied|must be owner/);
});

test("old security events alone can be forgotten, by a function of the owner", async () => {
  await app.query(
    `INSERT INTO security_events (at, kind, detail, network, count)
     VALUES (now() - interval '400 days', 'CALL_REFUSED', 'old', '', 1), (now(), 'CALL_REFUSED', 'young', '', 1)`,
  );
  await app.query("SELECT forget_security_events(now())");
  const { rows } = await app.query("SELECT detail FROM security_events WHERE detail IN ('old', 'young')");
  expect(rows).toEqual([{ detail: "young" }]);
});
