import { readFile, readdir, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { Page } from "@playwright/test";
import { paths } from "../../../shared/paths";
import { callApi, expect, test } from "../../support/browser";
import { unlockBatch } from "../../support/browserCalls";
import { readDemoCourses } from "../../support/demoCourses";
import { holdRequests } from "../../support/holdRequests";
import { pageAddresses } from "../../support/pageAddresses";
import type { Place } from "../../support/pageAddresses";
import type { Academy } from "../../support/startAcademy";

const courses = await readDemoCourses();

const BUNDLES = ["dist/client", "dist/sandbox"];
const BATCHES = "{ courses { slug batches { id name access } } }";

const SERVER_ONLY =
  /argon2|secret_?code_?hash|password_?hash|token_?hash|SECRET_KEY|DATABASE_URL|postgres:\/\//i;

const decompress = promisify(brotliDecompress);

async function readBundles(): Promise<{ file: string; text: string }[]> {
  const files: { file: string; text: string }[] = [];
  for (const bundle of BUNDLES) {
    for (const entry of await readdir(bundle, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      const bytes = await readFile(file);
      files.push({ file, text: (file.endsWith(".br") ? await decompress(bytes) : bytes).toString("latin1") });
    }
  }
  return files;
}

function secretsOf({ people, codes }: Academy): string[] {
  const secrets = [...Object.values(people).map(({ password }) => password), ...Object.values(codes)];
  expect(secrets.length).toBeGreaterThan(8);
  expect(secrets.every((secret) => secret.length >= 12)).toBe(true);
  return secrets;
}

function linksOf(isWanted: (course: (typeof courses)[number]) => boolean): string[] {
  const lessons = courses
    .filter(isWanted)
    .flatMap(({ batches }) => batches.flatMap((batch) => batch.lessons));
  const links = new Set(lessons.flatMap(({ link }) => link ?? []));
  return [...links].flatMap((link) => [link, link.replaceAll("&", "&amp;")]);
}

test("files with a hash in their name are kept for good, others are asked about, each compressed as one can read", async ({
  page,
}) => {
  const hashed = (await readdir("dist/client/assets")).find((name) => name.endsWith(".js"));
  const forGood = (
    await page.request.get(`/assets/${hashed}`, { headers: { "accept-encoding": "br" } })
  ).headers();
  expect(forGood["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(forGood["content-encoding"]).toBe("br");
  expect(forGood.vary).toContain("accept-encoding");
  expect((await page.request.get("/favicon.svg")).headers()["cache-control"]).toBe("no-cache");
});

/** Public but not indexed, without one person's own pages. */
const UNLISTED = [
  ...[paths.signIn, paths.join, paths.forgot, paths.reset, paths.verify, paths.invitation, paths.newEmail],
  ...[
    paths.cmsSignIn,
    paths.manageCourses,
    paths.bootcampOffer,
    "/aa",
    "/partner",
    "/footer",
    "/mainnav",
    "/Homenav",
  ],
];
/** An exercise's page has the workbench. */
const maxKib = (address: string) => (address.startsWith("/practice/") ? 210 : 191);
const MAX_FILES = 8;
const IS_READY = "/^(interactive|live)$/.test(document.documentElement.dataset.startup)";

/** Evaluates without user activation, so that parts loaded on interaction stay unloaded. */
async function createSilentEvaluate(page: Page): Promise<(expression: string) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  return async (expression) => {
    const { result } = await session.send("Runtime.evaluate", { expression, returnByValue: true });
    return result.value as unknown;
  };
}

test("a public page loads at most 8 files of JavaScript, within its budget, before any touch, and its HTML names them all", async ({
  page,
}) => {
  test.slow();
  const siteMap = await (await page.request.get("/sitemap.xml")).text();
  const all = [...siteMap.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => new URL(address).pathname);
  // Other stories' records have a random number in their URL, and exercises share their page's files.
  const [, ...sameAsFirst] = all.filter((address) => address.startsWith("/practice/"));
  const listed = all.filter((address) => !/\d{5}/.test(address) && !sameAsFirst.includes(address));
  expect(listed.length).toBeGreaterThan(20);
  await page.setViewportSize({ width: 360, height: 740 });
  const evaluate = await createSilentEvaluate(page);
  const weights: [address: string, kib: number][] = [];
  const numbers: [address: string, files: number][] = [];
  const unnamed: string[] = [];
  const asked: string[] = [];
  page.on("request", (request) => {
    const body = request.postData() ?? "";
    // The votes are the visitor's own; what a page shows to everybody came with its HTML.
    if (request.url().endsWith("/graphql") && !body.includes("OfferVotes")) asked.push(page.url() + body);
  });
  for (const address of [...listed, ...UNLISTED]) {
    await page.goto(address, { waitUntil: "commit" });
    await expect.poll(async () => evaluate(IS_READY)).toBe(true);
    await page.waitForLoadState("networkidle");
    const files = (await evaluate(
      "[...new Set(performance.getEntriesByType('resource').map(({ name }) => name))]",
    )) as string[];
    const scripts = files.map((file) => new URL(file).pathname).filter((file) => file.endsWith(".js"));
    const sizes = await Promise.all(scripts.map(async (file) => (await stat(`dist/client${file}.gz`)).size));
    const html = await (await page.request.get(address)).text();
    unnamed.push(...scripts.filter((file) => !html.includes(file)).map((file) => `${address} ${file}`));
    numbers.push([address, scripts.length]);
    weights.push([address, sizes.reduce((sum, size) => sum + size, 0) / 1024]);
  }
  expect(weights.filter(([address, kib]) => kib > maxKib(address))).toEqual([]);
  expect(numbers.filter(([, files]) => files > MAX_FILES || files < 5)).toEqual([]);
  expect(unnamed).toEqual([]);
  expect(asked).toEqual([]);
});

test("what is below the fold is in the page at once, and its program comes with anyone who scrolls", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const isLoaded = () => scripts.some((url) => /HomeSections-[\w-]+\.js$/.test(url));
  const evaluate = await createSilentEvaluate(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect.poll(async () => evaluate(IS_READY)).toBe(true);
  await page.waitForLoadState("networkidle");
  expect(scripts.some((url) => /HomePage-[\w-]+\.js$/.test(url))).toBe(true);
  expect(isLoaded()).toBe(false);

  await page.mouse.wheel(0, 600);
  await expect.poll(isLoaded).toBe(true);
  await expect(page.locator('html[data-startup="live"]')).toBeAttached();
  await page.getByRole("button", { name: "Pause the logos" }).click();
  await expect(page.getByRole("button", { name: "Move the logos" })).toBeVisible();
});

test("a jump to a part that is asleep is at once, and the part stays as it was drawn", async ({ page }) => {
  const letCome = await holdRequests(page, /OffersSections-/);
  await page.goto("/offer", { waitUntil: "commit" });
  await page.waitForLoadState("networkidle");
  const part = page.locator("#course");
  const drawn = await part.elementHandle();
  await page.getByRole("link", { name: "Explore Courses" }).click();
  await expect(part).toBeInViewport();
  expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
  letCome();
  await expect(page.locator('html[data-startup="live"]')).toBeAttached();
  expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(part).toBeInViewport();
});

test("no password, code, video of a course or piece of the server is in the bundles", async ({ academy }) => {
  const files = await readBundles();
  expect(files.filter(({ file }) => file.endsWith(".js")).length).toBeGreaterThan(20);
  expect(files.filter(({ text }) => text.includes("Enter Secret Code")).length).toBeGreaterThan(0);
  const forbidden = [...secretsOf(academy), ...linksOf(() => true)];
  const found = files.filter(
    ({ text }) => SERVER_ONLY.test(text) || forbidden.some((secret) => text.includes(secret)),
  );
  expect(found.map(({ file }) => file)).toEqual([]);
  expect(files.map(({ file }) => file).filter((file) => file.endsWith(".map"))).toEqual([]);
});

test("no password or code is in a page, and no video of a batch that is locked for anyone who opens it", async ({
  page,
  newPage,
  signIn,
  academy,
}) => {
  const visitor = await newPage();
  const { data } = await callApi(page, BATCHES, {});
  const listed = data.courses as { slug: string; batches: { id: string; name: string }[] }[];
  const places: Place[] = listed.flatMap(({ slug, batches }) =>
    batches.map(({ id }) => ({ courseSlug: slug, batchId: id })),
  );
  expect(places.length).toBeGreaterThan(8);
  await signIn("learner");
  const mine = listed.flatMap(({ batches }) => batches).find(({ name }) => name === "Power BI Batch 1");
  await unlockBatch(page, mine?.id ?? "", academy.codes["Power BI Batch 1"] ?? "");

  const isUnlocked = ({ slug, batches }: (typeof courses)[number]) =>
    slug === "power-bi" || batches.some(({ access }) => access === "OPEN");
  const readers: [string, Page, string[]][] = [
    ["visitor", visitor, linksOf(() => true)],
    ["learner", page, linksOf((course) => !isUnlocked(course))],
  ];
  // A course's page offers its first video to everyone.
  const samples = new Set(courses.map((course) => course.sampleVideoLink));
  const found: string[] = [];
  const shown = new Set<string>();
  for (const [who, reader, links] of readers) {
    const forbidden = [...secretsOf(academy), ...links.filter((link) => !samples.has(link))];
    for (const address of pageAddresses(places)) {
      // Redirects lead to pages that are among the addresses themselves.
      const text = await (await reader.request.get(address, { maxRedirects: 0 })).text();
      if (forbidden.some((secret) => text.includes(secret))) found.push(`${address} as ${who}`);
      if (who === "learner") linksOf(isUnlocked).forEach((link) => text.includes(link) && shown.add(link));
    }
  }
  expect(found).toEqual([]);
  expect(shown.size, "what is unlocked is there, so that the search means something").toBeGreaterThan(10);
});
