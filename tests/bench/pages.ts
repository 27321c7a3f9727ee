import "reflect-metadata";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { startBenchDatabase } from "./benchDatabase";
import { measureLive, signInLearner } from "./live";
import { median } from "./measure";
import { startDemo } from "./startProcess";
import { writeResults } from "./writeResults";

/** `npm run bench:pages -- 5 /lms /blog` measures these routes, five times each. */
const [times = "3", ...asked] = process.argv.slice(2);
const ROUTES = [
  "/",
  "/work",
  "/powerbi",
  "/aa",
  "/machinelearning",
  "/nlp",
  "/python",
  "/offer-1",
  "/offer",
  "/about",
  "/blog",
  "/blog/a-messy-csv",
  "/contact",
  "/contactusworkshop",
  "/lms",
  "/lms/data-science",
  "/signin",
  "/join",
  "/course",
  "/partner",
  "/cmslogin",
];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const DEBUGGING_PORT = 9333;

interface NetworkRequest {
  resourceType?: string;
  url: string;
}

interface Visit {
  scores: number[];
  lcp: number;
  cls: number;
  tbt: number;
  scripts: string[];
  failed: string[];
}

async function gzipBytes(urls: string[]): Promise<number> {
  let bytes = 0;
  for (const url of urls) {
    const { headers } = await fetch(url, { method: "HEAD", headers: { "accept-encoding": "gzip" } });
    bytes += Number(headers.get("content-length"));
  }
  return bytes;
}

/** Lighthouse's simulated phone on a slow connection. */
async function visit(url: string): Promise<Visit> {
  const run = await lighthouse(url, { port: DEBUGGING_PORT, logLevel: "error", onlyCategories: CATEGORIES });
  if (!run) throw new Error(`Lighthouse measured nothing at ${url}`);
  const { audits, categories } = run.lhr;
  const details = audits["network-requests"]?.details;
  const requests = details?.type === "table" ? (details.items as unknown as NetworkRequest[]) : [];
  const scripts = requests.filter(({ resourceType }) => resourceType === "Script");
  return {
    scores: CATEGORIES.map((name) => Math.round(100 * (categories[name]?.score ?? 0))),
    lcp: audits["largest-contentful-paint"]?.numericValue ?? 0,
    cls: audits["cumulative-layout-shift"]?.numericValue ?? 0,
    tbt: audits["total-blocking-time"]?.numericValue ?? 0,
    scripts: [...new Set(scripts.map((script) => script.url))],
    failed: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === "binary" && score === 0)
      .map(({ id }) => id),
  };
}

await using database = await startBenchDatabase();
const { url, client } = await database.create("pages");
const product = await startDemo(url);
const lesson = await signInLearner(client);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  chromiumSandbox: process.getuid?.() !== 0,
  args: [`--remote-debugging-port=${DEBUGGING_PORT}`],
  // The driver disables this by default; visitors' browsers have it.
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
});

const rows = [];
for (const route of asked.length > 0 ? asked : ROUTES) {
  const visits: Visit[] = [];
  await fetch(product.origin + route);
  for (let time = 0; time < Number(times); time += 1) visits.push(await visit(product.origin + route));
  const middle = (pick: (seen: Visit) => number) => median(visits.map(pick));
  rows.push({
    route,
    "perf / a11y / practices / seo": CATEGORIES.map((_name, index) =>
      middle(({ scores }) => scores[index] ?? 0),
    ).join(" / "),
    "LCP ms": Math.round(middle(({ lcp }) => lcp)),
    CLS: middle(({ cls }) => cls).toFixed(3),
    "TBT ms": Math.round(middle(({ tbt }) => tbt)),
    "JavaScript KiB": ((await gzipBytes(visits[0]?.scripts ?? [])) / 1024).toFixed(1),
    scripts: visits[0]?.scripts.length ?? 0,
    failed: [...new Set(visits.flatMap(({ failed }) => failed))].join(", ") || "nothing",
  });
  process.stdout.write(`${JSON.stringify(rows.at(-1))}\n`);
}
const live = await measureLive(browser, { origin: product.origin, lesson, times: Number(times) });
await browser.close();
await product.stop();
await writeResults({ name: "live", title: `Pages on a slow phone, medians of ${times}`, rows: live });
await writeResults({ name: "pages", title: `Pages: Lighthouse's mobile profile, medians of ${times}`, rows });
