import "reflect-metadata";
import { deepStrictEqual } from "node:assert";
import { startBenchDatabase } from "./benchDatabase";
import { BENCH_SIZE, fillAcademy } from "./fillAcademy";
import type { Measured } from "./measure";
import { ask, measure, median } from "./measure";
import { portalOperation, publicOperations } from "./operations";
import { startBareServer, startProduct } from "./startProcess";
import { writeResults } from "./writeResults";

const ROUNDS = 4;
const SECONDS = Number(process.argv[2] ?? 5);

function settled(runs: Measured[]): Measured {
  return { perSecond: median(runs.map((run) => run.perSecond)), p99: median(runs.map((run) => run.p99)) };
}

/** Dates are written differently; anything else must be the same. */
function comparable(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer), (key: string, value: unknown) =>
    key === "viewedAt" && typeof value === "string" ? new Date(value).toISOString() : value,
  );
}

const database = await startBenchDatabase();
const { url, client } = await database.create("bench");
const academy = await fillAcademy(client, BENCH_SIZE);
const product = await startProduct(url);
const bare = await startBareServer(url);

const rows = [];
for (const operation of [...publicOperations(academy), portalOperation(academy)]) {
  const [ours, theirs] = [`${product.origin}/graphql`, `${bare.origin}${operation.barePath}`];
  deepStrictEqual(comparable(await ask(ours, operation)), comparable(await ask(theirs, operation)));
  for (const address of [ours, theirs]) await measure(address, operation, 2);
  const runs: Record<"ours" | "theirs", Measured[]> = { ours: [], theirs: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    runs.theirs.push(await measure(theirs, operation, SECONDS));
    runs.ours.push(await measure(ours, operation, SECONDS));
  }
  const [us, them] = [settled(runs.ours), settled(runs.theirs)];
  rows.push({
    read: operation.name,
    "× bare pg": (us.perSecond / them.perSecond).toFixed(2),
    "per second": Math.round(us.perSecond),
    "p99 ms": us.p99,
    "bare per second": Math.round(them.perSecond),
    "bare p99 ms": them.p99,
  });
}
const memory = await product.residentMegabytes();
await product.stop();
await bare.stop();
await database.stop();
await writeResults(
  "reads",
  "Reads: the product beside a bare node:http + pg server, 50 connections, medians of four rounds",
  rows,
);
process.stdout.write(`The product's process holds ${memory} MB after the load.\n`);
