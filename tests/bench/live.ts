import { stat } from "node:fs/promises";
import type { Browser, BrowserContext } from "@playwright/test";
import type { Client } from "pg";
import { median } from "./measure";
import type { Row } from "./writeResults";

/** A slow phone: 1.6 Mbit/s, 150 ms, a processor four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 7.5e5 / 8 };
const SLOWDOWN = 4;
const VIEWPORT = { width: 360, height: 740 };
const TOKEN = "session-of-the-benchmark-".padEnd(43, "x");
const VISITOR = ["/", "/powerbi", "/lms/data-science", "/practice"];

interface Start {
  painted: number;
  /** Taps and typing work. */
  live: number;
  scripts: string[];
}

/** Signs in a learner of the demo who has lessons; returns the address of one. */
export async function signInLearner(client: Client): Promise<string> {
  const { rows } = await client.query<{ lesson: string }>(
    `WITH learner AS (SELECT user_id, reference_id FROM lesson_progress ORDER BY user_id LIMIT 1), signed AS (
       INSERT INTO sessions (user_id, token_hash, idle_until, ends_at)
       SELECT user_id, sha256(convert_to($1, 'UTF8')), now() + interval '1 day', now() + interval '1 day' FROM learner)
     SELECT reference_id AS lesson FROM learner`,
    [TOKEN],
  );
  return `/lessons/${rows[0]?.lesson}`;
}

async function start(context: BrowserContext, url: string): Promise<Start> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!/interactive|live/.test(document.documentElement?.dataset.startup ?? "")) return;
      performance.mark("live");
      observer.disconnect();
    }).observe(document, { attributes: true, childList: true, subtree: true });
    new PerformanceObserver((list) => {
      performance.mark("painted", { startTime: list.getEntries().at(-1)?.startTime });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("live").length > 0, null, {
    timeout: 60_000,
  });
  const seen = await page.evaluate(() => {
    const [painted = 0, live = 0] = ["painted", "live"].map(
      (name) => performance.getEntriesByName(name).at(-1)?.startTime,
    );
    const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    return { painted, live, scripts: [...new Set(files)].filter((file) => file.endsWith(".js")) };
  });
  await page.close();
  return seen;
}

/** When pages are painted and live on a slow phone, on a first visit and with cached files. */
export async function measureLive(
  browser: Browser,
  { origin, lesson, times }: { origin: string; lesson: string; times: number },
): Promise<Row[]> {
  const learner = [...VISITOR, "/dash", lesson, "/lms"].map((path) => ({ path, as: "learner" }));
  const rows: Row[] = [];
  for (const { path, as } of [...VISITOR.map((one) => ({ path: one, as: "visitor" })), ...learner]) {
    const [first, again]: [Start[], Start[]] = [[], []];
    for (let time = 0; time < times; time += 1) {
      const context = await browser.newContext({ viewport: VIEWPORT });
      if (as === "learner") await context.addCookies([{ name: "session", value: TOKEN, url: origin }]);
      first.push(await start(context, origin + path));
      again.push(await start(context, origin + path));
      await context.close();
    }
    const ms = (starts: Start[], of: "painted" | "live") => Math.round(median(starts.map((one) => one[of])));
    const scripts = first[0]?.scripts ?? [];
    const sizes = await Promise.all(scripts.map(async (file) => (await stat(`dist/client${file}.gz`)).size));
    rows.push({
      page: path === lesson ? "a lesson" : path,
      as,
      "painted ms": ms(first, "painted"),
      "live ms": ms(first, "live"),
      "cached: painted ms": ms(again, "painted"),
      "cached: live ms": ms(again, "live"),
      scripts: scripts.length,
      "JavaScript KiB": (sizes.reduce((sum, size) => sum + size, 0) / 1024).toFixed(1),
    });
    process.stdout.write(`${JSON.stringify(rows.at(-1))}\n`);
  }
  return rows;
}
