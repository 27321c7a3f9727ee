import { expect, test } from "vitest";
import { poolOf } from "../../server/database/dataSource";
import { createBoss } from "../../server/database/jobQueues";
import { queueOf } from "../../server/platform/jobs/queue";
import { startWorker } from "../../server/platform/jobs/startWorker";
import { startJobs } from "../../server/app/startJobs";
import { BEHIND_PROXY, enrolmentCalls } from "../support/enrolmentCalls";
import { useTestApp } from "../support/testApp";

const HOUR_MS = 60 * 60 * 1000;
let laterMs = 0;
const server = useTestApp(BEHIND_PROXY, { clock: { now: () => new Date(Date.now() + laterMs) } });
const mailer = { sendMail: null, origin: "https://academy.example", logFault: () => {} };
const { start, startConfirmed, read } = enrolmentCalls(server);

async function buildLine() {
  const { id } = await server.buildSeason({ seats: 1 });
  const season = { kind: "SEASON", offeringId: id };
  return { id, holder: await start(season), next: await startConfirmed(season) };
}

test("what cannot be done is logged, each fault by itself, and does not hold up the rest", async () => {
  const lines = [await buildLine(), await buildLine(), await buildLine()];
  const { dataSource } = server;
  await dataSource.query("UPDATE runs SET seats = 2 WHERE season_id IS NOT NULL");
  await dataSource.query(
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not this one'; END $$`,
  );
  const [, broken] = lines;
  await dataSource.query(
    `CREATE TRIGGER refuse BEFORE UPDATE ON runs FOR EACH ROW WHEN (OLD.season_id = '${broken?.id}') EXECUTE FUNCTION refuse()`,
  );
  await dataSource.query("ALTER TABLE pictures RENAME TO hidden_pictures");
  const logged: string[] = [];
  const log = { error: ({ err }: { err?: unknown }) => void logged.push((err as Error).message) };
  const stop = await startJobs({ ...server.services, mailer }, { log });
  await expect
    .poll(() => logged.sort())
    .toEqual(['relation "pictures" does not exist', "not this one"].sort());
  const statesOf = () => Promise.all(lines.map(async ({ next }) => (await read(next.secret)).state));
  await expect.poll(statesOf).toEqual(["STARTED", "WAITING", "STARTED"]);
  await stop();

  laterMs = 25 * HOUR_MS;
  await dataSource.query("DROP TRIGGER refuse ON runs");
  const stopAgain = await startJobs({ ...server.services, mailer }, { log });
  await expect.poll(async () => (await read(lines[1]?.holder.secret ?? "")).state).toBe("CANCELLED");
  await stopAgain();
});

const QUEUE = "sweep-pictures";

async function addJob(): Promise<void> {
  await server.dataSource.transaction(async (manager) =>
    server.services.jobs.enqueue(manager, { queue: QUEUE, data: {} }),
  );
}

test("a sweep comes back until it is stopped, and tells no fault of its own ending", async () => {
  let sweeps = 0;
  const faults: unknown[] = [];
  const boss = createBoss(poolOf(server.dataSource));
  await server.dataSource.query("DELETE FROM pgboss.job");
  const stopped: Promise<void>[] = [];
  const work = async () => {
    sweeps += 1;
    if (sweeps < 3) return addJob();
    stopped.push(stop());
    throw new Error("the database is closed");
  };
  const stop = startWorker({
    boss,
    services: { ...server.services, mailer },
    queues: [queueOf({ name: QUEUE, cron: "0 0 * * *", work })],
    onFault: (fault) => faults.push(fault),
  });
  await addJob();
  await expect.poll(() => stopped).toHaveLength(1);
  await Promise.all(stopped);
  expect([sweeps, faults]).toEqual([3, []]);
});

test("a stop waits for the sweep that is under way, and starts no other", async () => {
  let [begun, ended] = [0, 0];
  let finish = () => {};
  const work = async () => {
    begun += 1;
    await new Promise<void>((resolve) => (finish = resolve));
    ended += 1;
  };
  const stop = startWorker({
    boss: createBoss(poolOf(server.dataSource)),
    services: { ...server.services, mailer },
    queues: [queueOf({ name: QUEUE, cron: "0 0 * * *", work })],
    onFault: () => {},
  });
  await addJob();
  await expect.poll(() => begun).toBe(1);
  await addJob();
  const stopped = stop();
  finish();
  await stopped;
  expect([begun, ended]).toEqual([1, 1]);
});
