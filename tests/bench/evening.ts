import "reflect-metadata";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { startBenchDatabase } from "./benchDatabase";
import type { BenchLearner } from "./fillAcademy";
import { BENCH_SIZE, fillAcademy } from "./fillAcademy";
import type { BenchServer } from "./startProcess";
import { startDemo } from "./startProcess";
import { percentile, tryVisit, visit } from "./visit";
import { readEarlierRows, writeResults } from "./writeResults";

/** `npm run bench:evening -- 15 /dash` measures this page only, for 15 seconds. */
const [seconds = "15", ...only] = process.argv.slice(2);
const SECONDS = Number(seconds);
const LEARNERS = 300;
const REPORT_EVERY_SECONDS = 15;
const HEALTH_EVERY_MS = 200;
const IDLE_SECONDS = 20;
/** Of reports: the minute for which a learner's first one leases part of the rate limit. */
const ROUNDS = 4;
/** Of reports by all learners: a few minutes of an evening, after which V8 has compiled what they run. */
const WARM_UP_ROUNDS = 20;

const REPORT = `mutation ($input: ReportWatchingInput!) {
  reportWatching(input: $input) { id progress { watchedSeconds positionSeconds doneBy } batch { id doneCount } }
}`;

interface Person extends BenchLearner {
  lessonId: string;
}

interface Academy {
  product: BenchServer;
  client: pg.Client;
  learners: Person[];
}

const PUBLIC = ["/", "/powerbi", "/blog", "/offer", "/lms"];
const OWN = ["/dash", "lesson", "/account", "/registrations"];

const cookieOf = ({ token }: BenchLearner) => `session=${token}`;

function learnerAt({ learners }: Academy, index: number): Person {
  const learner = learners[index % learners.length];
  if (!learner) throw new Error("The benchmark's academy has no learners.");
  return learner;
}

function addressOf({ product }: Academy, page: string, learner: Person): string {
  return product.origin + (page === "lesson" ? `/lessons/${learner.lessonId}` : page);
}

async function countStatements(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ calls: string }>(
    "SELECT sum(calls) AS calls FROM pg_stat_statements WHERE query NOT LIKE '%pg_stat_statements%'",
  );
  return Number(rows[0]?.calls);
}

/** Every learner opens the page once as a warm-up, then once more: an evening's server runs compiled code. */
async function measurePage(academy: Academy, page: string) {
  const times: number[] = [];
  const ask = async (index: number) => {
    const learner = learnerAt(academy, index);
    const { status, ms } = await visit({ url: addressOf(academy, page, learner), cookie: cookieOf(learner) });
    if (status !== 200) throw new Error(`${page} answered ${status}`);
    return ms;
  };
  for (let index = 0; index < LEARNERS; index += 1) await ask(index);
  const [processor, statements] = [
    await academy.product.processorMs(),
    await countStatements(academy.client),
  ];
  for (let index = 0; index < LEARNERS; index += 1) times.push(await ask(index));
  const [processorAfter, after] = [
    await academy.product.processorMs(),
    await countStatements(academy.client),
  ];
  return {
    "processor ms": ((processorAfter - processor) / LEARNERS).toFixed(1),
    statements: ((after - statements) / LEARNERS).toFixed(1),
    "pages per second": "",
    "p50 ms": Math.round(percentile(times, 0.5)),
    "p95 ms": Math.round(percentile(times, 0.95)),
    failed: 0,
    "health ms": "",
  };
}

/** All learners at once, each opening one page after the other. */
async function measureCrowd(academy: Academy, pages: string[]) {
  const { product, client } = academy;
  const end = performance.now() + SECONDS * 1000;
  const [times, health]: [number[], number[]] = [[], []];
  let failed = 0;
  const [processor, statements] = [await product.processorMs(), await countStatements(client)];
  const crowd = Array.from({ length: LEARNERS }, async (_one, index) => {
    const learner = learnerAt(academy, index);
    for (let turn = index; performance.now() < end; turn += 1) {
      const page = pages[turn % pages.length] ?? "";
      const { status, ms } = await tryVisit({
        url: addressOf(academy, page, learner),
        cookie: cookieOf(learner),
      });
      if (status === 200) times.push(ms);
      else failed += 1;
    }
  });
  while (performance.now() < end) {
    const { ms } = await tryVisit({ url: `${product.origin}/healthz` });
    health.push(ms);
    await sleep(HEALTH_EVERY_MS);
  }
  await Promise.all(crowd);
  const [processorAfter, after] = [await product.processorMs(), await countStatements(client)];
  return {
    "processor ms": ((processorAfter - processor) / times.length).toFixed(1),
    statements: ((after - statements) / times.length).toFixed(1),
    "pages per second": Math.round(times.length / SECONDS),
    "p50 ms": Math.round(percentile(times, 0.5)),
    "p95 ms": Math.round(percentile(times, 0.95)),
    failed,
    "health ms": Math.round(Math.max(...health)),
  };
}

/** Of a core, by the server's own queues and timers. */
async function measureIdleShare(product: BenchServer): Promise<number> {
  const before = await product.processorMs();
  await sleep(IDLE_SECONDS * 1000);
  return ((await product.processorMs()) - before) / (IDLE_SECONDS * 1000);
}

/** Every learner reports 15 watched seconds each 15 seconds, after a warm-up. */
async function measureReports({ product, client, learners }: Academy) {
  const times: number[] = [];
  let failed = 0;
  const send = async (learner: Person, from: number) => {
    const to = from + REPORT_EVERY_SECONDS;
    const input = { referenceId: learner.lessonId, watched: [{ from, to }], positionSeconds: to };
    const body = JSON.stringify({ query: REPORT, variables: { input } });
    return tryVisit({ url: `${product.origin}/graphql`, cookie: cookieOf(learner), body });
  };
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1)
    await Promise.all(learners.map((learner) => send(learner, 0)));
  const idleShare = await measureIdleShare(product);
  const [processor, statements] = [await product.processorMs(), await countStatements(client)];
  const report = async (learner: Person, from: number) => {
    await sleep(Math.random() * REPORT_EVERY_SECONDS * 1000);
    const { ms, text } = await send(learner, from);
    if (text.includes('"watchedSeconds"')) times.push(ms);
    else failed += 1;
  };
  for (let round = 0; round < ROUNDS; round += 1)
    await Promise.all(learners.map((learner) => report(learner, (round + 1) * REPORT_EVERY_SECONDS)));
  const duration = ROUNDS * REPORT_EVERY_SECONDS * 1000;
  const spent = (await product.processorMs()) - processor - idleShare * duration;
  return {
    row: {
      "processor ms": (spent / times.length).toFixed(1),
      statements: (((await countStatements(client)) - statements) / times.length).toFixed(1),
      "pages per second": Math.round(times.length / (ROUNDS * REPORT_EVERY_SECONDS)),
      "p50 ms": Math.round(percentile(times, 0.5)),
      "p95 ms": Math.round(percentile(times, 0.95)),
      failed,
      "health ms": "",
    },
    share: spent / duration,
    idleShare,
  };
}

await using database = await startBenchDatabase({
  shared_preload_libraries: "pg_stat_statements",
  max_connections: "200",
});
const { url, client } = await database.create("evening");
await client.query("CREATE EXTENSION pg_stat_statements");
let product = await startDemo(url);
const { learners } = await fillAcademy(client, BENCH_SIZE);
const { rows: lessons } = await client.query<{ batchId: string; id: string }>(
  `SELECT DISTINCT ON (batch_id) batch_id AS "batchId", id FROM batch_references ORDER BY batch_id, position`,
);
const lessonOf = new Map(lessons.map(({ batchId, id }) => [batchId, id]));
const people = learners.map((learner) => ({ ...learner, lessonId: lessonOf.get(learner.batchId) ?? "" }));
await product.stop();
product = await startDemo(url);
const academy: Academy = { product, client, learners: people };

const rows = [];
if (only.length === 0)
  rows.push({ page: `/dash, ${LEARNERS} at once, cold`, ...(await measureCrowd(academy, ["/dash"])) });
for (const page of only.length > 0 ? only : [...PUBLIC, ...OWN])
  rows.push({ page, ...(await measurePage(academy, page)) });
let note: string | undefined;
if (only.length === 0) {
  const evening = ["/lms", "/dash", "lesson"];
  rows.push({
    page: `${evening.join(", ")}, ${LEARNERS} at once`,
    ...(await measureCrowd(academy, evening)),
  });
  const reports = await measureReports(academy);
  rows.push({ page: "a progress report", ...reports.row });
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  note = `Progress reports of ${LEARNERS} learners take ${percent(reports.share)} of a core, beside ${percent(reports.idleShare)} of an idle server.`;
}
await academy.product.stop();
const earlier = await readEarlierRows("evening", "page");
await writeResults({
  name: "evening",
  title: `An evening: ${LEARNERS} signed-in learners, pages one after another and all at once`,
  rows: rows.map((row) => ({ ...row, "processor ms before": earlier.get(row.page)?.["processor ms"] ?? "" })),
  note,
});
