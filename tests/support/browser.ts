import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import type { BrowserContext, ConsoleMessage, Page, TestInfo } from "@playwright/test";
import { expect, test as base } from "@playwright/test";
import type * as Axe from "axe-core";
import { SIGN_IN, SIGN_UP } from "./documents";
import { PagePool } from "./pagePool";
import type { Academy } from "./startAcademy";
import { INTERACTIVE } from "./interactive";

export { expect } from "@playwright/test";

interface Person {
  email: string;
  password: string;
}

interface Fixtures {
  academy: Academy;
  /** Signs in as a new learner without access, or as the demo's admin. */
  signIn: (role: "learner" | "admin") => Promise<Person>;
  newPage: (person?: Person) => Promise<Page>;
}

/** Gives each browser its own address, and so its own limits. */
async function comeFromSomewhere(context: BrowserContext): Promise<void> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  await context.setExtraHTTPHeaders({ "x-forwarded-for": address });
}

/** Mocks other hosts, which this browser cannot reach: pages load videos and pictures from them. */
export async function answerForOthers(page: Page, { origin }: Academy): Promise<void> {
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<title>outside</title>" }),
  );
}

/** The trace recorder tries to run scripts in the frame of an e-mail, which forbids them. */
const KEPT_OUT = /^Blocked script execution in '\S+\/cms\/mail\/\S+\.html'/;
const NOT_FOUND = /^Failed to load resource: .* status of 404/;

/** Of a course that another story has just made, and every page with courses shows. */
const OTHERS_PICTURES = "https://pictures.example.com/";

function isExpected(page: Page, message: ConsoleMessage): boolean {
  if (message.location().url.startsWith(OTHERS_PICTURES)) return true;
  if (KEPT_OUT.test(message.text())) return true;
  return NOT_FOUND.test(message.text()) && message.location().url === page.url();
}

function watch(page: Page, complaints: string[]): void {
  page.on("console", (message) => {
    const isComplaint = ["error", "warning"].includes(message.type());
    if (isComplaint && !isExpected(page, message)) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
}

const PAGE_LIMIT = 600;

/** Says what a failed story's page shows. (Playwright's own snapshot may be of a page that waits in the pool.) */
async function describeFailedPage(page: Page, story: TestInfo): Promise<void> {
  const shown = await page
    .locator("main")
    .first()
    .innerText({ timeout: 5000 })
    .catch((error: unknown) => String(error));
  const body = `${page.url()}\n${shown.slice(0, PAGE_LIMIT)}`;
  await story.attach("page", { body, contentType: "text/plain" });
  await page.screenshot({ path: story.outputPath("page.png"), timeout: 5000 }).catch(() => {});
}

/** Makes navigation wait for hydration. A test of the time before uses `waitUntil: "commit"`. */
function waitForPages(page: Page): void {
  const isReady = async () => {
    await page.locator(INTERACTIVE).waitFor({ state: "attached" });
    // Any input starts the parts below the fold.
    await page.evaluate(() => dispatchEvent(new Event("scroll")));
    await expect(page.locator('html[data-startup="live"]')).toBeAttached();
  };
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== "commit" && !url.startsWith("/sandbox")) await isReady();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await isReady();
    return response;
  };
}

export async function callApi(
  page: Page,
  query: string,
  variables: object,
): Promise<{ data: Record<string, unknown> }> {
  const response = await page.request.post("/graphql", { data: { query, variables } });
  return (await response.json()) as { data: Record<string, unknown> };
}

/** An account has few sessions: one left open would end another story's. */
export async function signOut(page: Page): Promise<void> {
  await callApi(page, "mutation { signOut }", {});
}

const readAcademy = () => JSON.parse(process.env.ACADEMY ?? "null") as Academy;

export const test = base.extend<
  Fixtures & { complaints: string[]; takePage: () => Promise<Page> },
  { pagePool: PagePool }
>({
  academy: async ({}, use) => {
    await use(readAcademy());
  },
  baseURL: async ({ academy }, use) => {
    await use(academy.origin);
  },
  complaints: [
    async ({}, use) => {
      const complaints: string[] = [];
      await use(complaints);
      expect(complaints, "nothing is written to the console").toEqual([]);
    },
    { auto: true },
  ],
  pagePool: [
    async ({ browser }, use) => {
      await use(new PagePool(browser));
    },
    { scope: "worker" },
  ],
  takePage: async ({ pagePool, academy, javaScriptEnabled, timezoneId, complaints }, use, story) => {
    const taken: Page[] = [];
    const runsScripts = javaScriptEnabled !== false;
    const isPlain = runsScripts && timezoneId === story.project.use.timezoneId;
    await use(async () => {
      const page = await pagePool.take(academy, {
        isOwn: !isPlain,
        prepare: runsScripts ? waitForPages : undefined,
      });
      taken.push(page);
      await comeFromSomewhere(page.context());
      watch(page, complaints);
      return page;
    });
    for (const page of taken) {
      if (story.errors.length > 0 && !page.isClosed()) await describeFailedPage(page, story);
      await pagePool.giveBack(page);
    }
  },
  page: async ({ takePage }, use) => {
    await use(await takePage());
  },
  context: async ({ page }, use) => {
    await use(page.context());
  },
  newPage: async ({ takePage }, use) => {
    const pages: Page[] = [];
    await use(async (person) => {
      const page = await takePage();
      pages.push(page);
      if (person) await callApi(page, SIGN_IN, { input: person });
      return page;
    });
    // A story may close a device.
    for (const page of pages) if (!page.isClosed()) await signOut(page);
  },
  signIn: async ({ page, academy }, use) => {
    await use(async (role) => {
      if (role === "admin") {
        await callApi(page, SIGN_IN, { input: academy.people.admin });
        return academy.people.admin;
      }
      const person = { email: `learner-${randomInt(2 ** 40)}@example.com`, password: "three brass lanterns" };
      await callApi(page, SIGN_UP, { input: { ...person, name: "Lata (sample)" } });
      return person;
    });
    await signOut(page);
  },
});

/** The package exports its full text, which takes a browser longer to compile. */
const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

export async function expectAccessible(page: Page, options: { rules?: string[] } = {}): Promise<void> {
  // Entering elements are still transparent, and not yet what people read.
  const countEntering = () =>
    document.getAnimations().filter(({ playState, effect }) => {
      return playState === "running" && Number(effect?.getComputedTiming().endTime) < 2000;
    }).length;
  await expect.poll(() => page.evaluate(countEntering)).toBe(0);
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(AXE);
  const found = await page.evaluate(async (runOnly) => {
    const here = (window as unknown as { axe: typeof Axe }).axe;
    // No page has frames of the academy that axe could inspect.
    const only = { iframes: false, resultTypes: ["violations"] as "violations"[] };
    const { violations } = await here.run(runOnly ? { ...only, runOnly } : only);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  }, options.rules);
  expect(found).toEqual([]);
}

export const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];

/** Compares with the screen's width: a phone's window grows with overflowing content. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const content = await page.evaluate(() =>
    Math.max(document.documentElement.scrollWidth, document.body.scrollWidth),
  );
  expect(content, `${page.url()} is no wider than the screen`).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
}

export async function jsonLdTypes(page: Page): Promise<string[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => (JSON.parse(text) as { "@type": string })["@type"]);
}

export async function openMenu(page: Page): Promise<void> {
  const opener = page.getByRole("button", { name: "Open menu" });
  if (await opener.isVisible()) await opener.click();
}

export async function goToPlace(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await page.getByRole("navigation", { name: "Content area" }).getByRole("link", { name }).click();
}
