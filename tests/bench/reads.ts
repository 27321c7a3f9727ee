import "reflect-metadata";
import { deepStrictEqual } from "node:assert";
import { startBenchDatabase } from "./benchDatabase";
import { BENCH_SIZE, fillAcademy } from "./fillAcademy";
import type { Measured } from "./measure";
import { ask, measure, median } from "./measure";
import type { Operation } from "./operations";
import { portalOperation, publicOperations } from "./operations";
import type { BenchServer } from "./startProcess";
import { startBareServer, startProduct } from "./startProcess";
import { writeResults } from "./writeResults";

const SECONDS = 5;
/** `npm run bench -- 3 Portal` measures three rounds, of that read only. */
const [times = "4", only = ""] = process.argv.slice(2);
const ROUNDS = Number(times);

/** Also measures the Node process's CPU time, which other load hardly affects. */
class Runs {
  private readonly runs: (Measured & { processorMs: number })[] = [];

  constructor(
    private readonly server: BenchServer,
    private readonly url: string,
  ) {}

  async add(operation: Operation): Promise<void> {
    const before = await this.server.processorMs();
    const run = await measure(this.url, operation, SECONDS);
    this.runs.push({ ...run, processorMs: (await this.server.processorMs()) - before });
  }

  settled() {
    return {
      perSecond: median(this.runs.map((run) => run.perSecond)),
      p99: median(this.runs.map((run) => run.p99)),
      processorMs: median(this.runs.map((run) => run.processorMs / run.requests)),
    };
  }
}

/** Date formats differ; everything else must be equal. */
function comparable(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer), (key: string, value: unknown) =>
    key === "viewedAt" && typeof value === "string" ? new Date(value).toISOString() : value,
  );
}

await using database = await startBenchDatabase();
const { url, client } = await database.create("bench");
const academy = await fillAcademy(client, BENCH_SIZE);
const product = await startProduct(url);
const bare = await startBareServer(url);

const rows = [];
const operations = [...publicOperations(academy), portalOperation(academy)];
for (const operation of operations.filter(({ name }) => name.startsWith(only))) {
  const [ours, theirs] = [`${product.origin}/graphql`, `${bare.origin}${operation.barePath}`];
  deepStrictEqual(comparable(await ask(ours, operation)), comparable(await ask(theirs, operation)));
  for (const address of [ours, theirs]) await measure(address, operation, 2);
  const [us, them] = [new Runs(product, ours), new Runs(bare, theirs)];
  for (let round = 0; round < ROUNDS; round += 1) {
    await them.add(operation);
    await us.add(operation);
  }
  const [own, limit] = [us.settled(), them.settled()];
  rows.push({
    read: operation.name,
    "× bare pg": (own.perSecond / limit.perSecond).toFixed(2),
    "per second": Math.round(own.perSecond),
    "p99 ms": own.p99,
    "processor ms a request": own.processorMs.toFixed(3),
    "bare per second": Math.round(limit.perSecond),
    "bare p99 ms": limit.p99,
    "bare processor ms": limit.processorMs.toFixed(3),
  });
}
const memory = await product.residentMegabytes();
await product.stop();
await bare.stop();
await writeResults({
  name: "reads",
  title: `Reads: the product beside a bare node:http + pg server, 50 connections, medians of ${ROUNDS}`,
  rows,
  note: `The product's process holds ${memory} MB after the load.`,
});
