import { execFile } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { DrillAcademy } from "./academy";
import { readDemo } from "./academy";
import { Client, load, percentile } from "./asking";
import { statusOf, until } from "./product";

export interface Figure {
  what: string;
  figure: string;
  aim: string;
}

export type Row = (academy: DrillAcademy) => Promise<Figure[]>;

const RESTARTS = 20;
/** Characters of a dead product's output. */
const LAST_WORDS = 2000;

/** `pg_ctl restart -m fast` under load, again and again. */
export const restart: Row = async (academy) => {
  const figures: Figure[] = [];
  for (const clients of [20, 60]) {
    let survived = 0;
    let product = await academy.start();
    for (let round = 0; round < RESTARTS; round += 1) {
      const { statuses, stop } = load(product, clients, async (client) => client.ask());
      await until(() => statuses.length > 3 * clients || product.hasDied());
      await academy.stopDatabase();
      await academy.startDatabase();
      await until(async () => product.hasDied() || (await statusOf(`${product.origin}/readyz`)) === 200);
      await stop();
      if (!product.hasDied()) survived += 1;
      else {
        process.stderr.write(`${product.output().slice(-LAST_WORDS)}\n`);
        product = await academy.start();
      }
    }
    await product.stop();
    const what = `PostgreSQL restarted ${RESTARTS} times, ${clients} clients: survived`;
    figures.push({ what, figure: String(survived), aim: String(RESTARTS) });
  }
  return figures;
};

const VISITORS = 500;
const RENDERS_SECONDS = 12;
const run = promisify(execFile);

async function openPages(origin: string): Promise<string> {
  const said = [origin, VISITORS, RENDERS_SECONDS].map(String);
  const { stdout } = await run(process.execPath, ["--import", "tsx", "tests/drill/visitors.ts", ...said]);
  const counts = Object.entries(JSON.parse(stdout) as Record<string, number>);
  return counts.map(([status, count]) => `${count} × ${status}`).join(", ");
}

/** 500 visitors at once, each with a page that no cache holds, again and again. */
export const renders: Row = async (academy) => {
  const product = await academy.start();
  const learner = new Client(product);
  await learner.signIn(await readDemo(academy.dataDir));
  for (let warm = 0; warm < 20; warm += 1) await learner.ask();
  let isOver = false;
  const pages = openPages(product.origin).finally(() => (isOver = true));
  // Awaited below; until then a failure must not end the drill before it has cleaned up.
  pages.catch(() => {});
  // Until the visitors' own process has started.
  await sleep(2000);
  const reads: number[] = [];
  const ready: number[] = [];
  for (; !isOver; await sleep(100)) {
    const { status, ms } = await learner.ask();
    reads.push(status === 200 ? ms : Infinity);
    ready.push(await statusOf(`${product.origin}/readyz`));
  }
  const figures = [
    {
      what: `${VISITORS} renders at once: p95 of ${reads.length} portal reads`,
      figure: `${percentile(reads, 0.95)} ms`,
      aim: "≤ 500 ms",
    },
    {
      what: "the same: /readyz",
      figure: `${ready.filter((status) => status === 200).length} of ${ready.length} 200`,
      aim: "all",
    },
    { what: "the same: pages", figure: await pages, aim: "–" },
  ];
  await product.stop();
  return figures;
};

const AWAY_MS = 10_000;
const PUBLIC = ["/", "/lms", "/powerbi", "/offer", "/about", "/og/site/home.png"];

/** PostgreSQL is stopped; visitors go on reading what was on its pages. */
export const away: Row = async (academy) => {
  const product = await academy.start();
  const open = async () => Promise.all(PUBLIC.map(async (page) => statusOf(product.origin + page)));
  await until(async () => (await open()).every((status) => status === 200));
  await academy.stopDatabase();
  const statuses: number[] = [];
  for (const end = Date.now() + AWAY_MS; Date.now() < end; await sleep(50)) statuses.push(...(await open()));
  await academy.startDatabase();
  await until(async () => (await statusOf(`${product.origin}/readyz`)) === 200);
  await product.stop();
  const served = statuses.filter((status) => status === 200).length;
  const what = "PostgreSQL away for 10 s: public pages served";
  return [{ what, figure: `${served} of ${statuses.length}`, aim: "all" }];
};

const HOLE_MS = 40_000;

/** Every byte to and from PostgreSQL is lost, while its connections stay open. */
export const blackHole: Row = async (academy) => {
  const product = await academy.start();
  const { statuses, stop } = load(product, 20, async (client) => client.ask());
  await until(() => statuses.length > 100);
  academy.proxy.setBlackHole(true);
  await sleep(HOLE_MS);
  academy.proxy.setBlackHole(false);
  const ended = performance.now();
  const [visitor, reader] = [new Client(product), new Client(product)];
  const wellAfter = async (ask: () => Promise<{ status: number }>) => {
    await until(async () => (await ask()).status === 200);
    return `${((performance.now() - ended) / 1000).toFixed(1)} s`;
  };
  const [api, page, ready] = await Promise.all([
    wellAfter(() => reader.ask()),
    wellAfter(() => visitor.page("/lms")),
    wellAfter(async () => ({ status: await statusOf(`${product.origin}/readyz`) })),
  ]);
  await stop();
  await product.stop();
  return [
    { what: "40 s black hole: API serves again after its end", figure: api, aim: "≤ 5 s" },
    { what: "the same: pages", figure: page, aim: "≤ 5 s" },
    { what: "the same: /readyz", figure: ready, aim: "≤ 5 s" },
  ];
};

/** A classroom: one address, many requests in the same moment. */
export const parallel: Row = async (academy) => {
  const product = await academy.start({ REQUESTS_PER_MINUTE_ANONYMOUS: "300" });
  const client = new Client(product);
  const said = await Promise.all(Array.from({ length: 100 }, () => client.ask()));
  await product.stop();
  const through = said.filter(({ status }) => status === 200).length;
  return [{ what: "100 requests at once from one client: let through", figure: String(through), aim: "100" }];
};

const MIXED_MS = 60_000;

/** Pages, reads and messages by turns. */
export const memory: Row = async (academy) => {
  const product = await academy.start();
  for (const path of ["/", "/lms", "/powerbi", "/blog"]) await new Client(product).page(path);
  const warm = await product.residentMegabytes();
  let turn = 0;
  const { statuses, stop } = load(product, 50, async (client) => {
    turn += 1;
    if (turn % 3 === 0) return client.page(`/?next=${turn}`);
    return turn % 3 === 1 ? client.page("/powerbi") : client.ask();
  });
  let peak = warm;
  for (const end = Date.now() + MIXED_MS; Date.now() < end; await sleep(500))
    peak = Math.max(peak, await product.residentMegabytes());
  await stop();
  const after = await product.residentMegabytes();
  await product.stop();
  return [
    { what: "Memory, warm", figure: `${warm} MB`, aim: "≤ 220 MB" },
    { what: `after ${MIXED_MS / 1000} s of mixed load`, figure: `${after} MB`, aim: "≤ 400 MB" },
    { what: "at its highest", figure: `${peak} MB (${statuses.length} responses)`, aim: "≤ 400 MB" },
  ];
};

/** SIGTERM under load, with a body that never comes. */
export const stopping: Row = async (academy) => {
  const product = await academy.start();
  const { statuses, stop } = load(product, 20, async (client) => client.ask());
  await until(() => statuses.length > 100);
  const stalled = fetch(`${product.origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode("{")) }),
    duplex: "half",
  } as RequestInit).catch(() => {});
  await sleep(500);
  const asked = performance.now();
  const ended = product.stop();
  let ready = 200;
  while (ready === 200) ready = await statusOf(`${product.origin}/readyz`);
  const readyAfter = Math.round(performance.now() - asked);
  const code = await ended;
  const seconds = ((performance.now() - asked) / 1000).toFixed(1);
  await stop();
  await stalled;
  const refused = statuses.filter((status) => status === 503).length;
  return [
    { what: "SIGTERM: what /readyz says first", figure: `${ready} after ${readyAfter} ms`, aim: "503" },
    { what: "the same: other requests refused with 503", figure: String(refused), aim: "0" },
    {
      what: "the same: exit, with a stalled body",
      figure: `${code} after ${seconds} s`,
      aim: "0 within 10 s",
    },
  ];
};
