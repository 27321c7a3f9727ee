import pg from "pg";
import { expect, test } from "vitest";
import { Role } from "../../../server/graphql/authorization";
import { createBuilders } from "../../support/builders";
import { UPDATE_COURSE } from "../../support/documents";
import { startApiServer } from "../../support/startApiServer";
import { endProgramsAfterwards } from "../../support/startProgram";
import { Caller } from "../../support/testApp";
import { SECRET_KEY, useTestDatabase } from "../../support/testDatabase";

const database = useTestDatabase();
const WAITING =
  "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
endProgramsAfterwards();

test("a request in flight at SIGTERM finishes, new ones are turned away, and the process ends with 0", async () => {
  const { buildUser, buildCourse } = createBuilders(database.services);
  const { email } = await buildUser({ role: Role.ADMIN });
  const course = await buildCourse();
  const server = await startApiServer({ DATABASE_URL: database.url, SECRET_KEY });
  await server.says(/open at/);
  const admin = new Caller(() => server.origin);
  await admin.signIn(email);

  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query("BEGIN");
  await holder.query("SELECT 1 FROM courses WHERE id = $1 FOR UPDATE", [course.id]);
  const input = { id: course.id, expectedVersion: 1, name: "Finished in time" };
  const inFlight = admin.ask(UPDATE_COURSE, { input });
  await expect.poll(async () => (await holder.query(WAITING)).rowCount).toBe(1);

  server.process.kill("SIGTERM");
  await expect
    .poll(async () =>
      fetch(`${server.origin}/readyz`)
        .then(({ status }) => status)
        .catch(() => "refused"),
    )
    .not.toBe(200);
  await holder.query("COMMIT");
  await holder.end();
  expect((await inFlight).data?.updateCourse).toMatchObject({ name: "Finished in time" });
  expect(await server.ended).toBe(0);
  const rows = await database.dataSource.query("SELECT name FROM courses WHERE id = $1", [course.id]);
  expect(rows).toEqual([{ name: "Finished in time" }]);
});
