import { connect } from "node:net";
import pg from "pg";
import { expect, test } from "vitest";
import { Role } from "../../../server/core/authorization";
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
  // Not by the holder: a transaction sees the connections that were open at its first look.
  await expect.poll(async () => (await database.dataSource.query<object[]>(WAITING)).length).toBe(1);

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

function talk(origin: string, text: string) {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  let received = "";
  socket.on("data", (bytes) => (received += bytes.toString()));
  socket.on("error", () => {});
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.write(text);
  return { received: () => received, send: (more: string) => socket.write(more), closed };
}

const QUESTION = JSON.stringify({ query: "{ viewer { id } }" });
const head = (length: number) =>
  `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;
const READY = "GET /readyz HTTP/1.1\r\nhost: x\r\n\r\n";

/** Polls /readyz until it stops returning 200; returns its status and the longest gap between two polls. */
async function watchReadiness(origin: string) {
  let [longest, last] = [0, performance.now()];
  for (;;) {
    const status = await fetch(`${origin}/readyz`).then(
      (response) => response.status,
      () => 0,
    );
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
    if (status !== 200) return { status, longest };
  }
}

test("at SIGTERM /readyz turns 503, requests on open connections are answered, and a stalled body holds nothing", async () => {
  const server = await startApiServer({ DATABASE_URL: database.url, SECRET_KEY });
  await server.says(/open at/);
  // Open requests outlive the listening socket.
  const [ready, asking, stalled] = [
    talk(server.origin, READY.slice(0, -2)),
    talk(server.origin, head(QUESTION.length).slice(0, -2)),
    talk(server.origin, `${head(QUESTION.length)}{`),
  ];
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);

  server.process.kill("SIGTERM");
  const { status, longest } = await watchReadiness(server.origin);
  // It listens for 2 more seconds: only a pause of the machine can miss them.
  expect(status === 503 || longest > 1500).toBe(true);
  ready.send("\r\n");
  asking.send(`\r\n${QUESTION}`);
  await Promise.all([ready.closed, asking.closed]);
  expect(ready.received()).toMatch(/^HTTP\/1.1 503 [^]*connection: close/i);
  expect(asking.received()).toMatch(/^HTTP\/1.1 200 [^]*connection: close[^]*{"data":{"viewer":null}}/i);
  expect(await server.ended).toBe(0);
  await stalled.closed;
});

test("asked to stop while it starts, a server ends with 0", async () => {
  const server = await startApiServer({ DATABASE_URL: database.url, SECRET_KEY });
  await server.says(/WARNING/);
  server.process.kill("SIGTERM");
  expect(await server.ended).toBe(0);
});
