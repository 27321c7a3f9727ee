import "reflect-metadata";
import type pg from "pg";
import { startBenchDatabase } from "./benchDatabase";
import type { BenchAcademy } from "./fillAcademy";
import { BENCH_SIZE, fillAcademy } from "./fillAcademy";
import { median } from "./measure";
import type { Operation } from "./operations";
import { cmsBatchOperation, cmsCoursesOperation, portalOperation } from "./operations";
import { sequentialScans } from "./sequentialScans";
import type { BenchServer } from "./startProcess";
import { startProduct } from "./startProcess";
import { writeResults } from "./writeResults";

const GROWTH = [1, 10, 100];
const REQUESTS = Number(process.argv[2] ?? 300);

const GROWING = [
  "batch_accesses",
  "batch_references",
  "batches",
  "courses",
  "lesson_progress",
  "sessions",
  "users",
];

interface Site {
  growth: number;
  product: BenchServer;
  client: pg.Client;
  academy: BenchAcademy;
}

async function time({ product }: Site, operation: Operation, connection: number): Promise<number> {
  const { headers, body } = operation.requestOf(connection);
  const start = performance.now();
  const response = await fetch(`${product.origin}/graphql`, { method: "POST", headers, body });
  const text = await response.text();
  if (!text.startsWith('{"data":{') || text.includes('"errors"')) {
    throw new Error(`${operation.name}: ${text.slice(0, 200)}`);
  }
  return performance.now() - start;
}

await using database = await startBenchDatabase();
const sites: Site[] = [];
for (const growth of GROWTH) {
  const { url, client } = await database.create(`scale_${growth}`);
  const size = {
    ...BENCH_SIZE,
    courses: BENCH_SIZE.courses * growth,
    learners: BENCH_SIZE.learners * growth,
  };
  process.stdout.write(`· Filling the academy at ${growth} ×\n`);
  const academy = await fillAcademy(client, size);
  sites.push({ growth, client, academy, product: await startProduct(url) });
}

/** Alternates sizes, so that other load affects all of them. */
async function compare(operationOf: (academy: BenchAcademy) => Operation): Promise<Record<string, string>> {
  const runs = [];
  for (const site of sites) {
    const operation = operationOf(site.academy);
    for (let warm = 0; warm < REQUESTS / 3; warm += 1) await time(site, operation, warm);
    runs.push({
      site,
      operation,
      times: [] as number[],
      before: await sequentialScans(site.client, GROWING),
    });
  }
  for (let round = 0; round < REQUESTS; round += 1) {
    for (const { site, operation, times } of runs) times.push(await time(site, operation, round));
  }
  const row: Record<string, string> = {};
  const base = median(runs[0]?.times ?? []);
  for (const { site, operation, times, before } of runs) {
    const after = await sequentialScans(site.client, GROWING);
    const scanned = GROWING.filter((table) => after.get(table) !== before.get(table));
    row.read = operation.name;
    row[`ms at ${site.growth} ×`] = median(times).toFixed(2);
    row[`ratio at ${site.growth} ×`] = (median(times) / base).toFixed(2);
    row[`tables read in sequence at ${site.growth} ×`] = scanned.join(", ") || "none";
  }
  return row;
}

const rows = [];
for (const operationOf of [portalOperation, cmsCoursesOperation, cmsBatchOperation]) {
  rows.push(await compare(operationOf));
}
for (const { product } of sites) await product.stop();
await writeResults({
  name: "scale",
  title: `Growth: one request's time at 10 × and 100 × the content, as a ratio to 1 ×, medians of ${REQUESTS}`,
  rows,
});
