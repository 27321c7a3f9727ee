import pg from "pg";
import { expect, test } from "vitest";
import { startApiServer } from "../../support/startApiServer";
import { endProgramsAfterwards } from "../../support/startProgram";
import { SECRET_KEY, useTestDatabase } from "../../support/testDatabase";

const database = useTestDatabase();
endProgramsAfterwards();

/** Of the migrations: who holds it keeps a starting process waiting. */
const MIGRATION_LOCK = 781_406_021;

test("a process that waits for its database lives and is not ready; visitors wait, then are answered", async () => {
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
  const server = await startApiServer({ DATABASE_URL: database.url, SECRET_KEY });
  const get = async (path: string) => fetch(`${server.origin}${path}`);
  await expect
    .poll(
      async () =>
        get("/healthz").then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 20_000 },
    )
    .toBe(200);
  expect((await get("/readyz")).status).toBe(503);
  const visitor = get("/courses.json");
  const patient = get("/terms");
  const late = await get("/about");
  expect(late.status).toBe(503);
  expect(late.headers.get("retry-after")).toBe("10");
  expect(await late.text()).toContain("We are updating");
  const afterwards = get("/courses.json");
  await holder.end();
  expect((await visitor).status).toBe(503);
  expect((await patient).status).toBe(503);
  expect((await afterwards).status).toBe(200);
  await expect.poll(async () => (await get("/readyz")).status).toBe(200);
  server.process.kill("SIGTERM");
  expect(await server.ended).toBe(0);
}, 60_000);
