import { expect, test } from "vitest";
import { poolOf } from "../../../server/database/dataSource";
import { countStatements } from "../../support/countStatements";
import { OPEN_LESSON } from "../../support/documents";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

const REPORT = `mutation ($input: ReportWatchingInput!) {
  reportWatching(input: $input) { id progress { watchedSeconds positionSeconds doneBy } batch { id doneCount } } }`;

async function buildReport() {
  const { id: batchId } = await server.buildBatch({ secretCode: null });
  const { id } = await server.buildReference({ batchId, durationText: "10:00" });
  await server.as.learner.ask(OPEN_LESSON, { id });
  const input = { referenceId: id, watched: [{ from: 0, to: 15 }], positionSeconds: 15 };
  return () => server.as.learner.ask(REPORT, { input });
}

test("a report of watching takes three statements: the session, the lesson with its access, and the merge", async () => {
  const report = await buildReport();
  await report();
  const statements = await countStatements(async () => {
    const { data, errors } = await report();
    expect(errors).toEqual([]);
    expect(data?.reportWatching).toMatchObject({
      progress: { positionSeconds: 15 },
      batch: { doneCount: 0 },
    });
  });
  expect(statements).toBe(3);
});

test("a report changes nothing that a cache follows, for which its response would have to wait", async () => {
  const report = await buildReport();
  const listener = await poolOf(server.dataSource).connect();
  const changes: string[] = [];
  listener.on("notification", ({ channel }) => changes.push(channel));
  await listener.query("LISTEN content_changed");
  await report();
  await listener.query("SELECT 1");
  expect(changes).toEqual([]);
  await server.dataSource.query("UPDATE site_settings SET tagline = tagline");
  await listener.query("SELECT 1");
  expect(changes).toEqual(["content_changed"]);
  listener.release(true);
});
