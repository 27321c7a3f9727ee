import { expect, test } from "vitest";
import { sweepEvery } from "../../server/platform/jobs/sweepEvery";
import { startJobs } from "../../server/app/startJobs";
import { BEHIND_PROXY, enrolmentCalls } from "../support/enrolmentCalls";
import { useTestApp } from "../support/testApp";

const HOUR_MS = 60 * 60 * 1000;
let laterMs = 0;
const server = useTestApp(BEHIND_PROXY, { clock: { now: () => new Date(Date.now() + laterMs) } });
const { start, startConfirmed, read } = enrolmentCalls(server);

/** A season with one seat, which the first has, and somebody who waits. */
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
  const log = { error: ({ err }: { err: unknown }) => void logged.push((err as Error).message) };
  const stop = startJobs(server.services, log);
  await expect
    .poll(() => logged.sort())
    .toEqual(['relation "pictures" does not exist', "not this one"].sort());
  const statesOf = () => Promise.all(lines.map(async ({ next }) => (await read(next.secret)).state));
  await expect.poll(statesOf).toEqual(["STARTED", "WAITING", "STARTED"]);
  stop();

  laterMs = 25 * HOUR_MS;
  await dataSource.query("DROP TRIGGER refuse ON runs");
  startJobs(server.services, log)();
  await expect.poll(async () => (await read(lines[1]?.holder.secret ?? "")).state).toBe("CANCELLED");
});

test("a sweep comes back until it is stopped, and tells no fault of its own ending", async () => {
  let sweeps = 0;
  const faults: unknown[] = [];
  let stop = () => {};
  await new Promise<void>((resolve) => {
    const work = async () => {
      sweeps += 1;
      if (sweeps < 3) return;
      stop();
      resolve();
      throw new Error("the database is closed");
    };
    stop = sweepEvery({ everyMs: 1, work, onFault: (fault) => faults.push(fault) });
  });
  expect([sweeps, faults]).toEqual([3, []]);
});
