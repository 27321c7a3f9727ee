import { readFile, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase } from "../../../server/app/connectDatabase";
import type { EmbeddedPostgres } from "../../../server/database/embeddedPostgres";
import { startEmbeddedPostgres } from "../../../server/database/embeddedPostgres";
import { ensureDatabase } from "../../../server/database/migrate";
import { Role } from "../../../server/core/authorization";
import { createServices } from "../../../server/app/createServices";
import { createBuilders } from "../../support/builders";
import type { DatabaseProxy } from "../../support/databaseProxy";
import { startDatabaseProxy } from "../../support/databaseProxy";
import { CREATE_COURSE, SIGN_UP } from "../../support/documents";
import type { MailServer } from "../../support/mailServer";
import { makeMailServer } from "../../support/mailServer";
import { makeDatabaseFolder } from "../../support/temporaryFolder";
import { startApiServer } from "../../support/startApiServer";
import { endProgramsAfterwards } from "../../support/startProgram";
import { Caller } from "../../support/testApp";
import { SECRET_KEY } from "../../support/testDatabase";

let folder: string;
let postgres: EmbeddedPostgres | null = null;
let proxy: DatabaseProxy;
let mail: MailServer;

beforeAll(async () => {
  folder = await makeDatabaseFolder();
  postgres = await startEmbeddedPostgres({ directory: folder });
  await ensureDatabase(postgres.url);
  mail = await makeMailServer();
  await mail.open();
  proxy = await startDatabaseProxy(() => postgres?.url ?? null, postgres.url);
});
endProgramsAfterwards();
afterAll(async () => {
  await mail.close();
  await proxy.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function killDatabase(): Promise<void> {
  const [first] = (await readFile(path.join(folder, "cluster", "postmaster.pid"), "utf8")).split("\n");
  const postmaster = Number(first);
  const own: number[] = [postmaster];
  // Stopped, the postmaster starts no more processes.
  process.kill(postmaster, "SIGSTOP");
  for (const name of await readdir("/proc").catch(() => [])) {
    const stat = await readFile(`/proc/${name}/stat`, "utf8").catch(() => "");
    if (Number(stat.slice(stat.lastIndexOf(")") + 4).split(" ")[0]) === postmaster) own.push(Number(name));
  }
  postgres = null;
  for (const pid of own.filter(isAlive)) process.kill(pid, "SIGKILL");
  await expect.poll(() => own.filter(isAlive)).toEqual([]);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("PostgreSQL killed under load: the process says so, recovers, no acknowledged write is lost, and letters leave again", async () => {
  const server = await startApiServer({
    DATABASE_URL: proxy.url,
    SECRET_KEY,
    SMTP_URL: mail.smtpUrl,
    MAIL_FROM: "hello@academy.example",
    PUBLIC_ORIGIN: "http://academy.example",
    REQUESTS_PER_MINUTE_SIGNED_IN: "100000",
    REQUESTS_PER_MINUTE_ANONYMOUS: "100000",
  });
  await server.says(/open at/);
  const direct = await connectDatabase({ url: proxy.url, poolSize: 1 });
  const { email } = await createBuilders(createServices(direct, SECRET_KEY)).buildUser({ role: Role.ADMIN });
  await direct.destroy();
  const admin = new Caller(() => server.origin);
  await admin.signIn(email);

  const acknowledged: string[] = [];
  const refusals = new Set<unknown>();
  let isLoading = true;
  const load = Array.from({ length: 6 }, async (_unused, worker) => {
    for (let index = 0; isLoading; index += 1) {
      const { data, errors } = await admin.ask(CREATE_COURSE, {
        input: { name: `Course ${worker} ${index}` },
      });
      if (data) acknowledged.push((data.createCourse as { id: string }).id);
      else {
        refusals.add(errors[0]?.extensions.code);
        await sleep(50);
      }
    }
  });
  await expect.poll(() => acknowledged.length).toBeGreaterThan(50);
  await killDatabase();
  const before = acknowledged.length;

  await expect.poll(async () => (await fetch(`${server.origin}/readyz`)).status).toBe(503);
  const refused = await new Caller(() => server.origin).ask("query now { viewer { id } courses { id } }");
  expect(refused.status).toBe(503);
  expect(refused.errors[0]?.extensions.code).toBe("SERVICE_UNAVAILABLE");
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.origin}/courses.json`)).status).toBe(503);

  postgres = await startEmbeddedPostgres({ directory: folder });
  await expect.poll(async () => (await fetch(`${server.origin}/readyz`)).status).toBe(200);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 20);
  isLoading = false;
  await Promise.all(load);
  expect([...refusals], server.output()).toEqual(["SERVICE_UNAVAILABLE"]);

  await new Caller(() => server.origin).ask(SIGN_UP, {
    input: { name: "Asha", email: "asha@example.com", password: "three brass lanterns" },
  });
  await expect.poll(() => mail.received.map(({ to }) => to)).toContain("asha@example.com");

  const after = await connectDatabase({ url: proxy.url, poolSize: 1 });
  const rows: { id: string }[] = await after.query("SELECT id FROM courses WHERE id = ANY($1)", [
    acknowledged,
  ]);
  const audited: { count: number }[] = await after.query(
    "SELECT count(DISTINCT entity_id)::int AS count FROM audit_events WHERE action = 'createCourse' AND entity_id = ANY($1)",
    [acknowledged],
  );
  await after.destroy();
  expect(rows).toHaveLength(acknowledged.length);
  expect(audited).toEqual([{ count: acknowledged.length }]);
  server.process.kill("SIGTERM");
  expect(await server.ended).toBe(0);
});
